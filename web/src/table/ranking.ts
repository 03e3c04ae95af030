// Who came where, and which figure decided it.

import type { Story } from '../lib/types';

type FinalSeat = Story['seats'][number];

export interface Ranked extends FinalSeat {
  /** How many figures were looked at to tell this seat from others; 1: the score alone. */
  looked: number;
}

/** Return the seats, the best first. */
export function ranked(seats: FinalSeat[]): Ranked[] {
  return [...seats]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map((one) => ({ ...one, looked: Math.max(1, ...seats.map((other) => compared(one, other))) }));
}

function compared(one: FinalSeat, other: FinalSeat): number {
  if (one.seat === other.seat) return 1;
  const first = one.standing.findIndex((value, place) => value !== other.standing[place]);
  return first < 0 ? one.standing.length : first + 1;
}
