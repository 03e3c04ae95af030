// What others did, shown one after the other: the board goes from position to position at the pace that was chosen.

import { settings, type Pace } from '../lib/settings.svelte';
import { keepSame } from '../lib/same';
import type { Move, View } from '../lib/types';

/** Milliseconds for a move, by pace. */
const LASTS: Record<Pace, number> = { once: 0, quick: 480, calm: 1500 };

const OWN = 0.4;

export interface Batch {
  /** The moves to be shown, in order. */
  moves: Move[];
  /** The positions after them, by the number of the move, and the last of all. */
  views: Promise<Map<number, View>>;
  last: View;
}

export class Follower {
  /** What is on the screen while it catches up; null: now is. */
  view = $state.raw<View | null>(null);
  /** The move that is being shown. */
  move = $state.raw<Move | null>(null);
  /** How many moves of the game are on the screen. */
  upTo = $state(0);
  done = $state(0);
  total = $state(0);
  #batches: Batch[] = [];
  #running = false;
  #wake: (() => void) | null = null;
  #round = 0;

  /** `show` is told of each move when it comes on the screen. */
  constructor(readonly show: (moves: Move[]) => void) {
    document.addEventListener('visibilitychange', () => this.#wake?.());
  }

  /** Whether the board has not caught up yet. */
  readonly busy = $derived(this.view !== null);

  /** Show moves after what is on the screen, which is `from` if nothing is being shown. */
  follow(from: View, batch: Batch): void {
    if (!this.view) this.upTo = (batch.moves[0]?.move ?? 1) - 1;
    this.view ??= from;
    this.#batches.push(batch);
    this.total += batch.moves.length;
    if (!this.#running) void this.#run();
  }

  /** Be done at once. */
  skip(): void {
    this.#round += 1;
    this.#batches = [];
    this.#wake?.();
    this.#finish();
  }

  #finish(): void {
    this.#running = false;
    this.view = null;
    this.move = null;
    this.done = 0;
    this.total = 0;
  }

  async #run(): Promise<void> {
    const round = ++this.#round;
    this.#running = true;
    for (let batch = this.#batches.shift(); batch; batch = this.#batches.shift()) {
      const views = await batch.views.catch(() => null);
      if (round !== this.#round) return;
      if (views) {
        for (const move of batch.moves) {
          this.view = keepSame(this.view, views.get(move.move) ?? batch.last);
          this.move = move;
          this.upTo = move.move;
          this.done += 1;
          this.show([move]);
          const mine = move.who === this.view.seat; // that one knows already
          await this.#pause(LASTS[settings.shownPace] * (mine ? OWN : 1));
          if (round !== this.#round) return;
        }
      }
      this.view = keepSame(this.view, batch.last);
    }
    this.#finish();
  }

  /** Wait, at least until somebody looks at the page. */
  async #pause(time: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    const round = this.#round;
    while (document.hidden && round === this.#round) await new Promise<void>((go) => (this.#wake = go));
    this.#wake = null;
  }
}
