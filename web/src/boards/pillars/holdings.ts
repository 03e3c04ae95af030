// Where cubes and cards are. A card on the board is its own place; a worker's card is at its site.
import type { Holding, Holdings } from '../travel';
import { MATERIALS, type PillarsTable } from './view';

export const holdings: Holdings = (view) => {
  const table = view.table as PillarsTable;
  const found: Holding[] = [];
  const add = (kind: string, place: string, amount = 1): void => void found.push({ kind, place, amount });
  for (const material of MATERIALS) {
    table.seats.forEach(({ cubes }, seat) => add(material, `seat-${seat}`, cubes[material]));
    add(material, 'market', table.market[material]);
    add(material, 'stock', table.supply.cubes[material]);
  }
  const open = [
    ...table.supply.resources,
    ...table.supply.craftsmen,
    ...table.kingsbridge,
    ...table.shiring,
    ...(table.expansion ? [table.expansion.privilege, ...table.expansion.crusades] : []),
  ];
  for (const card of open) if (card) add(card, card);
  table.seats.forEach((seat, number) => {
    for (const card of [...seat.craftsmen, ...seat.privileges]) add(card, `seat-${number}`);
    for (const card of seat.resources) add(card, `party-${card}`);
  });
  return found;
};
