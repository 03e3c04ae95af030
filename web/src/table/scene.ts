// What a board is given, from what a page knows.

import type { Scene } from '../boards/board';
import { words } from '../lib/texts.svelte';
import type { Box, GameEvent, Option, SeatLine, View } from '../lib/types';

interface Given {
  view: View;
  box: Box;
  seats: SeatLine[];
  lit?: Map<string, Option[]>;
  options?: Option[];
  noted?: Set<string>;
  events?: GameEvent[];
  touch?: (target: string) => void;
  answer?: (text: string) => void;
  read?: (id: string) => void;
}

const nothing = (): void => undefined;

/** Build a scene; without handlers it is a picture. */
export function sceneOf(given: Given): Scene {
  const game = given.view.game;
  return {
    game,
    view: given.view,
    box: given.box,
    seats: given.seats,
    lit: given.lit ?? new Map(),
    options: given.options ?? [],
    noted: given.noted ?? new Set(),
    events: given.events ?? [],
    name: (id) => words.name(game, id),
    about: (id) => words.about(game, id),
    say: (key, values = {}) => words.say(key, values, game),
    touch: given.touch ?? nothing,
    answer: given.answer ?? nothing,
    read: given.read ?? nothing,
  };
}

/** Seats for a picture: only their names matter. */
export function namedSeats(names: string[]): SeatLine[] {
  return names.map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    bot: null,
    you: false,
    kept_for_you: false,
  }));
}
