// The account since my last answer in words, for the page and for screen readers.

import type { Scene } from '../boards/board';
import { t, words } from '../lib/texts.svelte';
import type { Account, Done, Grown } from './account';

/** What a kind of piece or a figure is called; of `worker-2` and the like, what all such are called. */
export function kindName(scene: Scene, kind: string): string {
  const known = [kind, kind.replace(/-[^-]*$/, ''), kind.replace(/-.*$/, '')].find((one) =>
    words.knows(one, scene.game),
  );
  return known ? scene.name(known) : '';
}

/** How many of what, and from or to whom. */
export function doneWords(scene: Scene, { deed, kind, amount, other }: Done, names: string[]): string {
  const what = `${amount > 1 ? `${amount} × ` : ''}${kindName(scene, kind)}`;
  if (other === null) return what;
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
      .filter((one) => kindName(scene, one.kind))
      .map((one) => `${t(`deed-${one.deed}`)} ${doneWords(scene, one, names)}`),
  ];
  const told = parts.length ? parts.join(', ') : account.lines.join(' ');
  return `${names[account.seat] ?? t('since-all')}: ${told}.`;
}
