// One table on the page: what is known of it, what I answer, and which position is looked at.

import { get, newKey, OFFLINE, post, Problem } from '../lib/api';
import { live, type Listener } from '../lib/live.svelte';
import { keepSame } from '../lib/same';
import { settings } from '../lib/settings.svelte';
import { words } from '../lib/texts.svelte';
import type {
  Analysis,
  GameEvent,
  Hint,
  Move,
  News,
  Option,
  PastPosition,
  Refusal,
  Table,
  View,
} from '../lib/types';
import { accountOf, changedPlaces, since } from './account';
import { Follower } from './follow.svelte';
import { seen } from './seen';
import { toldOf, type Told } from './told';

type BetterMove = Analysis['better'][number];

export interface Said {
  seq: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

const RETRY = 700;
const KEPT_EVENTS = 40;
const NEWS_ARE_LATE = 400;
const MOST_POSITIONS = 60; // the server gives so many at a time; what is older is not caught up with
const NOTHING: Option[] = [];
const NO_MOVES: Move[] = [];

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
  /** A moment of a finished game that I try again, and what I would do now. */
  puzzle = $state.raw<BetterMove | null>(null);
  tried = $state.raw<Option | null>(null);
  trouble = $state<string | null>(null);
  gone = $state<string | null>(null);

  /** What others did, while the board has not caught up with it. */
  readonly follower = new Follower((moves) => this.#show(moves));

  seq: number | null = null;
  seat: number | null = null;
  /** The number of the table at which an answer of mine was given that is not known to be dealt with. */
  #answered: number | null = null;
  /** Whether nothing has been read yet for the eyes that look. */
  #unread = true;
  #stop: (() => void) | null = null;
  #positions = new Map<string, Promise<PastPosition>>();

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
    // What is meant for another pair of eyes at this screen is not even kept.
    if (this.seat !== null && now.seat !== this.seat) {
      if (now.my_seats.includes(this.seat) || now.status === 'over') return;
      this.seat = null; // given up
    }
    const first = this.#unread;
    this.#unread = false;
    const before = this.table?.view ?? null;
    const known = this.moves.length;
    // The reply to an answer of mine may have been faster.
    if (!this.table || now.seq >= this.table.seq) this.table = keepSame(this.table, now);
    this.trouble = null;
    if (this.#answered !== null && now.number > this.#answered) this.#settle();
    if (this.seat === null && now.my_seats.length === 1) this.seat = now.my_seats[0] ?? null;
    if (first || this.#broken(news)) void this.#catchUp(first ? null : before, first ? null : known);
    else this.#add(news, before, known);
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

  #add(news: News[], before: View | null, known: number): void {
    const told = toldOf(news, this.moves.length);
    if (told.length) this.told = merged(this.told, told);
    let moves = this.moves;
    let undone = false;
    for (const one of news) {
      if (one.kind === 'chat') this.chat = merged(this.chat, [said(one)]);
      else if ('moves' in one) {
        const last = moves.at(-1)?.move ?? 0; // the log may have been read with these moves in it
        moves = [...moves, ...one.moves.filter(({ move }) => move > last)];
      } else if (one.kind === 'undone') {
        moves = moves.filter(({ move }) => move <= one.keep); // numbers skip what is secret
        undone = true;
      }
    }
    this.moves = moves;
    if (undone) this.follower.skip();
    else if (moves.length > known) this.#bring(moves.slice(known), before);
    if (news.some((one) => one.kind === 'ended')) void this.#readLog(); // now everything is open
  }

  /** Bring moves on the screen: one after the other, or all at once. */
  #bring(fresh: Move[], before: View | null): void {
    const last = this.table?.view;
    const told = fresh.filter((move) => move.events.length);
    const others = told.some((move) => move.who !== last?.seat);
    if (!last || !before || settings.shownPace === 'once' || this.at !== null || !others) {
      this.follower.skip();
      this.#show(told);
      return;
    }
    const moves = told.slice(-MOST_POSITIONS);
    const needed = moves.filter((move) => move.move < this.moves.length);
    const views = needed.length
      ? this.#read(needed[0]!.move, needed.at(-1)!.move)
      : Promise.resolve(new Map());
    this.follower.follow(before, { moves, views, last });
  }

  async #read(first: number, last: number): Promise<Map<number, View>> {
    const query = { first, last, seat: this.seat, invite: this.invite };
    const found = await get<{ positions: PastPosition[] }>(`/tables/${this.id}/positions`, query);
    return new Map(found.positions.map((one) => [one.move, one.view]));
  }

