// What people do at a table besides answering, in words: for the log, and for everybody who looks.

import { when } from '../lib/dates';
import { t, words } from '../lib/texts.svelte';
import type { News } from '../lib/types';

export interface Told {
  seq: number;
  at: number;
  /** The move after which it happened. */
  after: number;
  news: News;
}

const SILENT = new Set(['made', 'imported', 'begun', 'moved', 'chat', 'removed', 'renamed', 'coloured']);

/** What is told of these news, which follow so many moves. */
export function toldOf(news: News[], moves: number): Told[] {
  const found: Told[] = [];
  let after = moves;
  for (const one of news) {
    if ('moves' in one && one.moves.length) after = one.moves.at(-1)!.move;
    if (one.kind === 'undone') after = one.keep;
    if (!SILENT.has(one.kind) && !(one.kind === 'ended' && !one.agreed))
      found.push({ seq: one.seq, at: one.at, after, news: one });
  }
  return found;
}

export function toldLine(news: News, names: string[]): string {
  const name = 'name' in news ? (news.name ?? '') : '';
  switch (news.kind) {
    case 'late':
      if (!news.seats.length) return t('told-late-hidden');
      return t((news.times ?? 2) >= 2 ? 'told-late-sits' : 'told-late', {
        name: name || names[news.seats[0]!]!,
      });
    case 'holiday':
      return news.until === null
        ? t('told-holiday-over', { name })
        : t('told-holiday', { name, until: when(news.until, words.lang) });
    case 'arranged':
      return news.off.length
        ? t('told-taken-off', { name, off: news.off.join(', ') })
        : t('told-arranged', { name });
    case 'sit-in-asked':
    case 'sit-in-agreed':
    case 'sit-in-refused':
      return t(`told-${news.kind}`, { name, away: names[news.seat] ?? '' });
    case 'ended':
      return t('told-ended');
    case 'next-round':
      return t('told-next-round', { round: news.round });
    case 'left':
    case 'returned':
    case 'resigned':
    case 'declined':
    case 'sat-in':
      return t(`told-${news.kind}`, { name: name || news.seats.map((seat) => names[seat] ?? '').join(', ') });
    case 'rematch':
      return name ? t('told-rematch', { name }) : t('told-rematch-made');
    default:
      return t(`told-${news.kind}`, { name });
  }
}
