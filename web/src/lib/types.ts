// The server's types under the names that this client uses. They are generated from its OpenAPI document;
// only the inside of a game's table is typed by hand, beside each game's board.

import type {
  AnswerShape,
  EventShape,
  FigureChangeShape,
  GameShape,
  LineShape,
  MeShape,
  MoveShape,
  NewsShape,
  PieceShape,
  PositionShape,
  QuestionShape,
  RefusalShape,
  ResultShape,
  SeatShape,
  TableShape,
  ViewShape,
} from './api-types';

export type {
  AnalysisShape as Analysis,
  GamesShape as GamesInfo,
  GuideShape as Guide,
  HintShape as Hint,
  ProgressShape as Progress,
  RulesPage,
  StoryShape as Story,
} from './api-types';

export type Params = Record<string, number | string>;
export type Option = AnswerShape;
export type Refusal = RefusalShape;
export type Question = QuestionShape;
export type Result = ResultShape;
export type SeatLine = SeatShape;
export type TableLine = LineShape;
export type Table = TableShape;
export type GameEvent = EventShape;
export type Move = MoveShape;
export type Piece = PieceShape;
export type FigureChange = FigureChangeShape;
export type Position = PositionShape;
export type News = NewsShape['news'][number];
export type GameInfo = GameShape;
export type Me = MeShape;

/** A position as one seat may see it; `T` is the table of the game. */
export type View<T = unknown> = Omit<ViewShape, 'table'> & { table: T };

/** A game's components: its data files by name. */
export type Box = Record<string, Record<string, unknown>>;
