// Where workers, seals and cards are. Goods behind a screen are not seen; the log tells who receives seals.
import type { GameEvent } from '../../lib/types';
import type { Holding, Holdings } from '../travel';
import type { ArcadiaTable } from './view';

/** A seat's workers in reserve are those that are not out: the number itself does not matter. */
function reserve(table: ArcadiaTable, seat: number): number {
  return -Object.values(table.board.workers).filter((who) => who === seat).length;
}

function sealsTold(events: GameEvent[], seat: number): Holding[] {
  return events
    .filter((event) => event.name === 'seals' && event.seat === seat)
    .map(({ params }) => ({
      kind: `seal-${params.family}`,
      place: `seat-${seat}`,
      amount: Number(params.amount),
    }));
}

export const holdings: Holdings = (view, events) => {
  const table = view.table as ArcadiaTable;
  const found: Holding[] = [];
  const add = (kind: string, place: string, amount = 1): void => void found.push({ kind, place, amount });
  table.seats.forEach(({ goods, hand_size }, seat) => {
    const place = `seat-${seat}`;
    add(`worker-${seat}`, place, reserve(table, seat));
    add('card', place, hand_size);
    if (!goods) found.push(...sealsTold(events, seat));
    for (const [family, amount] of Object.entries(goods?.seals ?? {})) add(`seal-${family}`, place, amount);
    if (goods) add('worker-neutral', place, goods.neutral_workers);
  });
  for (const card of table.open_cards) add('card', card);
  add('card', 'deck', table.deck);
  add('worker-neutral', 'pool', table.neutral_workers);
  for (const [cell, who] of Object.entries(table.board.workers)) add(`worker-${who}`, `worker-${cell}`);
  for (const { family, cells, complete } of table.board.buildings) {
    add(`seal-${family}`, cells[0] ?? '', complete ? 0 : 1);
  }
  return found;
};
