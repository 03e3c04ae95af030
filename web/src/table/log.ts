// The lines of the log, put together by round and by turn.

import type { Move } from '../lib/types';

export interface LogLine {
  key: string;
  move: number;
  seat: number;
  line: string;
  /** What it is about, by the names of places and pieces on the board. */
  places: string[];
}

export interface Turn {
  key: string;
  /** Whose turn it was; -1: nobody's. */
  seat: number;
  lines: LogLine[];
}

export interface Round {
  key: string;
  /** 0 in games without rounds. */
  round: number;
  /** The first and the last move of it. */
  first: number;
  last: number;
  turns: Turn[];
  /** How many lines it has. */
  lines: number;
}

/** What people did besides answering: they left, came back, gave up. */
export interface Aside {
  key: string;
  /** The move after which it happened. */
  after: number;
  line: string;
}

const known = new WeakMap<Move, LogLine[]>(); // a line that was there stays the same

function linesOf(move: Move): LogLine[] {
  let lines = known.get(move);
  if (!lines) {
    lines = move.events.map(({ seat, line, targets, pieces }, index) => ({
      key: `${move.move}-${index}`,
      move: move.move,
      seat,
      line,
      places: [...new Set([...targets, ...pieces.flatMap(({ start, end }) => [start, end])])],
    }));
    known.set(move, lines);
  }
  return lines;
}

function tell(round: Round, aside: Aside): void {
  const { key, after, line } = aside;
  round.turns.push({ key, seat: -1, lines: [{ key, move: after, seat: -1, line, places: [] }] });
  round.lines += 1;
}

/**
 * Put moves together, and what people did besides. What chance does belongs to the turn in which it happens. What is
 * told before there are moves of a round, or after all of them, stands in the round that was then.
 */
export function grouped(moves: Move[], asides: Aside[] = []): Round[] {
  const rounds: Round[] = [];
  let next = 0;
  for (const move of moves) {
    let round = rounds.at(-1);
    while (round && next < asides.length && asides[next]!.after < move.move) tell(round, asides[next++]!);
    if (round?.round !== move.round) {
      round = { key: `${rounds.length}`, round: move.round, first: move.move, last: 0, turns: [], lines: 0 };
      rounds.push(round);
    }
    round.last = move.move;
    const lines = linesOf(move);
    if (!lines.length) continue;
    let turn = round.turns.at(-1);
    if (!turn || (move.who >= 0 && move.who !== turn.seat)) {
      turn = { key: `${move.move}`, seat: move.who, lines: [] };
      round.turns.push(turn);
    }
    turn.lines.push(...lines);
    round.lines += lines.length;
  }
  let round = rounds.at(-1);
  if (!round && asides.length) {
    round = { key: '0', round: 0, first: 0, last: 0, turns: [], lines: 0 };
    rounds.push(round);
  }
  while (round && next < asides.length) tell(round, asides[next++]!);
  return rounds;
}
