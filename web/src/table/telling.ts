// The account since my last answer in words, for the page and for screen readers.

import type { Scene } from '../boards/board';
import { t, words } from '../lib/texts.svelte';
import type { Account, Done, Grown } from './account';

/** Of `worker-2` and the like, what all such are called. */
const stems = (kind: string): string[] => [kind, kind.replace(/-[^-]*$/, ''), kind.replace(/-.*$/, '')];

/** What a kind of piece or a figure is called. */
export function kindName(scene: Scene, kind: string): string {
  const known = stems(kind).find((one) => words.knows(one, scene.game));
  return known ? scene.name(known) : '';
}

/** What a place is called, or all such places, or what a place is for; "" where it has no name. */
export function placeName(game: string, place: string): string {
  const known = [place, place.replace(/-\d+$/, ''), place.replace(/^[^-]*-/, '')].find((one) =>
    words.knows(one, game),
  );
  return known ? words.name(game, known) : '';
}

/** So many pieces of a kind; "" where there is no word for them. */
function pieces(scene: Scene, { kind, amount }: Done): string {
  const counted = stems(kind)
    .map((one) => `piece-${one}`)
    .find((one) => words.knows(one, scene.game));
  if (counted) return scene.say(counted, { amount });
  const name = kindName(scene, kind);
  return name && amount > 1 ? `${amount} × ${name}` : name;
}

/** How many of what, where, and from or to whom; "" where there are no words for it. */
export function doneWords(scene: Scene, done: Done, names: string[]): string {
  const what = pieces(scene, done);
  const { deed, other, place } = done;
  if (what && place !== null) return t('at-place', { what, place: placeName(scene.game, place) });
  if (!what || other === null) return what;
  return t(deed === 'took' ? 'from-seat' : 'to-seat', { what, name: names[other] ?? '' });
}

export function figureWords(scene: Scene, { figure, by, now }: Grown): string {
  const change = `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
  return `${kindName(scene, figure)} ${now === null ? change : t('figure-now', { change, now })}`;
}

/** One seat's account as a sentence. */
export function accountWords(scene: Scene, account: Account, names: string[]): string {
  const parts = [
    ...account.figures.map((one) => figureWords(scene, one)),
    ...account.done
      .map((one) => ({ deed: one.deed, what: doneWords(scene, one, names) }))
      .filter(({ what }) => what)
      .map(({ deed, what }) => `${t(`deed-${deed}`)} ${what}`),
  ];
  const told = parts.length ? parts.join(', ') : account.lines.join(' ');
  return `${names[account.seat] ?? t('since-all')}: ${told}.`;
}
