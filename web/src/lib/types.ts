// What the server sends, where its OpenAPI document leaves the inside open: views and news.

export type Params = Record<string, number | string>;

/** One answer to a question. `targets` are ids of what lies on the board. */
export interface Option {
  text: string;
  label: string;
  key: string;
  params: Params;
  targets: string[];
  warnings: { key: string; sentence: string }[];
}

/** An answer that is refused, and why. */
export interface Refusal extends Option {
  key: string;
  rule: string;
  sentence: string;
}

export interface Question {
  decision: string;
  seat: number;
  words: string;
  options?: Option[];
  refusals?: Refusal[];
}

export interface Result {
  scores: number[];
  ranking: number[];
}

/** A position as one seat may see it; `T` is the table of the game. */
export interface View<T = unknown> {
  game: string;
  seats: number;
  seat: number | null;
  to_move: number;
  question: Question | null;
  result: Result | null;
  table: T;
}

export interface SeatLine {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  you: boolean;
  kept_for_you: boolean;
  here?: boolean;
}

export interface TableLine {
  id: string;
  name: string;
  game: string;
  options: Record<string, boolean | number | string | null>;
  status: 'open' | 'running' | 'over' | 'closed';
  listed: boolean;
  pace: 'live' | 'turns';
  hours: number | null;
  deadline: number | null;
  created: number;
  changed: number;
  number: number;
  to_move: number | null;
  my_turn: boolean;
  result: Result | null;
  seats: SeatLine[];
}

export interface Table extends TableLine {
  seq: number;
  hints: boolean;
  late: string | null;
  commitment: string;
  source: string;
  rematch: string | null;
  my_seats: number[];
  seat: number | null;
  owner: boolean;
  view: View | null;
  curtain: boolean;
  undo: { may: boolean; asked: { seat: number; answer: boolean } | null };
  seed?: string | null;
  salt?: string | null;
  invite?: string | null;
  links?: Record<string, string> | null;
  watching?: number;
}

export interface GameEvent {
  name: string;
  seat: number;
  params: Params;
  line: string;
}

export interface Move {
  move: number;
  who: number;
  text: string | null;
  events: GameEvent[];
}

export interface News {
  seq: number;
  kind: string;
  at: number;
  moves?: Move[];
  seat?: number | null;
  name?: string;
  text?: string;
  keep?: number;
  table?: string;
}

export interface GameInfo {
  id: string;
  title: string;
  about: string;
  seats: number[];
  tournaments?: string[];
  options: {
    name: string;
    default: boolean | number | string | null;
    choices: (boolean | number | string | null)[];
  }[];
}

export interface GamesInfo {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
  lang: string;
  email: string | null;
  hook: string | null;
  tokens: { name: string; created: number }[];
}

export interface Hint {
  text: string;
  label: string;
  chance?: number | null;
}

// A component of a game: what its data files say of it.
export type Component = Record<string, unknown> & { id?: string };
export type Box = Record<string, Record<string, unknown>>;
