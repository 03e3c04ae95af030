// Where materials, silver, cards, castles and towns are. What an area or the frame has to give lies there until it
// is decided; what is in nobody's hand is in the box beside the board.
import { BOX, type Holding, type Holdings } from '../travel';
import { MATERIALS, placeId, type Table } from './view';

export const holdings: Holdings = (view) => {
  const table = view.table as Table;
  const found: Holding[] = [];
  const add = (kind: string, place: string, amount = 1): void => void found.push({ kind, place, amount });
  table.seats.forEach((seat, number) => {
    const place = `seat-${number}`;
    for (const material of MATERIALS) add(material, place, seat.materials[material]);
    add('silver', place, seat.silver);
    add('card', place, seat.card_count);
    add(`castle-${number}`, place, seat.castles_left);
  });
  for (const land of table.lands) {
    const place = placeId(land.at);
    if (land.town) add(land.town, place);
    for (const area of land.areas) {
      if (area.kind === 'mine') add('silver', place, area.symbols);
      else if (area.waiting) add(area.kind === 'market' ? 'card' : area.kind, place, area.symbols);
      for (const owner of Object.values(area.castles).flat()) add(`castle-${owner}`, place);
    }
  }
  for (const { at, tile, frame } of table.meadows) {
    if (tile) continue;
    for (const [side, kind] of Object.entries(frame)) add(kind, `${placeId(at)} ${side}`);
  }
  add('card', 'deck', table.deck.top + table.deck.under.length);
  add('village', BOX, table.box.villages);
  add('city', BOX, table.box.cities);
  return found;
};
