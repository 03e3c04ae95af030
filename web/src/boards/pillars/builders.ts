// Which builder is which. A view says where builders stand, not which of a seat's three: whoever did not move
// keeps its place, so that the others are seen to travel.
import type { Owner, PillarsTable } from './view';

export interface Standing {
  key: string;
  owner: Owner;
  /** "place:court:0", "dial:5", "line:2", "drawn" or "bag". */
  at: string;
}

/** Where the builders of each seat are; those nobody sees are in the bag. */
function whereabouts(table: PillarsTable, builders: number): Map<Owner, string[]> {
  const found = new Map<Owner, string[]>(table.seats.map((_, seat) => [seat, []]));
  const add = (owner: Owner, at: string): void => {
    if (owner !== null) found.set(owner, [...(found.get(owner) ?? []), at]);
  };
  for (const [place, owners] of Object.entries(table.places)) {
    owners.forEach((owner, space) => add(owner, `place:${place}:${space}`));
  }
  for (const [cost, seat] of Object.entries(table.dial)) add(seat, `dial:${cost}`);
  table.expansion?.line.forEach((owner, flag) => add(owner, `line:${flag}`));
  if (table.builder) add(table.builder.black ? 'black' : table.builder.seat, 'drawn');
  if (table.expansion?.black_in_bag) add('black', 'bag');
  for (const seat of table.seats.keys()) {
    const at = found.get(seat) ?? [];
    while (at.length < builders) at.push('bag');
    found.set(seat, at);
  }
  return found;
}

export class Builders {
  private last = new Map<string, string>();

  arrange(table: PillarsTable, builders: number): Standing[] {
    const result: Standing[] = [];
    for (const [owner, places] of whereabouts(table, builders)) {
      const keys = places.map((_, index) => `${owner}-${index}`);
      const free = [...places];
      const given = new Map<string, string>();
      for (const key of keys) {
        const stays = free.indexOf(this.last.get(key) ?? '');
        if (stays >= 0) given.set(key, free.splice(stays, 1)[0]!);
      }
      for (const key of keys) if (!given.has(key)) given.set(key, free.shift()!);
      for (const key of keys) result.push({ key, owner, at: given.get(key)! });
    }
    this.last = new Map(result.map(({ key, at }) => [key, at]));
    return result;
  }
}
