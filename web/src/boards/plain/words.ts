// How a plain board calls what it shows: by the game's words, and by the bare name where it has none.

import type { Scene } from '../board';

const unsaid = (words: string): boolean => words.startsWith('[');
const bare = (id: string): string => id.replaceAll('_', ' ').replaceAll('-', ' ');

export function areaName(scene: Scene, key: string): string {
  const said = scene.say(`board-${key}`);
  return unsaid(said) ? thingName(scene, key) : said;
}

export function thingName(scene: Scene, id: string): string {
  const said = scene.name(id);
  return unsaid(said) ? bare(id) : said;
}
