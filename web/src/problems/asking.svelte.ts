// A problem on the page: what can be answered, what I answered, and what is said about it.

import { get, Problem } from '../lib/api';
import { words } from '../lib/texts.svelte';
import type { Option, Puzzle, PuzzleSolution } from '../lib/types';
import { byTarget, type Asker } from '../parts/asker';
import { solved } from './solved.svelte';

const NOTHING: Option[] = [];

export class Asking implements Asker {
  puzzle = $state.raw<Puzzle | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** What I answered; null with a solution: it was shown without. */
  tried = $state.raw<Option | null>(null);
  choices = $state.raw<Option[] | null>(null);
  noted = $state.raw(new Set<string>());
  trouble = $state('');

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  get #address(): string {
    return `/games/${this.game}/problems/${this.id}`;
  }

  /** Read it, again if the language has changed. */
  async look(): Promise<void> {
    await this.#try(async () => {
      this.puzzle = await get<Puzzle>(this.#address);
      this.choices = null;
      if (this.tried)
        this.tried = this.#offered.find((option) => option.text === this.tried?.text) ?? this.tried;
      if (this.solution) this.solution = await get<PuzzleSolution>(`${this.#address}/solution`);
    });
  }

  readonly #offered = $derived<Option[]>(this.puzzle?.view.question?.options ?? NOTHING);
  readonly options = $derived<Option[]>(this.solution ? NOTHING : this.#offered);

  /** Answers by what they touch. */
  readonly lit = $derived(byTarget(this.options));

  readonly best = $derived(this.solution?.answers[0] ?? null);
  readonly right = $derived(this.tried !== null && this.tried.text === this.best?.text);

  touch(target: string): void {
    this.choices = null;
    const options = this.lit.get(target) ?? NOTHING;
    if (options.length === 1) void this.answer(options[0]!.text);
    else if (options.length > 1) this.choices = options;
  }

  async answer(text: string): Promise<void> {
    const option = this.options.find((one) => one.text === text);
    if (option) await this.#tell(option);
  }

  /** Say it without an answer of mine. */
  async show(): Promise<void> {
    await this.#tell(null);
  }

  again(): void {
    this.tried = null;
    this.solution = null;
    this.choices = null;
  }

  async #tell(option: Option | null): Promise<void> {
    this.choices = null;
    this.noted = new Set();
    await this.#try(async () => {
      const solution = await get<PuzzleSolution>(`${this.#address}/solution`);
      this.tried = option;
      this.solution = solution;
      solved.keep(this.game, this.id, option !== null && option.text === solution.answers[0]?.text);
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.trouble = '';
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.trouble = problem.message || words.say('web-offline');
    }
  }
}
