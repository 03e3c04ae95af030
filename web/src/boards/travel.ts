// What travels. A game says where its pieces are in a view; what has left one place and come to another is shown
// on its way. No rule is needed for that: two views and the difference between them.

import type { GameEvent, View } from '../lib/types';

/** So many pieces of a kind are at a place. Only differences count: where a sum is hidden, any start will do. */
export interface Holding {
  kind: string;
  place: string;
  amount: number;
}

export interface Journey {
  kind: string;
  from: string;
  to: string;
  amount: number;
}

/** Where everything is: in a view, and for what it hides, as the events that led to it tell. */
export type Holdings = (view: View<any>, events: GameEvent[]) => Holding[];

/** The place of everything that is nowhere else: the box beside the board. */
export const BOX = 'box';

type Change = { place: string; left: number };

function byKind(holdings: Holding[]): Map<string, Map<string, number>> {
  const kinds = new Map<string, Map<string, number>>();
  for (const { kind, place, amount } of holdings) {
    const places = kinds.get(kind) ?? new Map<string, number>();
    places.set(place, (places.get(place) ?? 0) + amount);
    kinds.set(kind, places);
  }
  return kinds;
}

/**
 * Return the ways from one arrangement to another: what is lost at a place goes to where as much is gained, in the
 * order in which places are named. What comes from nowhere comes from where others of its kind came from, or from
 * the box; what goes nowhere goes back there.
 */
export function journeys(before: Holding[], now: Holding[]): Journey[] {
  const found: Journey[] = [];
  const old = byKind(before);
  const fresh = byKind(now);
  for (const kind of new Set([...fresh.keys(), ...old.keys()])) {
    const was = old.get(kind) ?? new Map<string, number>();
    const is = fresh.get(kind) ?? new Map<string, number>();
    const losses: Change[] = [];
    const gains: Change[] = [];
    for (const place of new Set([...is.keys(), ...was.keys()])) {
      const change = (is.get(place) ?? 0) - (was.get(place) ?? 0);
      if (change < 0) losses.push({ place, left: -change });
      else if (change > 0) gains.push({ place, left: change });
    }
    const source = losses[0]?.place ?? BOX;
    for (const gain of gains) {
      for (const loss of losses) {
        const amount = Math.min(gain.left, loss.left);
        if (amount > 0) found.push({ kind, from: loss.place, to: gain.place, amount });
        gain.left -= amount;
        loss.left -= amount;
      }
      if (gain.left) found.push({ kind, from: source, to: gain.place, amount: gain.left });
    }
    for (const { place, left } of losses) {
      if (left && !gains.length) found.push({ kind, from: place, to: BOX, amount: left });
    }
  }
  return found;
}
