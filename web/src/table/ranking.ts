// Who came where, and which figure decided it.

import type { Story } from '../lib/types';

type FinalSeat = Story['seats'][number];

export interface Ranked extends FinalSeat {
  /** How many figures were looked at to tell this seat from others; 1: the score alone. */
  looked: number;
}

/** Return the seats, the best first; one table after another where several games were played side by side. */
export function rankedTables(seats: FinalSeat[], groups: number[][] = []): Ranked[][] {
  const tables = groups.map((group) => seats.filter((one) => group.includes(one.seat)));
  return (tables.length ? tables : [seats]).map(ranked);
}

/** Return seats that played each other, the best first. */
export function ranked(seats: FinalSeat[]): Ranked[] {
  return [...seats]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map((one) => ({ ...one, looked: Math.max(1, ...seats.map((other) => compared(one, other))) }));
}

/** Return the names of those who won a game. */
export function winnersOf(table: Ranked[]): string {
  return table
    .filter((one) => one.rank === 1)
    .map((one) => one.name)
    .join(', ');
}

function compared(one: FinalSeat, other: FinalSeat): number {
  if (one.seat === other.seat) return 1;
  const first = one.standing.findIndex((value, place) => value !== other.standing[place]);
  return first < 0 ? one.standing.length : first + 1;
}
