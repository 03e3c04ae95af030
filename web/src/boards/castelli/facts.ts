// What several parts of the board ask of a scene.

import type { Scene } from '../board';
import type { CastelliData, CastelliGameBox } from '../../lib/api-types';
import { SIDES, type Area, type Land, type Table, type TileFace } from './view';

export type CastelliScene = Scene<Table>;

/** The components, as far as the board shows their figures. */
export function dataOf(scene: CastelliScene): CastelliData {
  return (scene.box as unknown as CastelliGameBox).castelli;
}

/** The number of a colour, by which it is painted; that of its seat, where it has one. */
export function colourNumber(scene: CastelliScene, colour: string): number {
  return dataOf(scene).setup.colours.indexOf(colour);
}

/** The seat of a colour at a table; null where it is neutral. */
export function seatOf(scene: CastelliScene, colour: string, table: number): number | null {
  const seat = scene.view.table.seats.findIndex((one) => one.colour === colour && one.table === table);
  return seat < 0 ? null : seat;
}

/** Who a colour is: the name of its player, or the colour's own where it is neutral. */
export function whoIs(scene: CastelliScene, colour: string, table: number): string {
  const seat = seatOf(scene, colour, table);
  if (seat === null) return scene.say('board-neutral', { colour: scene.name(colour) });
  return scene.seats[seat]?.name ?? scene.name(colour);
}

/** The shields of a tile in words. */
export function tileWords(scene: CastelliScene, tile: TileFace, table: number): string {
  return SIDES.map((side) => {
    const { colour, points } = tile.shields[side];
    return scene.say('board-shield', { side: scene.name(side), who: whoIs(scene, colour, table), points });
  }).join(', ');
}

/** One tile more decides this area, or all of them lie there and it is decided. */
export function isClose(area: Area): boolean {
  return area.waiting === 1 && area.kind !== 'mine';
}

export function isDecided(area: Area): boolean {
  return area.waiting === 0 && area.kind !== 'mine';
}

/** An area in words: what it gives, and to whom as things stand. */
export function areaWords(scene: CastelliScene, area: Area, table: number): string {
  const parts = [scene.say('board-area', { area: scene.name(area.kind), number: area.symbols })];
  for (const [colour, points] of Object.entries(area.influence)) {
    parts.push(scene.say('board-influence', { who: whoIs(scene, colour, table), points }));
  }
  parts.push(
    area.waiting ? scene.say('board-waiting', { number: area.waiting }) : scene.say('board-decided'),
  );
  return parts.join(', ');
}

/** A land in words, for who cannot see it. */
export function landWords(scene: CastelliScene, land: Land): string {
  const [row, column] = land.at;
  const parts = [scene.say('board-land', { row, column })];
  if (land.town) parts.push(scene.name(land.town));
  parts.push(...land.areas.map((area) => areaWords(scene, area, land.table)));
  for (const area of land.areas) {
    for (const owners of Object.values(area.castles)) {
      const owner = owners.at(-1);
      if (owner !== undefined)
        parts.push(scene.say('board-castle-of', { who: scene.seats[owner]?.name ?? '' }));
    }
  }
  if (scene.view.table.sites[`${row},${column}`])
    parts.push(scene.say('board-scores', { points: land.worth }));
  return parts.join('; ');
}
