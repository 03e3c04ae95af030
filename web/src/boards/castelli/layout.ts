// Where things are on the board, in units of a hundredth of a cell. Lands are octagons and meadows upright
// squares between them: together they leave no gap.

import { SIDES, type Area, type Place, type Side } from './view';

export const CELL = 100;
export const HALF_TILE = 39;
export const HALF_LAND = CELL - HALF_TILE;
export const FRAME = 54;
const COLUMNS = 8;
const BETWEEN_TABLES = 2 * FRAME + 12;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of a cell. In the tournament the lower half lies apart from the upper one. */
export function middle([row, column]: Place, rows: number, tables: number): Point {
  const below = Math.floor((row * tables) / rows);
  return { x: column * CELL, y: row * CELL + below * BETWEEN_TABLES };
}

/** The frames: one for each table. */
export function frames(rows: number, tables: number): Box[] {
  const height = (rows / tables) * CELL + 2 * FRAME;
  return Array.from({ length: tables }, (_, table) => ({
    x: -CELL / 2 - FRAME,
    y: middle([(table * rows) / tables, 0], rows, tables).y - CELL / 2 - FRAME,
    width: COLUMNS * CELL + 2 * FRAME,
    height,
  }));
}

/** All frames together. */
export function wholeOf(rows: number, tables: number): Box {
  const all = frames(rows, tables);
  const [first, last] = [all[0]!, all.at(-1)!];
  return { ...first, height: last.y + last.height - first.y };
}

export const GAP = 18;
/** Beside the board: what is in question, what is looked at, or what is left. */
export const PANEL = { width: 364, height: 356 };
/** On a lower screen there is room for one panel, and for nothing under it. */
export const LOW = 420; // pixels
/** The drawing reaches so far beyond the frame, above and at the sides, and in all. */
export const EDGE = 4;
export const EDGES = { across: 8, down: 12 };
const NARROWEST = 250; // pixels that a panel and a desk need

export interface Corner {
  /** Pixels to a unit: the board has all the height. */
  scale: number;
  /** So much room is beside it, in units. */
  room: number;
  /** How large the panel is there. */
  panel: number;
  /** Where the corner under the panel begins, in pixels. */
  left: number;
  top: number;
}

/** One panel in the upper corner beside the board leaves the lower one to the desk; null where there is no room. */
export function cornerOf(rows: number, tables: number, width: number, height: number): Corner | null {
  const whole = wholeOf(rows, tables);
  const scale = height / (whole.height + EDGES.down);
  const room = width / scale - EDGES.across - whole.width - GAP;
  if (height < LOW || room * scale < NARROWEST) return null;
  const panel = Math.min(room / PANEL.width, whole.height / 2 / PANEL.height);
  const left = (EDGE + whole.width + GAP) * scale;
  return { scale, room, panel, left, top: (EDGE + PANEL.height * panel + GAP) * scale };
}

const A = HALF_TILE;
const B = HALF_LAND;
export const OCTAGON = `M${-A} ${-B}H${A}L${B} ${-A}V${A}L${A} ${B}H${-A}L${-B} ${A}V${-A}Z`;

// Clockwise from north-west: the two corners of each side, and the bend of the line that begins before it.
const CORNERS: [Point, Point][] = [
  [at(-A, -B), at(A, -B)],
  [at(B, -A), at(B, A)],
  [at(A, B), at(-A, B)],
  [at(-B, A), at(-B, -A)],
];
const BEFORE: Point[] = [at(-50, -50), at(50, -50), at(50, 50), at(-50, 50)];
const BENDS: Point[] = [at(-31, -21), at(21, -31), at(31, 21), at(-21, 31)];

function at(x: number, y: number): Point {
  return { x, y };
}

function text({ x, y }: Point): string {
  return `${x} ${y}`;
}

/** The first side of a run of neighbouring sides, clockwise. */
function firstOf(spans: Side[]): number {
  const numbers = spans.map((side) => SIDES.indexOf(side));
  return numbers.find((number) => !numbers.includes((number + 3) % 4)) ?? 0;
}

/** The outline of an area: its sides, and from both ends a bent line to the middle of the land. */
export function areaPath(spans: Side[]): string {
  if (spans.length === SIDES.length) return OCTAGON;
  const first = firstOf(spans);
  const end = (first + spans.length) % 4;
  let path = `M${text(BEFORE[first]!)}`;
  for (let step = 0; step < spans.length; step++) {
    const [from, to] = CORNERS[(first + step) % 4]!;
    path += `L${text(from)}L${text(to)}`;
  }
  return `${path}L${text(BEFORE[end]!)}Q${text(BENDS[end]!)} 0 0Q${text(BENDS[first]!)} ${text(BEFORE[first]!)}Z`;
}

/** Places for so many things in an area, around the middle of its land. */
export function spots(area: Area, number: number): Point[] {
  const middleAngle = (firstOf(area.spans) + (area.spans.length - 1) / 2) * 90;
  const wide = area.spans.length * 90;
  const step = Math.min(number > 2 && wide === 90 ? 31 : 37, (wide - 26) / Math.max(1, number - 1));
  const far = wide === 90 ? 43 : 42;
  return Array.from({ length: number }, (_, index) => {
    const angle = ((middleAngle + (index - (number - 1) / 2) * step) * Math.PI) / 180;
    const out = far + 5 * Math.abs(Math.sin(2 * angle)); // the corners reach farther out
    return at(round(Math.sin(angle) * out), round(-Math.cos(angle) * out));
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One step to a side. */
export function towards(side: Side, far: number): Point {
  const number = SIDES.indexOf(side);
  return at([0, far, 0, -far][number]!, [-far, 0, far, 0][number]!);
}
