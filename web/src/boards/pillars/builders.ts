// Where the master builders are that one can see.
import type { Owner, PillarsTable } from './view';

export interface Standing {
  owner: Exclude<Owner, null>;
  /** A place of the road, "dial", "line" or "drawn", as events name them. */
  place: string;
  /** Which space of a place, which cost of the dial, which flag of the line. */
  number: number;
}

export function standing(table: PillarsTable): Standing[] {
  const found: Standing[] = [];
  const add = (owner: Owner, place: string, number: number): void => {
    if (owner !== null) found.push({ owner, place, number });
  };
  for (const [place, owners] of Object.entries(table.places)) {
    owners.forEach((owner, space) => add(owner, place, space));
  }
  for (const [cost, seat] of Object.entries(table.dial)) add(seat, 'dial', Number(cost));
  table.expansion?.line.forEach((owner, flag) => add(owner, 'line', flag));
  if (table.builder) add(table.builder.black ? 'black' : table.builder.seat, 'drawn', 0);
  return found;
}
