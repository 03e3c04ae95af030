// A step of the guided round that asks: what can be answered, what I answered, and what is said about it.

import { get, Problem } from '../lib/api';
import type { GuideAnswer } from '../lib/api-types';
import { words } from '../lib/texts.svelte';
import type { Guide, Option } from '../lib/types';
import { byTarget, type Asker } from './asker';

type Step = Guide['steps'][number];

const NOTHING: Option[] = [];

export class Answering implements Asker {
  #step = $state.raw<Step | null>(null);
  told = $state.raw<GuideAnswer | null>(null);
  choices = $state.raw<Option[] | null>(null);
  noted = $state.raw(new Set<string>());
  trouble = $state('');

  constructor(readonly game: string) {}

  /** Come to a step; what was answered at another one, or in another language, is forgotten. */
  at(step: Step | null): void {
    this.#step = step;
    this.again();
  }

  readonly options = $derived<Option[]>(
    this.#step?.asks && !this.told ? (this.#step.view.question?.options ?? NOTHING) : NOTHING,
  );

  /** Answers by what they touch. */
  readonly lit = $derived(byTarget(this.options));

  touch(target: string): void {
    const options = this.lit.get(target) ?? NOTHING;
    this.choices = options.length > 1 ? options : null;
    if (options.length === 1) void this.answer(options[0]!.text);
  }

  async answer(text: string): Promise<void> {
    const step = this.#step;
    if (!step || !this.options.some((one) => one.text === text)) return;
    this.choices = null;
    this.noted = new Set();
    this.trouble = '';
    try {
      const told = await get<GuideAnswer>(`/games/${this.game}/guide/${step.key}`, { answer: text });
      if (this.#step === step) this.told = told;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.trouble = problem.message || words.say('web-offline');
    }
  }

  again(): void {
    this.told = null;
    this.choices = null;
    this.noted = new Set();
    this.trouble = '';
  }
}
