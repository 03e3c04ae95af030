// One table on the page: what is known of it, what I answer, and which position is looked at.

import { get, newKey, OFFLINE, post, Problem } from '../lib/api';
import { live, type Listener } from '../lib/live.svelte';
import { keepSame } from '../lib/same';
import { words } from '../lib/texts.svelte';
import { toldOf, type Told } from './told';
import type { GameEvent, Hint, Move, News, Option, Refusal, Table, View } from '../lib/types';

export interface Said {
  seq: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

interface Position {
  move: number;
  moves: number;
  view: View;
}

const RETRY = 700;
const KEPT_EVENTS = 40;
const NOTHING: Option[] = [];

export class TableSession implements Listener {
  table = $state.raw<Table | null>(null);
  moves = $state.raw<Move[]>([]);
  chat = $state.raw<Said[]>([]);
  /** What people did besides answering. */
  told = $state.raw<Told[]>([]);
  /** What the last message brought, for movement and sound. */
  fresh = $state.raw<GameEvent[]>([]);
  /** The move after which the position is looked at; null: now. */
  at = $state<number | null>(null);
  then = $state.raw<View | null>(null);
  /** Which of my seats looks, where several share this screen; null until the curtain has been lifted. */
  eyes = $state<number | null>(null);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Several answers touch the same thing: which one? */
  choices = $state.raw<Option[] | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  noted = $state.raw(new Set<string>());
  trouble = $state<string | null>(null);
  gone = $state<string | null>(null);

  seq: number | null = null;
  seat: number | null = null;
  #stop: (() => void) | null = null;
  #positions = new Map<string, Promise<Position>>();

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  begin(): () => void {
    this.#stop = live.listen(this.id, this);
    return () => this.#stop?.();
  }

  // --- hearing ---------------------------------------------------------------------------------------

  hear(now: Table, news: News[]): void {
    const first = this.table === null;
    // The reply to an answer of mine may have been faster.
    if (!this.table || now.seq >= this.table.seq) this.table = keepSame(this.table, now);
    this.trouble = null;
    if (this.seat === null && now.my_seats.length === 1) this.seat = now.my_seats[0] ?? null;
    if (first || this.#broken(news)) void this.#readLog();
    else this.#add(news);
    this.#clear();
  }

  present(connected: boolean[], spectators: number): void {
    if (this.table) this.table = { ...this.table, connected, spectators };
  }

  refused(_reason: string, detail: string): void {
    if (this.table === null) this.gone = detail;
    else this.trouble = detail;
  }

  #clear(): void {
    this.hints = null;
    this.refusal = null;
    this.choices = null;
  }

  /** Whether moves are missing between those that are known and these. */
  #broken(news: News[]): boolean {
    let known = this.moves.length;
    for (const one of news) {
      if ('moves' in one && one.moves.length) {
        if (one.moves[0]!.move !== known + 1) return true;
        known += one.moves.length;
      } else if (one.kind === 'undone') known = one.keep;
    }
    return false;
  }

