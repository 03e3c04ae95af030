// The server's types under the names that this client uses. They are generated from its OpenAPI document,
// which is made from the types of the code that sends them; nothing is declared here.

import type { AnswerOption, NewsList, Position } from './api-types';

export type {
  AnswerOption as Option,
  EventLine as GameEvent,
  FigureData as FigureChange,
  GameAnalysis as Analysis,
  GameInfo,
  GamesInfo,
  GuideView as Guide,
  Hint,
  LeagueFacts,
  LeaguePage,
  Me,
  MoveLine as Move,
  PastPosition,
  PieceData as Piece,
  Progress,
  PuzzleSolution,
  PuzzlesView as Puzzles,
  PuzzleView as Puzzle,
  Question,
  RefusedOption as Refusal,
  Result,
  RulesPage,
  SeatLine,
  Story,
  TableLine,
  TableView as Table,
  TournamentPage,
} from './api-types';

export type Params = AnswerOption['params'];
export type News = NewsList['news'][number];

/** A position as one seat may see it; `T` is the table of the game. */
export type View<T = unknown> = Omit<Position, 'table'> & { table: T };

/** A game's components: its data files by name. */
export type Box = Record<string, Record<string, unknown>>;
