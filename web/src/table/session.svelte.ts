// One table on the page: what is known of it, and what I answer.

import { get, newKey, OFFLINE, post, Problem } from '../lib/api';
import { live } from '../lib/live.svelte';
import type { Hint, News, Option, Refusal, Table } from '../lib/types';
import { LookedAt } from './looking.svelte';

const RETRY = 700;
const NEWS_ARE_LATE = 400;

export class TableSession extends LookedAt {
  refusal = $state.raw<Refusal | null>(null);
  /** Several answers touch the same thing: which one? */
  choices = $state.raw<Option[] | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  /** The number of the table at which an answer of mine was given that is not known to be dealt with. */
  #answered = $state<number | null>(null);
  /** How many other requests are on their way. */
  #acting = $state(0);
  readonly busy = $derived(this.#answered !== null || this.#acting > 0);

  override receive(now: Table, news: News[]): boolean {
    const before = this.table?.number;
    const mine = super.receive(now, news);
    if (mine && this.#answered !== null && now.number > this.#answered) this.#answered = null;
    if (this.table?.number !== before) this.#clear(); // news that come late or tell of something else take nothing away
    return mine;
  }

  override sit(seat: number | null): void {
    if (seat !== this.seat) this.#clear();
    super.sit(seat);
  }

  override async retell(): Promise<void> {
    this.#clear();
    await super.retell();
  }

  /** Whether it is still the same question, before the same eyes: what comes late is for nobody. */
  #question(): () => boolean {
    const { seat } = this;
    const number = this.table?.number;
    return () => this.seat === seat && this.table?.number === number;
  }

  /** What was said about a question goes with it. */
  #clear(): void {
    this.hints = null;
    this.refusal = null;
    this.choices = null;
  }

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
    const same = this.#question();
    try {
      const table = await get<Table>(`/tables/${this.id}`, { seat: this.seat, refusals: true });
      if (!same()) return;
      this.refusal =
        table.view?.question?.refusals?.find((refusal) => refusal.targets.includes(target)) ?? null;
    } catch (problem) {
      this.fail(problem);
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
    this.#answered = table.number;
    this.#clear();
    const { number, view } = table;
    const request = { action: text, number, key: newKey(), seat: view?.seat ?? null, brief: true };
    try {
      for (;;) {
        try {
          const done = await post<{ seq: number }>(`/tables/${this.id}/actions`, request);
          setTimeout(() => void this.#late(done.seq, number), NEWS_ARE_LATE);
          break;
        } catch (problem) {
          if (!(problem instanceof Problem) || problem.status !== OFFLINE) throw problem;
          await new Promise((resolve) => setTimeout(resolve, RETRY));
        }
      }
    } catch (problem) {
      this.#answered = null;
      this.fail(problem);
    }
  }

  /**
   * The news bring the table, the log and the movement. If they have not come, the table is asked for; but where several
   * people share the screen that may be for other eyes. What I have answered since then is not settled by it.
   */
  async #late(seq: number, number: number): Promise<void> {
    const alone = this.table?.my_seats.length === 1;
    try {
      if (alone && this.table && seq > this.table.seq)
        this.receive(await get<Table>(`/tables/${this.id}`), []);
    } catch (problem) {
      super.fail(problem);
    }
    if (this.#answered === number) this.#answered = null;
  }

  protected override fail(problem: unknown): void {
    if (problem instanceof Problem && problem.reason === 'illegal') {
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
    } else if (problem instanceof Problem && problem.reason === 'outdated') live.again(this.id);
    else super.fail(problem);
  }

  /** Do something else at the table; what the server says against it is shown. */
  async act<T>(path: string, body: unknown = {}): Promise<T | null> {
    this.#acting += 1;
    this.trouble = null;
    try {
      return (await post<T>(`/tables/${this.id}${path}`, body, { invite: this.invite })) ?? ({} as T);
    } catch (problem) {
      this.fail(problem);
      return null;
    } finally {
      this.#acting -= 1;
    }
  }

  async undo(ask = false): Promise<void> {
    if (this.table) await this.act('/undo', { number: this.table.number, ask });
  }

  async hint(): Promise<void> {
    const same = this.#question();
    const found = await this.act<{ hints: Hint[] }>('/hint', {});
    if (same()) this.hints = found?.hints ?? null;
  }
}
