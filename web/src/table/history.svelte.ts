// What has happened at a table, as far as the eyes that look may know it: moves, what people did besides, and what
// they said. Moves go by their numbers: those of which nothing may be known are left out.

import { get } from '../lib/api';
import type { Move, News } from '../lib/types';
import { toldOf, type Told } from './told';

export interface Said {
  seq: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

/** Through whose eyes the log is read. */
interface Eyes {
  seat: number | null;
  invite: string | null;
}

export class History {
  moves = $state.raw<Move[]>([]);
  chat = $state.raw<Said[]>([]);
  told = $state.raw<Told[]>([]);
  /** What is heard while the log is being read: it comes after that. */
  #waiting: News[] | null = null;
  #reading = 0;

  constructor(readonly id: string) {}

  /** The number of the last move that is known. */
  readonly last = $derived(this.moves.at(-1)?.move ?? 0);

  after(number: number): Move[] {
    return this.moves.filter(({ move }) => move > number);
  }

  upTo(number: number): Move[] {
    return this.moves.filter(({ move }) => move <= number);
  }

  find(number: number): Move | undefined {
    return this.moves.find(({ move }) => move === number);
  }

  /** Whether the log is on its way. */
  get reading(): boolean {
    return this.#waiting !== null;
  }

  /** Add what was heard; tell whether moves were taken back. */
  add(news: News[]): boolean {
    if (this.#waiting) {
      this.#waiting.push(...news);
      return false;
    }
    const told = toldOf(news, this.last);
    if (told.length) this.told = merged(this.told, told);
    let moves = this.moves;
    let undone = false;
    for (const one of news) {
      if (one.kind === 'chat') this.chat = merged(this.chat, [said(one)]);
      else if (one.kind === 'removed') this.chat = this.chat.filter(({ seq }) => seq !== one.of);
      else if ('moves' in one) {
        const last = moves.at(-1)?.move ?? 0; // the log may have been read with these moves in it
        moves = [...moves, ...one.moves.filter(({ move }) => move > last)];
      } else if (one.kind === 'undone') {
        moves = moves.filter(({ move }) => move <= one.keep);
        undone = true;
      }
    }
    if (moves !== this.moves) this.moves = moves;
    return undone;
  }

  /** Read everything anew; false where somebody else looks by then, or it is read again. */
  async read({ seat, invite }: Eyes, begun: boolean): Promise<boolean> {
    const round = ++this.#reading;
    this.#waiting ??= [];
    const query = { invite, seat };
    try {
      const [log, all] = await Promise.all([
        begun ? get<{ moves: Move[] }>(`/tables/${this.id}/log`, query) : { moves: [] },
        get<{ news: News[] }>(`/tables/${this.id}/news`, { ...query, after: 0 }),
      ]);
      if (round !== this.#reading) return false;
      this.moves = log.moves;
      this.chat = merged(all.news.filter((one) => one.kind === 'chat').map(said), this.chat);
      this.told = merged(toldOf(all.news, 0), this.told);
    } finally {
      if (round === this.#reading) {
        const waiting = this.#waiting ?? [];
        this.#waiting = null;
        this.add(waiting);
      }
    }
    return true;
  }

  /** Somebody else looks: nothing of what was told before stays, nor comes any more. */
  forget(): void {
    this.#reading += 1;
    this.#waiting = null;
    this.moves = [];
  }
}

function said({ seq, at, name, seat, text }: Extract<News, { kind: 'chat' }>): Said {
  return { seq, at, name, seat, text };
}

/** These, and those of the others that are not among them: the same may be heard and read. */
function merged<T extends { seq: number }>(known: T[], others: T[]): T[] {
  const there = new Set(known.map((one) => one.seq));
  const more = others.filter((one) => !there.has(one.seq));
  return more.length ? [...known, ...more].sort((one, other) => one.seq - other.seq) : known;
}
