// Which lessons were passed: kept in this browser, and for whoever has a name, on the server.

import { get, post } from './api';
import type { PassedLessons } from './api-types';

const KEPT = 'cantiere-lessons';

interface Kept {
  /** By game and lesson: the questions that were answered right. */
  found: Record<string, string[]>;
  /** By game: lessons whose questions are all found. */
  passed: Record<string, string[]>;
  /** Tables that are lessons: by their id, which one of the game. */
  tables: Record<string, string>;
}

function read(): Kept {
  const empty: Kept = { found: {}, passed: {}, tables: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return empty;
  }
}

class Learned {
  #kept = $state.raw<Kept>(read());
  #server = $state.raw<Record<string, string[]>>({});

  /** Ask the server what I have passed, and tell it what this browser knows besides. */
  async look(): Promise<void> {
    this.#server = (await get<PassedLessons>('/me/lessons')).passed;
    for (const [game, keys] of Object.entries(this.#kept.passed)) {
      for (const key of keys) {
        if (!this.#server[game]?.includes(key)) await post(`/me/lessons/${game}/${key}`);
      }
    }
  }

  /** Nobody is logged in any more: only what this browser knows is left. */
  forget(): void {
    this.#server = {};
  }

  passed(game: string, key: string): boolean {
    return [this.#kept.passed, this.#server].some((one) => one[game]?.includes(key));
  }

  found(game: string, lesson: string): string[] {
    return this.#kept.found[`${game} ${lesson}`] ?? [];
  }

  /** Keep that a question was answered right; with the last of them the lesson is passed. */
  async find(game: string, lesson: string, key: string, all: string[], named: boolean): Promise<void> {
    const found = [...new Set([...this.found(game, lesson), key])];
    const whole = all.every((one) => found.includes(one));
    this.#keep((kept) => {
      kept.found = { ...kept.found, [`${game} ${lesson}`]: found };
      if (whole)
        kept.passed = { ...kept.passed, [game]: [...new Set([...(kept.passed[game] ?? []), lesson])] };
    });
    if (whole && named) await post(`/me/lessons/${game}/${lesson}`);
  }

  /** A table is a lesson: at it there is help, and winning passes it. */
  play(table: string, lesson: string): void {
    this.#keep((kept) => (kept.tables = { ...kept.tables, [table]: lesson }));
  }

  lessonAt(table: string): string | null {
    return this.#kept.tables[table] ?? null;
  }

  #keep(change: (kept: Kept) => void): void {
    const kept = read();
    change(kept);
    this.#kept = kept;
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // Where nothing may be kept, it lasts as long as the page.
    }
  }
}

export const learned = new Learned();
