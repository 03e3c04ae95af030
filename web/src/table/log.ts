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

export interface Phase {
  key: string;
  /** The message that names it. */
  phase: string;
  round: number;
  /** Its first move. */
  first: number;
}

/** Where the phases of the rounds begin. */
export function phases(moves: Move[]): Phase[] {
  const found: Phase[] = [];
  for (const { move, round, phase } of moves) {
    const last = found.at(-1);
    if (phase && (last?.phase !== phase || last.round !== round))
      found.push({ key: `${round} ${phase}`, phase, round, first: move });
  }
  return found;
}

/**
 * Put moves together. What chance does belongs to the turn in which it happens, and so does what people do besides
 * moving (`others`, each after a move).
 */
export function grouped(moves: Move[], others: LogLine[] = []): Round[] {
  const rounds: Round[] = [];
  const waiting = [...others];
  const last = moves.at(-1)?.move ?? 0;
  const add = (until: number): void => {
    const round = rounds.at(-1);
    while (round && waiting[0] && waiting[0].move < until) {
      const line = waiting.shift()!;
      if (!round.turns.length) round.turns.push({ key: line.key, seat: -1, lines: [] }); // before anything is told
      round.turns.at(-1)!.lines.push(line);
      round.lines += 1;
    }
  };
  for (const move of moves) {
    add(move.move);
    let round = rounds.at(-1);
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
  add(last + 1);
  return rounds;
}
