// The board in parts, for a small screen: which there are, which of them is asked about, and how each fills its room.
import type { Scene } from '../board';
import type { Box } from './layout';
import { STEPS, placesOf, road, stopName, type PillarsTable } from './view';

export interface BoardPart {
  id: string;
  /** What its tab says, and what it says in full. */
  tab: string;
  name: string;
  /** The stops of the road in it. */
  stops: string[];
}

/** The parts by their ids, beside those of the road. */
export const SUPPLY = 'supply';
export const BUILDERS = 'builders';
export const CATHEDRAL = 'cathedral';

/** The road is cut after these stops. */
const CUTS = ['priory', 'court', 'start-player', 'shiring-3'];
const GAP = 4;
export const STOP = { w: 122, h: 118 };
const WIDE = ['kingsbridge', 'shiring', 'market', 'crusades', 'shiring-3', 'line'];
/** How small and how large a part may be drawn: its smallest words keep eleven pixels. */
const SMALLEST = 0.86;
const LARGEST = 1.7;

export function boardParts(scene: Scene<PillarsTable>, offering: boolean): BoardPart[] {
  const stops = road(scene.box, scene.view.table.expansion !== null).filter(
    ({ id }) => id !== 'cathedral-site',
  );
  const found: BoardPart[] = [];
  if (offering) {
    const crusades = stops.some(({ id }) => id === 'crusades') ? ['crusades'] : [];
    found.push({
      id: SUPPLY,
      tab: scene.say('board-supply'),
      name: scene.say('board-supply'),
      stops: crusades,
    });
  }
  const places = stops.filter(({ id }) => placesOf(id).length).map(({ id }) => id);
  const builders = scene.say('board-builders');
  found.push({ id: BUILDERS, tab: builders, name: builders, stops: places });
  let cut: typeof stops = [];
  for (const stop of stops) {
    cut.push(stop);
    if (!CUTS.includes(stop.id)) continue;
    found.push({
      id: stop.id,
      tab: `${cut[0]!.number}–${stop.number}`,
      name: cut.map(({ id }) => stopName(scene, id)).join(', '),
      stops: cut.map(({ id }) => id),
    });
    cut = [];
  }
  found.push({ id: CATHEDRAL, tab: scene.name('cathedral'), name: scene.name('cathedral'), stops: [] });
  return found;
}

/** The part that is asked about, or where the round has come to. */
export function askedPart(scene: Scene<PillarsTable>, parts: BoardPart[]): string {
  const { table, question } = scene.view;
  const stop = STEPS[table.step];
  if (table.builder || table.step === 'builders' || question?.decision === 'recall_builder') return BUILDERS;
  const there = parts.find(
    (part) => part.id !== BUILDERS && part.id !== SUPPLY && stop && part.stops.includes(stop),
  );
  if (there) return there.id;
  return stop === 'cathedral-site' || parts[0]!.id !== SUPPLY ? CATHEDRAL : SUPPLY;
}

export interface Packed {
  boxes: Box[];
  width: number;
  height: number;
  /** CSS pixels to a unit. */
  scale: number;
}

/** Lay cells of one or two columns out so that they are as large as the room allows; what is too much is scrolled. */
export function pack(ids: string[], unit: { w: number; h: number }, room: { w: number; h: number }): Packed {
  const spans = ids.map((id) => (WIDE.includes(id) ? 2 : 1));
  const most = Math.max(
    2,
    spans.reduce((all, one) => all + one, 0),
  );
  let best: Packed | null = null;
  for (let columns = Math.min(2, most); columns <= most; columns++) {
    const one = flow(spans, columns, unit, room);
    if (!best || one.scale > best.scale + 0.001) best = one;
  }
  if (best!.scale >= SMALLEST) return { ...best!, scale: Math.min(best!.scale, LARGEST) };
  const columns = Math.max(2, Math.floor(room.w / (SMALLEST * (unit.w + GAP))));
  const { boxes, width, height } = flow(spans, columns, unit, room);
  return { boxes, width, height, scale: Math.min(room.w / width, LARGEST) };
}

function flow(
  spans: number[],
  columns: number,
  unit: { w: number; h: number },
  room: { w: number; h: number },
): Packed {
  const taken: number[] = []; // columns, by line
  const boxes = spans.map((span): Box => {
    let line = taken.findIndex((columnsTaken) => columnsTaken + span <= columns);
    if (line < 0) line = taken.push(0) - 1;
    const x = GAP / 2 + taken[line]! * (unit.w + GAP);
    taken[line]! += span;
    return { x, y: GAP / 2 + line * (unit.h + GAP), w: span * unit.w + (span - 1) * GAP, h: unit.h };
  });
  const width = columns * (unit.w + GAP);
  const height = taken.length * (unit.h + GAP);
  return { boxes, width, height, scale: Math.min(room.w / width, room.h / height) };
}
