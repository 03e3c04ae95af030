// What happened since my last answer, by seat: what was taken, placed and paid, and how each figure changed. It is
// made from events alone, so it is the same for every game.

import type { GameEvent, Move } from '../lib/types';

export type Deed = 'took' | 'gave' | 'placed' | 'paid' | 'came' | 'went';

export interface Done {
  deed: Deed;
  kind: string;
  amount: number;
  /** The other seat, where a piece went from one to another. */
  other: number | null;
  /** Where it was placed, if that has a name. */
  place: string | null;
}

/** A piece on its way over the board, from one place of it to another. */
interface Way {
  seat: number;
  kind: string;
  amount: number;
  start: string;
  end: string;
}

export interface Grown {
  figure: string;
  by: number;
  now: number | null;
}

export interface Account {
  /** -1: what is about nobody. */
  seat: number;
  done: Done[];
  figures: Grown[];
  lines: string[];
}

const BOX = 'box';

/** The moves after the last answer of a seat; none where it has none to look back to. */
export function since(moves: Move[], seat: number | null): Move[] {
  if (seat === null) return [];
  const last = moves.findLastIndex((move) => move.who === seat);
  if (last >= 0) return moves.slice(last + 1);
  const first = moves.findIndex((move) => move.who >= 0);
  return first < 0 ? [] : moves.slice(first);
}

function seatOf(place: string): number | null {
  const found = /^seat-(\d+)$/.exec(place);
  return found ? Number(found[1]) : null;
}

/**
 * Where pieces of a kind are stored: whoever puts some there gives them back. What a seat has put somewhere itself, and
 * takes up again, is not stored there; nor is a single piece that was exchanged for another.
 */
function stores(moves: Move[]): Set<string> {
  const taken = new Map<string, number>();
  const put = new Set<string>(); // before any was taken
  for (const { kind, amount, start, end } of moves
    .flatMap((move) => move.events)
    .flatMap((event) => event.pieces)) {
    const [from, to] = [`${kind} ${start}`, `${kind} ${end}`];
    if (seatOf(end) !== null && !put.has(from)) taken.set(from, (taken.get(from) ?? 0) + amount);
    if (seatOf(start) !== null && !taken.has(to)) put.add(to);
  }
  return new Set([...taken].filter(([, amount]) => amount > 1).map(([store]) => store));
}

class Page {
  readonly accounts = new Map<number, Account>();
  readonly #ways: Way[] = [];

  of(seat: number): Account {
    let found = this.accounts.get(seat);
    if (!found) {
      found = { seat, done: [], figures: [], lines: [] };
      this.accounts.set(seat, found);
    }
    return found;
  }

  constructor(readonly named: (place: string) => boolean) {}

  add(
    seat: number,
    deed: Deed,
    kind: string,
    amount: number,
    { other = null, at = '' }: { other?: number | null; at?: string } = {},
  ): void {
    const { done } = this.of(seat);
    const place = at && this.named(at) ? at : null;
    const same = done.find(
      (one) => one.deed === deed && one.kind === kind && one.other === other && one.place === place,
    );
    if (same) same.amount += amount;
    else done.push({ deed, kind, amount, other, place });
  }

  /** A piece goes on; where it came from before does not matter. */
  go(way: Way): void {
    const same = this.#ways.find(
      ({ seat, kind, amount, end }) =>
        seat === way.seat && kind === way.kind && amount === way.amount && end === way.start,
    );
    if (same) same.end = way.end;
    else this.#ways.push(way);
  }

  /** What has come to rest is placed: at a place that has a name, and is not the piece's own. */
  arrive(): void {
    for (const { seat, kind, amount, start, end } of this.#ways) {
      if (start !== end && this.named(end) && !`-${end}`.endsWith(`-${kind}`))
        this.add(seat, 'placed', kind, amount, { at: end });
    }
  }

  grow(seat: number, figure: string, by: number, now: number | null): void {
    const { figures } = this.of(seat);
    const same = figures.find((one) => one.figure === figure);
    if (same) Object.assign(same, { by: same.by + by, now });
    else figures.push({ figure, by, now });
  }
}

function tell(page: Page, event: GameEvent, back: Set<string>): void {
  const { seat, line, pieces, figures } = event;
  page.of(seat).lines.push(line);
  for (const one of figures) page.grow(one.seat, one.figure, one.by, one.now);
  for (const { kind, amount, start, end } of pieces) {
    const [from, to] = [seatOf(start), seatOf(end)];
    if (start === end) continue;
    if (to !== null) page.add(to, 'took', kind, amount, { other: from });
    if (from !== null && to !== null) page.add(from, 'gave', kind, amount, { other: to });
    else if (from !== null) {
      if (end === BOX || back.has(`${kind} ${end}`)) page.add(from, 'paid', kind, amount);
      else page.add(from, 'placed', kind, amount, { at: end });
    } else if (to === null) {
      if (start === BOX || end === BOX) page.add(seat, start === BOX ? 'came' : 'went', kind, amount);
      else page.go({ seat, kind, amount, start, end });
    }
  }
}

/**
 * Sum up moves by seat, in the order in which seats are named. `all`: the whole log, from which it is seen where
 * pieces usually lie; `named`: whether a place has a name. What a figure counts is not counted a second time as pieces.
 */
export function accountOf(
  moves: Move[],
  all: Move[],
  seats: number[],
  named: (place: string) => boolean = () => false,
): Account[] {
  const page = new Page(named);
  const back = stores(all);
  for (const event of moves.flatMap((move) => move.events)) tell(page, event, back);
  page.arrive();
  return [...seats, -1].flatMap((seat) => {
    const found = page.accounts.get(seat);
    if (!found) return [];
    const counted = new Set(found.figures.map((one) => one.figure));
    const done = found.done.filter((one) => one.other !== null || !counted.has(one.kind));
    const figures = found.figures.filter((one) => one.by !== 0);
    return [{ ...found, done, figures }];
  });
}

/** The places of the board on which something happened. */
export function changedPlaces(moves: Move[]): Set<string> {
  const events = moves.flatMap((move) => move.events);
  const places = events.flatMap(({ targets, pieces }) => [
    ...targets,
    ...pieces.flatMap(({ start, end }) => [start, end]),
  ]);
  return new Set(places.filter((place) => place !== BOX && seatOf(place) === null));
}