  #add(news: News[]): void {
    const events: GameEvent[] = [];
    const told = toldOf(news, this.moves.length);
    if (told.length) this.told = [...this.told, ...told];
    let moves = this.moves;
    for (const one of news) {
      if (one.kind === 'chat') this.chat = [...this.chat, said(one)];
      else if ('moves' in one) {
        moves = [...moves, ...one.moves];
        events.push(...one.moves.flatMap((move) => move.events));
      } else if (one.kind === 'undone') moves = moves.slice(0, one.keep);
    }
    this.moves = moves;
    if (events.length) this.fresh = events.slice(-KEPT_EVENTS);
    if (news.some((one) => one.kind === 'ended')) void this.#readLog(); // now everything is open
  }

  async #readLog(): Promise<void> {
    const query = { invite: this.invite, seat: this.seat };
    const [log, all] = await Promise.all([
      this.table?.view ? get<{ moves: Move[] }>(`/tables/${this.id}/log`, query) : { moves: [] },
      get<{ news: News[] }>(`/tables/${this.id}/news`, { ...query, after: 0 }),
    ]);
    this.moves = log.moves;
    this.chat = all.news.filter((one) => one.kind === 'chat').map(said);
    this.told = toldOf(all.news, 0);
  }

  /** The language has changed: the table itself comes again by the live connection, the rest is asked for. */
  async retell(): Promise<void> {
    this.#positions.clear();
    if (this.table) await this.#readLog();
    if (this.at !== null) await this.look(this.at);
  }

  // --- looking ---------------------------------------------------------------------------------------

  /** The view on the screen: now, or then; until that is here, what was on it. */
  readonly view = $derived<View | null>((this.at !== null && this.then) || (this.table?.view ?? null));

  /** Whether I am asked, now. */
  readonly asked = $derived(
    this.at === null && Boolean(this.table?.my_turn && this.table.view?.question?.options),
  );

  readonly options = $derived<Option[]>(this.asked ? (this.table?.view?.question?.options ?? []) : NOTHING);

  /** Answers by what they touch. */
  readonly lit = $derived.by(() => {
    const lit = new Map<string, Option[]>();
    for (const option of this.options) {
      for (const target of option.targets) lit.set(target, [...(lit.get(target) ?? []), option]);
    }
    return lit;
  });

  /** Show the position after so many moves; null: now. */
  async look(move: number | null): Promise<void> {
    this.at = move;
    if (move === null) {
      this.then = null;
      return;
    }
    const key = `${move} ${this.seat} ${words.lang}`;
    let found = this.#positions.get(key);
    if (!found) {
      found = get<Position>(`/tables/${this.id}/positions/${move}`, {
        seat: this.seat,
        invite: this.invite,
      });
      this.#positions.set(key, found);
    }
    try {
      const position = await found;
      if (this.at === move) this.then = keepSame(this.then, position.view);
    } catch (problem) {
      this.#positions.delete(key);
      this.#fail(problem);
    }
  }

  /** Look through another seat's eyes: one of mine, or anybody's when the game is over. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.eyes = seat;
    live.again(this.id);
    if (this.at !== null) void this.look(this.at);
  }

  // --- answering -------------------------------------------------------------------------------------

  async touch(target: string): Promise<void> {
    this.refusal = null;
    this.choices = null;
    const options = this.lit.get(target) ?? [];
    if (options.length === 1) await this.answer(options[0]!.text);
    else if (options.length > 1) this.choices = options;
    else if (this.asked) await this.#explain(target);
  }

  async #explain(target: string): Promise<void> {
    try {
      const table = await get<Table>(`/tables/${this.id}`, { seat: this.seat, refusals: true });
      this.refusal =
        table.view?.question?.refusals?.find((refusal) => refusal.targets.includes(target)) ?? null;
    } catch (problem) {
      this.#fail(problem);
    }
  }

  /** Send an answer; if the connection is lost, it is sent again with the same key until it is answered. */
  async answer(text: string): Promise<void> {
    const table = this.table;
    if (!table || this.busy) return;
    this.busy = true;
    this.#clear();
    const request = { action: text, number: table.number, key: newKey(), seat: table.view?.seat ?? null };
    try {
      for (;;) {
        try {
          const done = await post<{ table: Table }>(`/tables/${this.id}/actions`, request);
          // The news bring the log and the movement; this shows the next question sooner. Where several people
          // share the screen the answer may be for other eyes: there only the news count.
          if (this.table && done.table.seq > this.table.seq && this.table.my_seats.length === 1) {
            this.table = keepSame(this.table, done.table);
          }
          break;
        } catch (problem) {
          if (!(problem instanceof Problem) || problem.status !== OFFLINE) throw problem;
          await new Promise((resolve) => setTimeout(resolve, RETRY));
        }
      }
    } catch (problem) {
      this.#fail(problem);
    } finally {
      this.busy = false;
    }
  }

  #fail(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem;
    if (problem.reason === 'illegal') {
      const { key, rule, action } = problem.data as Record<string, string>;
      this.refusal = {
        reason: key ?? '',
        key: '',
        rule: rule ?? '',
        sentence: problem.message,
        text: action ?? '',
        label: '',
        params: {},
        targets: [],
        warnings: [],
      };
    } else if (problem.reason === 'outdated') live.again(this.id);
    else this.trouble = problem.message || words.say('web-offline');
  }

  /** Do something else at the table; what the server says against it is shown. */
  async act<T>(path: string, body: unknown = {}): Promise<T | null> {
    this.busy = true;
    this.trouble = null;
    try {
      return (await post<T>(`/tables/${this.id}${path}`, body, { invite: this.invite })) ?? ({} as T);
    } catch (problem) {
      this.#fail(problem);
      return null;
    } finally {
      this.busy = false;
    }
  }

  async undo(ask = false): Promise<void> {
    if (this.table) await this.act('/undo', { number: this.table.number, ask });
  }

  async hint(): Promise<void> {
    const found = await this.act<{ hints: Hint[] }>('/hint', {});
    this.hints = found?.hints ?? null;
  }
}

function said({ seq, at, name, seat, text }: Extract<News, { kind: 'chat' }>): Said {
  return { seq, at, name, seat, text };
}