  /** These moves are on the screen now: their pieces travel. */
  #show(moves: Move[]): void {
    const events = moves.flatMap((move) => move.events);
    if (events.length) this.fresh = events.slice(-KEPT_EVENTS);
  }

  /** Read the log anew; what has happened since somebody last looked from here is caught up with. */
  async #catchUp(before: View | null, known: number | null): Promise<void> {
    const seat = this.seat;
    const from = known ?? seen.at(this.id, seat);
    await this.#readLog();
    if (seat !== this.seat || !this.table?.view) return;
    const fresh = this.moves.slice(from ?? this.#untilAsked());
    if (this.table.status !== 'running' || !fresh.length || settings.shownPace === 'once') return;
    const first = this.moves.length - fresh.length;
    before ??= (await this.#read(first, first).catch(() => null))?.get(first) ?? null;
    if (seat === this.seat) this.#bring(fresh, before);
  }

  /** Whoever comes to a table at which they have not answered yet sees what the others have done so far. */
  #untilAsked(): number {
    const { moves } = this;
    const mine = this.table?.view?.seat ?? null;
    if (mine === null || moves.some((move) => move.who === mine)) return moves.length;
    const begun = moves.findIndex((move) => move.who >= 0);
    return begun < 0 ? moves.length : begun;
  }

  async #readLog(): Promise<void> {
    const { seat } = this;
    const query = { invite: this.invite, seat };
    const [log, all] = await Promise.all([
      this.table?.view ? get<{ moves: Move[] }>(`/tables/${this.id}/log`, query) : { moves: [] },
      get<{ news: News[] }>(`/tables/${this.id}/news`, { ...query, after: 0 }),
    ]);
    if (seat !== this.seat) return; // somebody else has sat down meanwhile
    this.moves = log.moves;
    // What has been heard while this was on its way stays.
    this.chat = merged(all.news.filter((one) => one.kind === 'chat').map(said), this.chat);
    this.told = merged(toldOf(all.news, 0), this.told);
  }

  /** The language has changed: the table itself comes again by the live connection, the rest is asked for. */
  async retell(): Promise<void> {
    this.#positions.clear();
    if (this.table) await this.#readLog();
    if (this.at !== null) await this.look(this.at);
  }

  // --- looking ---------------------------------------------------------------------------------------

  /** The view on the screen: now, or then; until that is here, what was on it. */
  readonly view = $derived<View | null>(
    (this.at !== null && this.then) || (this.follower.view ?? this.table?.view ?? null),
  );

  /** Whether I am asked, and whether the board has caught up so that the question can be put. */
  readonly waited = $derived(
    this.at === null
      ? Boolean(this.table?.my_turn && this.table.view?.question?.options)
      : this.puzzle !== null && !this.tried && Boolean(this.then?.question?.options),
  );
  readonly asked = $derived(this.waited && !this.follower.busy);

  /** The log as far as the board has come. */
  readonly shownMoves = $derived.by(() => {
    const { busy, upTo } = this.follower;
    return busy ? this.moves.slice(0, upTo) : this.moves;
  });

  /** What happened since my last answer, as far as the board has come: by seat, those after me first. */
  readonly #since = $derived(
    this.at === null && this.table?.status === 'running'
      ? since(this.shownMoves, this.view?.seat ?? null)
      : NO_MOVES,
  );
  readonly account = $derived.by(() => {
    const seats = this.table?.seats.map((one) => one.seat) ?? [];
    const mine = (this.view?.seat ?? -1) + 1;
    return accountOf(this.#since, this.shownMoves, [...seats.slice(mine), ...seats.slice(0, mine)]);
  });

  /** Where on the board something has changed since then. */
  readonly changed = $derived(changedPlaces(this.#since));

  /** Where a seat has done something since then. */
  placesOf(seat: number): Set<string> {
    const events = this.#since.map((move) => ({
      ...move,
      events: move.events.filter((event) => event.seat === seat),
    }));
    return changedPlaces(events);
  }

  /** The answers; also while the board still catches up: whoever answers early skips the rest. */
  readonly early = $derived<Option[]>(
    this.waited ? ((this.at === null ? this.table?.view : this.then)?.question?.options ?? NOTHING) : NOTHING,
  );
  readonly options = $derived<Option[]>(this.asked ? this.early : NOTHING);

  /** Answers by what they touch. */
  readonly lit = $derived.by(() => {
    const lit = new Map<string, Option[]>();
    for (const option of this.options) {
      for (const target of new Set(option.targets)) lit.set(target, [...(lit.get(target) ?? []), option]);
    }
    return lit;
  });

  /** Show the position after so many moves; null: now. */
  async look(move: number | null): Promise<void> {
    const on = move !== null && move - 1 === this.at; // one move on: its pieces travel
    if (this.puzzle && move !== this.puzzle.number - 1) this.puzzle = null;
    this.follower.skip();
    this.at = move;
    if (move === null) {
      this.then = null;
      return;
    }
    const key = `${move} ${this.seat} ${words.lang}`;
    let found = this.#positions.get(key);
    if (!found) {
      found = get<PastPosition>(`/tables/${this.id}/positions/${move}`, {
        seat: this.seat,
        invite: this.invite,
      });
      this.#positions.set(key, found);
    }
    try {
      const position = await found;
      if (this.at !== move) return;
      this.then = keepSame(this.then, position.view);
      this.fresh = on ? (this.moves[move - 1]?.events ?? []) : [];
    } catch (problem) {
      this.#positions.delete(key);
      this.#fail(problem);
    }
  }

  /**
   * Look through another seat's eyes: one of mine, or anybody's when the game is over. Nothing of what the seat
   * before was told stays: until everything has been read anew there is nothing to be seen.
   */
  sit(seat: number | null): void {
    if (seat === this.seat && seat === this.eyes) return;
    if (seat !== this.seat) {
      this.follower.skip();
      this.#clear();
      this.#positions.clear();
      this.#unread = true;
      this.fresh = [];
      this.moves = [];
      this.noted = new Set();
      this.trouble = null;
      if (this.table?.curtain) {
        this.then = null;
        this.table = null;
      }
    }
    this.seat = seat;
    this.eyes = seat;
    live.again(this.id);
    if (this.at !== null) void this.look(this.at);
  }

  /** Put a moment of the game before me, from the seat that was asked: what would I do now? */
  tryAgain(moment: BetterMove): void {
    this.tried = null;
    this.puzzle = moment;
    if (this.table?.view?.seat !== moment.seat) this.sit(moment.seat);
    void this.look(moment.number - 1);
  }

  endTrying(): void {
    this.puzzle = null;
    this.tried = null;
  }

  // --- answering -------------------------------------------------------------------------------------

  async touch(target: string): Promise<void> {
    if (this.follower.busy) {
      this.follower.skip();
      return;
    }
    this.refusal = null;
    this.choices = null;
    const options = this.lit.get(target) ?? [];
    if (options.length === 1) await this.answer(options[0]!.text);
    else if (options.length > 1) this.choices = options;
    else if (this.asked && !this.puzzle) await this.#explain(target);
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
    if (this.puzzle) {
      this.tried = this.options.find((option) => option.text === text) ?? null;
      return;
    }
    const table = this.table;
    if (!table || this.busy) return;
    this.follower.skip();
    this.busy = true;
    this.#answered = table.number;
    this.#clear();
    const request = { action: text, number: table.number, key: newKey(), seat: table.view?.seat ?? null };
    try {
      for (;;) {
        try {
          const done = await post<{ table: Table }>(`/tables/${this.id}/actions`, request);
          // The news bring the log and the movement. Where several people share the screen the answer may be for
          // other eyes: there only the news count.
          if (done.table.my_seats.length === 1) setTimeout(() => this.#late(done.table), NEWS_ARE_LATE);
          else this.#settle();
          break;
        } catch (problem) {
          if (!(problem instanceof Problem) || problem.status !== OFFLINE) throw problem;
          await new Promise((resolve) => setTimeout(resolve, RETRY));
        }
      }
    } catch (problem) {
      this.#settle();
      this.#fail(problem);
    }
  }

  /** My answer has been dealt with: the news say so, or the server has refused it. */
  #settle(): void {
    this.#answered = null;
    this.busy = false;
  }

  /** The news have not come, but the answer to mine has: it will do. */
  #late(table: Table): void {
    if (this.table && table.seq > this.table.seq) this.hear(table, []);
    if (this.#answered !== null) this.#settle();
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

/** These, and those of the others that are not among them: the same may be heard and read. */
function merged<T extends { seq: number }>(known: T[], others: T[]): T[] {
  const there = new Set(known.map((one) => one.seq));
  const more = others.filter((one) => !there.has(one.seq));
  return more.length ? [...known, ...more].sort((one, other) => one.seq - other.seq) : known;
}
