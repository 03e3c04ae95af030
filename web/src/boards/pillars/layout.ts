// Where everything lies. The base board is 1024 × 572; with the expansion it is wider and higher by the same measure.

import type { Standing } from './builders';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Where the cost dial and the bag are. */
export interface Yard {
  dial: Spot & { r: number };
  bag: Spot & { size: number };
}

export interface Layout extends Yard {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The yard: supply above, cost dial and bag below. */
  yard: Box;
  supply: { columns: number; pitch: number; rows: number; cards: number };
  /** Stops of the road by their ids. */
  stops: Record<string, Box>;
  /** Where the middle of the ring is: the cathedral and its road. */
  site: Box;
  gold: Box;
  line: Box | null;
}

export const BORDER = 22;
export const CARD = { w: 72, h: 90 };
const GAP = 4;
const INNER = BORDER + 4;
const YARD = 230;
const GOLD = 24;
/** The ring of the base board: its left and right ends. */
const RING = { left: 264, right: 998 };
const SITES = 132;
const TOP_ROW = 116;
const BOTTOM_ROW = 126;
const EXPANSION = 212;

export function layout(expansion: boolean, line: boolean, cards: number, offering: boolean): Layout {
  const width = 1024 + (expansion ? EXPANSION + GAP : 0);
  const height = expansion ? 690 : 572;
  const left = 1024 - width;
  const goldTop = height - INNER - GOLD;
  const bottom = goldTop - GAP;
  const yard = { x: left + INNER, y: INNER, w: YARD, h: bottom - INNER };
  const rows = Math.ceil(cards / 3);
  const pitch = rows > 3 ? 88 : 95;
  // While cards are on offer they have the yard; afterwards dial and bag do.
  const dialTop = yard.y + (offering ? 20 + rows * pitch : 0);
  const dialRoom = bottom - dialTop;
  const r = offering ? Math.min(70, dialRoom / 2 - 18) : 94;
  const dial = offering
    ? { x: yard.x + r + 10, y: dialTop + dialRoom / 2 + 8, r }
    : { x: yard.x + yard.w / 2, y: yard.y + yard.h * 0.22 + 34, r };
  const bag = offering
    ? { x: yard.x + yard.w - 37, y: dialTop + dialRoom / 2 + 20, size: 1 }
    : { x: yard.x + yard.w / 2, y: yard.y + yard.h * 0.8, size: 1.6 };

  const top = row(RING.left, RING.right - SITES - GAP, INNER, TOP_ROW, {
    event: 90,
    bishop: 88,
    'wool-mill': 118,
    kingsbridge: 190,
    priory: 104,
  });
  const under = row(RING.left, RING.right - SITES - GAP, bottom - BOTTOM_ROW, BOTTOM_ROW, {
    market: 172,
    castle: 82,
    shiring: 190,
    court: 150,
  });
  const sites = column(RING.right - SITES, SITES, INNER, bottom, {
    forest: 1,
    quarry: 1,
    gravel_pit: 1,
  });
  const site = {
    x: RING.left,
    y: INNER + TOP_ROW,
    w: RING.right - SITES - GAP - RING.left,
    h: bottom - BOTTOM_ROW - INNER - TOP_ROW,
  };
  const stops: Record<string, Box> = { ...top, ...under, ...sites };
  stops['start-player'] = { x: site.x, y: site.y + site.h - 124, w: 88, h: 120 };
  stops['cathedral-site'] = { x: site.x + site.w / 2 - 20, y: site.y + 6, w: 40, h: 20 };

  let flags: Box | null = null;
  if (expansion) {
    const x = RING.left - EXPANSION - GAP;
    const half = (EXPANSION - GAP) / 2;
    const rowsOf = column(x, EXPANSION, INNER, bottom, {
      'tax-collector': 0.8,
      crusades: 1.02,
      pair: 1.36,
      'shiring-3': 1.02,
      ...(line ? { line: 0.68 } : {}),
    });
    const pair = rowsOf.pair!;
    stops['tax-collector'] = rowsOf['tax-collector']!;
    stops.crusades = rowsOf.crusades!;
    stops.france = { ...pair, w: half };
    stops.coast = { ...pair, x: pair.x + half + GAP, w: half };
    stops['shiring-3'] = rowsOf['shiring-3']!;
    flags = rowsOf.line ?? null;
  }

  return {
    left,
    top: 0,
    width,
    height,
    yard,
    supply: { columns: 3, pitch, rows, cards },
    dial,
    bag,
    stops,
    site,
    gold: { x: left + INNER, y: goldTop, w: width - 2 * INNER, h: GOLD },
    line: flags,
  };
}

