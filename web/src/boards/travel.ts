// What travels: the pieces of which events say where they came from and where they went.

import type { GameEvent } from '../lib/types';

export interface Journey {
  kind: string;
  from: string;
  to: string;
  amount: number;
}

/** Return the ways that pieces went, in the order of the events; what went the same way goes together. */
export function journeys(events: GameEvent[]): Journey[] {
  const found = new Map<string, Journey>();
  for (const { kind, amount, start, end } of events.flatMap((event) => event.pieces)) {
    if (start === end) continue;
    const way = `${kind} ${start} ${end}`;
    const known = found.get(way);
    if (known) known.amount += amount;
    else found.set(way, { kind, from: start, to: end, amount });
  }
  return [...found.values()];
}
