// The contract between the table and the games: each folder beside this file is one game's board, seat panel
// and cards. They draw what a view shows and say what was touched; they know no rule.

import type { Component as SvelteComponent } from 'svelte';
import type { Box, GameEvent, Option, Params, SeatLine, View } from '../lib/types';

/** What every part of a board is given. */
export interface Scene<T = unknown> {
  game: string;
  view: View<T>;
  box: Box;
  /** Who sits where; a seat's colour and charge go by its number. */
  seats: SeatLine[];
  /** Answers by target: what is lit. Empty where nothing is asked of me. */
  lit: Map<string, Option[]>;
  /** All answers, for what needs more than a target: turning a piece, counting cubes. */
  options: Option[];
  /** Targets to point out: a log line under the pointer, a hint, a step of the guide. */
  noted: Set<string>;
  /** What the last moves did, newest last, as far as this viewer may know. */
  events: GameEvent[];
  /** The name of a card, place or piece, and what it does. */
  name(id: string): string;
  about(id: string): string;
  /** Another message of the game's catalogue. */
  say(key: string, values?: Params): string;
  /** Something was touched: answers if it can, asks which if several answers touch it, explains if none may. */
  touch(target: string): void;
  /** Answer outright, by the text of one of the options. */
  answer(text: string): void;
  /** Show a card large. */
  read(id: string): void;
}

export type Part<Extra extends object = object> = SvelteComponent<{ scene: Scene<any> } & Extra>;

export interface BoardKit {
  /** The scene in the middle of the table: one SVG that fills its box; `corner`: the desk lies in a corner of it. */
  Board: Part<{ corner?: boolean }>;
  /** Its width by its height on an upright tablet, where it cannot use all the height: that goes to the rest. */
  ratio?: number;
  /** Everything public about one seat (and its own things where the view shows them), compact. */
  Seat: Part<{ seat: number }>;
  /** My own things under the board: hand, cards. Only where the game has such. */
  Desk?: Part<{ seat: number }>;
  /**
   * Where the desk can lie beside the board, so that the board has all the height of a box of this size: in its lower
   * right corner, from these pixels on. The desk is then in an element of the class `corner`.
   */
  deskBeside?: (view: View<any>, width: number, height: number) => { left: number; top: number } | null;
  /** A card or tile, large, to be read. */
  Card: Part<{ id: string }>;
  /** A piece of a kind that events tell of, drawn around 0, 0 in a square of 32; a card may reach out of it, if not `small`. */
  Token?: Part<{ kind: string; small?: boolean }>;
}

const kits = import.meta.glob<BoardKit>('./*/index.ts');

/** Load the board of a game; the plain one where it has none of its own. */
export async function boardOf(game: string): Promise<BoardKit> {
  return (kits[`./${game}/index.ts`] ?? kits['./plain/index.ts']!)();
}