/** Boxes side by side, in the proportions given, from left to right. */
function row(
  x: number,
  right: number,
  y: number,
  h: number,
  parts: Record<string, number>,
): Record<string, Box> {
  const sum = Object.values(parts).reduce((all, one) => all + one, 0);
  const room = right - x - GAP * (Object.keys(parts).length - 1);
  let at = x;
  return Object.fromEntries(
    Object.entries(parts).map(([id, part]) => {
      const w = (part / sum) * room;
      const box = { x: at, y, w, h };
      at += w + GAP;
      return [id, box];
    }),
  );
}

/** Boxes one below the other. */
function column(
  x: number,
  w: number,
  y: number,
  bottom: number,
  parts: Record<string, number>,
): Record<string, Box> {
  const turned = row(y, bottom, x, w, parts);
  return Object.fromEntries(
    Object.entries(turned).map(([id, box]) => [id, { x: box.y, y: box.x, w: box.h, h: box.w }]),
  );
}

/** Where builders stand at a place: one spot for each space. */
export function spots(place: string, box: Box, number: number): Spot[] {
  const y = box.y + box.h - 9;
  if (place === 'kingsbridge' || place === 'shiring') return [];
  if (place === 'tax-collector') return [{ x: box.x + box.w - 44, y }];
  if (place === 'shiring-3') return [{ x: box.x + 100, y }];
  const step = Math.min(38, (box.w - 30) / Math.max(number, 1));
  return Array.from({ length: number }, (_, index) => ({
    x: box.x + box.w / 2 + (index - (number - 1) / 2) * step,
    y,
  }));
}

/** Where a builder stands at a stop. */
export function builderSpot({ place, number }: Standing, box: Box, spaces: number): Spot {
  const pair = /^(?:kingsbridge|shiring)-([12])$/.exec(place);
  return pair ? slot(box, Number(pair[1]) - 1, 2).stand : spots(place, box, spaces)[number]!;
}

export const TRACK = { across: 20, up: 10 };

/** The fields of the points track around the board, clockwise from the corner below on the left. */
export function field(place: Layout, index: number): Box {
  const { across, up } = TRACK;
  const { left, width, height } = place;
  const w = width / across;
  const h = (height - 2 * BORDER) / up;
  const at = index % (2 * (across + up));
  if (at < up) return { x: left, y: height - BORDER - (at + 1) * h, w: BORDER, h };
  if (at < up + across) return { x: left + (at - up) * w, y: 0, w, h: BORDER };
  if (at < 2 * up + across)
    return { x: left + width - BORDER, y: BORDER + (at - up - across) * h, w: BORDER, h };
  return { x: left + width - (at - 2 * up - across + 1) * w, y: height - BORDER, w, h: BORDER };
}

/** A point on the cost dial: the highest cost is at the top, they fall clockwise. */
export function dialSpot(place: Yard, top: number, cost: number, reach: number): Spot {
  const angle = ((top - cost) / (top + 1)) * 2 * Math.PI - Math.PI / 2;
  return {
    x: place.dial.x + Math.cos(angle) * place.dial.r * reach,
    y: place.dial.y + Math.sin(angle) * place.dial.r * reach,
  };
}

/** The two halves of a stop with a card and a space each. */
export function slot(
  box: Box,
  index: number,
  number: number,
): { card: Spot; stand: Spot; box: Box; scale: number } {
  const w = (box.w - 8) / number;
  const x = box.x + 4 + index * w;
  const room = box.h - 28;
  const scale = Math.min(room / CARD.h, (w - 17) / CARD.w);
  const y = box.y + 24 + (room - CARD.h * scale) / 2;
  return {
    card: { x: x + 1, y },
    stand: { x: x + w - 14, y: box.y + box.h - 9 },
    box: { x, y: box.y + 22, w, h: box.h - 25 },
    scale,
  };
}
