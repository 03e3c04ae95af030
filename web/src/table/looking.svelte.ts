// One table as it is looked at: what is heard of it, through whose eyes, and which position is on the screen.

import { get, OFFLINE, Problem } from '../lib/api';
import { live, type Listener } from '../lib/live.svelte';
import { keepSame } from '../lib/same';
import { settings } from '../lib/settings.svelte';
import { words } from '../lib/texts.svelte';
import type { Analysis, GameEvent, Move, News, Option, PastPosition, Table, View } from '../lib/types';
import { byTarget } from '../parts/asker';
import { accountOf, changedPlaces, since } from './account';
import { Follower } from './follow.svelte';
import { History } from './history.svelte';
import { seen } from './seen';
import { placeName } from './telling';

type BetterMove = Analysis['better'][number];

const KEPT_EVENTS = 40;
const MOST_POSITIONS = 60; // the server gives so many at a time; what is older is not caught up with
const NOTHING: Option[] = [];
const NO_MOVES: Move[] = [];
const NOT_MINE = 'not-your-seat';

export class LookedAt implements Listener {
  table = $state.raw<Table | null>(null);
  /** What the last message brought, for movement and sound. */
  fresh = $state.raw<GameEvent[]>([]);
  /** The move after which the position is looked at; null: now. */
  at = $state<number | null>(null);
  then = $state.raw<View | null>(null);
  /** Which of my seats looks, where several share this screen; null until the curtain has been lifted. */
  eyes = $state<number | null>(null);
  noted = $state.raw(new Set<string>());
  /** A moment of a finished game that I try again, and what I would do now. */
  puzzle = $state.raw<BetterMove | null>(null);
  tried = $state.raw<Option | null>(null);
  trouble = $state<string | null>(null);
  gone = $state<string | null>(null);

  readonly history: History;
  /** What others did, while the board has not caught up with it. */
  readonly follower = new Follower((moves) => this.#show(moves));

  seq: number | null = null;
  seat: number | null = null;
  /** Whether nothing has been read yet for the eyes that look. */
  #unread = true;
  /** From where the board catches up once the log is here. */
  #behind: { before: View | null; number: number | null } | null = null;
  #positions = new Map<string, Promise<PastPosition>>();

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.history = new History(id);
  }

  begin(): () => void {
    return live.listen(this.id, this);
  }

  get moves(): Move[] {
    return this.history.moves;
  }

  // --- receiving ------------------------------------------------------------------------------------

  /** Take in what has come; false where it was meant for another pair of eyes at this screen: it is not even kept. */
  receive(now: Table, news: News[]): boolean {
    if (this.seat !== null && now.seat !== this.seat) {
      if (now.my_seats.includes(this.seat) || now.status === 'over') {
        this.#missed();
        return false;
      }
      this.seat = null; // given up
    }
    const before = this.table?.view ?? null;
    // The reply to an answer of mine may have been faster.
    if (!this.table || now.seq >= this.table.seq) this.table = keepSame(this.table, now);
    this.trouble = null;
    if (this.seat === null && now.my_seats.length === 1) this.seat = now.my_seats[0] ?? null;
    if (this.#unread) {
      this.#unread = false;
      void this.#catchUp(null, null);
    } else this.#add(news, before);
    return true;
  }

  present(connected: boolean[], spectators: number): void {
    if (this.table) this.table = { ...this.table, connected, spectators };
  }

  refused(reason: string, detail: string): void {
    if (reason === NOT_MINE && this.seat !== null) {
      // This browser was logged out from elsewhere: whoever sits before it sees what everybody may see.
      this.sit(null);
      this.table = null;
    } else if (this.table === null) this.gone = detail;
    else this.trouble = detail;
  }

  /** What was not kept is read again, for the eyes that look. */
  #missed(): void {
    if (this.#unread) return; // it will be
    this.#unread = true;
    live.again(this.id);
  }

  #add(news: News[], before: View | null): void {
    const known = this.history.last;
    const undone = this.history.add(news);
    if (undone) this.follower.skip();
    else if (this.history.last > known) this.#bring(this.history.after(known), before);
    if (news.some((one) => one.kind === 'ended')) void this.#catchUp(before, this.history.last); // now all is open
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
    const needed = moves.slice(0, -1); // after the last of them it is as it is now
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

  /**
   * Read the log anew. What came after that move, or since somebody last looked from here, is caught up with; `before`
   * is the position at that moment.
   */
  async #catchUp(before: View | null, number: number | null): Promise<void> {
    const { seat, invite } = this;
    this.#behind ??= { before, number: number ?? seen.at(this.id, seat) };
    try {
      if (!(await this.history.read({ seat, invite }, Boolean(this.table?.view || this.table?.trouble))))
        return;
    } catch (problem) {
      this.#unread = true; // the next message finds it so
      this.#behind = null;
      if (!(problem instanceof Problem) || problem.status !== OFFLINE) this.fail(problem);
      return;
    }
    const from = this.#behind;
    this.#behind = null;
    if (!from || !this.table?.view) return;
    const fresh = this.history.after(from.number ?? this.#untilAsked());
    if (this.table.status !== 'running' || !fresh.length || settings.shownPace === 'once') return;
    const first = fresh[0]!.move - 1;
    const position = from.before ?? (await this.#read(first, first).catch(() => null))?.get(first) ?? null;
    if (seat === this.seat) this.#bring(fresh, position);
  }

  /** Whoever comes to a table at which they have not answered yet sees what the others have done so far. */
  #untilAsked(): number {
    const { moves, last } = this.history;
    const mine = this.table?.view?.seat ?? null;
    if (mine === null || moves.some((move) => move.who === mine)) return last;
    const begun = moves.find((move) => move.who >= 0);
    return begun ? begun.move - 1 : last;
  }

  /** The language has changed: the table itself comes again by the live connection, the rest is asked for. */
  async retell(): Promise<void> {
    this.#positions.clear();
    if (this.table) await this.#catchUp(this.table.view ?? null, this.history.last);
    if (this.at !== null) await this.look(this.at);
  }

  /** Hear anew what was said: of some nothing more is to be heard. */
  async readNewsAgain(): Promise<void> {
    this.history.chat = [];
    await this.history.read(this, Boolean(this.table?.view || this.table?.trouble));
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
    return busy ? this.history.upTo(upTo) : this.history.moves;
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
    const others = [...seats.slice(mine), ...seats.slice(0, mine)];
    const game = this.table?.game ?? '';
    return accountOf(this.#since, this.shownMoves, others, (place) => placeName(game, place) !== '');
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
  readonly lit = $derived(byTarget(this.options));

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
    const { seat } = this;
    const view = await this.position(move);
    if (view === null || this.at !== move || this.seat !== seat) return;
    this.then = keepSame(this.then, view);
    this.fresh = on ? (this.history.find(move)?.events ?? []) : [];
  }

  /** The position after so many moves, for the eyes that look; null where it cannot be had. */
  async position(move: number): Promise<View | null> {
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
      return (await found).view;
    } catch (problem) {
      this.#positions.delete(key);
      this.fail(problem);
      return null;
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
      this.#positions.clear();
      this.#unread = true;
      this.#behind = null;
      this.history.forget();
      this.fresh = [];
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

  protected fail(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem;
    this.trouble = problem.message || words.say('web-offline');
  }
}
