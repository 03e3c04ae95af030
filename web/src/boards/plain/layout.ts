// What a plain board shows, from the view alone: numbers, things by kind, rows of things; the table's and the seats'.
// A game may say more in `data/board.toml`: the order of its areas, and how each is shown.

import type { Box, View } from '../../lib/types';

/** A thing, or so many of a kind. */
export interface Thing {
  id: string;
  amount: number;
}

export interface Area {
  /** The entry of the view, which also names it: `board-<key>` in the game's words. */
  key: string;
  show: Show;
  /** How many there are, of a number or of things that the viewer may not see. */
  number?: number;
  /** Several numbers, in their order. */
  numbers?: number[];
  things?: Thing[];
  /** Seats that it is about. */
  seats?: number[];
  /** It is so: there is nothing more to say than its name. */
  flag?: true;
}

/** How an area is shown: in one line, from below upwards, or not at all. */
export type Show = 'row' | 'stack' | 'none';

export interface Layout {
  table: Area[];
  seats: Area[][];
}

interface Wish {
  of: string;
  show?: Show;
}

export function layoutOf(view: View, box: Box): Layout {
  const wishes = wishesIn(box);
  const about = new Set(seatsIn(box));
  const entries = Object.entries((view.table ?? {}) as Record<string, unknown>);
  const table: Area[] = [];
  const seats: Area[][] = Array.from({ length: view.seats }, () => []);
  for (const [key, value] of sorted(entries, wishes)) {
    const show = wishes.find((wish) => wish.of === key)?.show ?? 'row';
    if (show === 'none') continue;
    const held = Array.isArray(value) && value.length === view.seats && value.every(isHeld);
    if (held && !about.has(key)) {
      value.forEach((one, seat) => seats[seat]!.push(...areasOf(key, one, show, about)));
    } else {
      table.push(...areasOf(key, value, show, about));
    }
  }
  return { table, seats };
}

/** What one seat holds is a number, a list or an object; a list of names is one row of things for all. */
function isHeld(value: unknown): boolean {
  return typeof value !== 'string';
}

function areasOf(key: string, value: unknown, show: Show, about: Set<string>): Area[] {
  if (about.has(key)) return seatArea(key, value, show);
  if (typeof value === 'boolean') return value ? [{ key, show, flag: true }] : [];
  if (typeof value === 'number') return [{ key, show, number: value }];
  if (typeof value === 'string') return [{ key, show, things: [{ id: value, amount: 1 }] }];
  if (Array.isArray(value)) {
    const there: unknown[] = value.filter((one) => one !== null); // an empty place
    if (there.every((one) => typeof one === 'string')) {
      return [{ key, show, things: there.map((id) => ({ id, amount: 1 })) }];
    }
    if (there.every((one) => typeof one === 'number')) return [{ key, show, numbers: there }];
    return there.flatMap((one) => areasOf(key, one, show, about));
  }
  if (value === null || typeof value !== 'object') return [];
  const parts = Object.entries(value);
  if (parts.every(([, amount]) => typeof amount === 'number')) {
    return [{ key, show, things: parts.map(([id, amount]) => ({ id, amount })) }];
  }
  return parts.flatMap(([name, one]) => areasOf(name, one, show, about));
}

/** A seat, or several; a place that nobody has is left out. */
function seatArea(key: string, value: unknown, show: Show): Area[] {
  const seats = [value].flat().filter((one): one is number => typeof one === 'number');
  return [{ key, show, seats }];
}

/** The entries whose numbers are seats. */
function seatsIn(box: Box): string[] {
  const listed = box['board']?.['seats'];
  return Array.isArray(listed) ? (listed as string[]) : [];
}

function wishesIn(box: Box): Wish[] {
  const listed = box['board']?.['area'];
  return Array.isArray(listed) ? (listed as Wish[]) : [];
}

/** Those that are wished for come first, in the order of the wishes. */
function sorted(entries: [string, unknown][], wishes: Wish[]): [string, unknown][] {
  const place = (key: string) => {
    const found = wishes.findIndex((wish) => wish.of === key);
    return found < 0 ? wishes.length : found;
  };
  return [...entries].sort(([one], [two]) => place(one) - place(two));
}

/** A colour for a kind, always the same: kinds that follow each other in the box are far apart. */
export function hueOf(id: string, box: Box): number {
  const place = idsIn(box).indexOf(id);
  if (place >= 0) return (place * GOLDEN) % 360;
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 3600;
  return (sum * GOLDEN) % 360;
}

const GOLDEN = 137.5; // degrees: however many there are, no two are close
const known = new WeakMap<Box, string[]>();

/** The ids of all that is listed in the box, in its order. */
function idsIn(box: Box): string[] {
  const kept = known.get(box);
  if (kept) return kept;
  const lists = Object.values(box).flatMap((file) => Object.values(file as Record<string, unknown>));
  const listed = lists.filter(Array.isArray).flat() as { id?: unknown }[];
  const ids = listed.map((one) => one?.id).filter((id): id is string => typeof id === 'string');
  known.set(box, ids);
  return ids;
}
