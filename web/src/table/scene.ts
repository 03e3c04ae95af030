// What a board is given, from what a page knows.

import { untrack } from 'svelte';
import type { Scene } from '../boards/board';
import { words } from '../lib/texts.svelte';
import type { Box, GameEvent, Option, SeatLine, View } from '../lib/types';
import type { TableSession } from './session.svelte';

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

const NO_TARGETS = new Set<string>();
const NO_ANSWERS = new Map<string, Option[]>();
const NO_OPTIONS: Option[] = [];
const NO_EVENTS: GameEvent[] = [];

/**
 * Build a scene; without handlers it is a picture. What is given by getters is asked for when it is drawn: such a
 * scene stays the same object while the game goes on, and only what has changed is drawn again.
 */
export function sceneOf(given: Given): Scene {
  const game = untrack(() => given.view.game);
  return {
    game,
    get view() {
      return given.view;
    },
    get box() {
      return given.box;
    },
    get seats() {
      return given.seats;
    },
    get lit() {
      return given.lit ?? NO_ANSWERS;
    },
    get options() {
      return given.options ?? NO_OPTIONS;
    },
    get noted() {
      return given.noted ?? NO_TARGETS;
    },
    get events() {
      return given.events ?? NO_EVENTS;
    },
    name: (id) => words.name(game, id),
    about: (id) => words.about(game, id),
    say: (key, values = {}) => words.say(key, values, game),
    touch: given.touch ?? nothing,
    answer: given.answer ?? nothing,
    read: given.read ?? nothing,
  };
}

/** The scene of a table that is played at: the same object as long as the game goes on. */
export function liveScene(session: TableSession, box: Box, read: (id: string) => void): Scene {
  return sceneOf({
    box,
    get view() {
      return session.view!;
    },
    get seats() {
      return session.table?.seats ?? [];
    },
    get lit() {
      return session.lit;
    },
    get options() {
      return session.options;
    },
    get noted() {
      return session.noted;
    },
    get events() {
      return session.fresh;
    },
    touch: (target) => void session.touch(target),
    answer: (text) => void session.answer(text),
    read,
  });
}

/** Seats for a picture: only their names matter. */
export function namedSeats(names: string[]): SeatLine[] {
  return names.map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    bot: null,
    you: false,
    kept: false,
    kept_for_you: false,
    colour: seat,
    resigned: false,
    holiday: null,
  }));
}
