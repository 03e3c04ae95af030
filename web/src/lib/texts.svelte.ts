// Words: the same Fluent files that the server and the terminal speak from.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { get, getText, speak } from './api';
import { figures } from './figures';
import { settings } from './settings.svelte';
import type { Box } from './types';

type Values = Record<string, FluentVariable>;

const ENGLISH = 'en';
const KEPT_SENTENCES = 5000;

class Words {
  lang = $state(ENGLISH);
  /** What could not be said; shown on the root element, where tests look. */
  readonly #missing = new Set<string>();
  #bundles = $state.raw<Record<string, FluentBundle[]>>({});
  #facts = $state.raw<Record<string, Record<string, Record<string, number>>>>({});
  #sentences = new WeakMap<FluentBundle[], Map<string, string>>();
  #boxes: Record<string, Promise<Box>> = {};

  /** Switch to a language; everything on the page follows without a reload. */
  async switchTo(lang: string): Promise<void> {
    const games = Object.keys(this.#bundles);
    const fresh: Record<string, FluentBundle[]> = {};
    await Promise.all(
      (games.length ? games : ['']).map(async (game) => {
        fresh[game] = await this.#load(lang, game);
      }),
    );
    this.#bundles = fresh;
    this.lang = lang;
    speak(lang);
    settings.lang = lang;
    document.documentElement.lang = lang === 'xx' ? ENGLISH : lang;
  }

  /** Make the words and figures of a game available. */
  async learn(game: string): Promise<Box> {
    const [box] = await Promise.all([
      this.box(game),
      this.#bundles[game] ??
        this.#load(this.lang, game).then((bundles) => {
          this.#bundles = { ...this.#bundles, [game]: bundles };
        }),
    ]);
    return box;
  }

  /** The components of a game, from its data files. */
  box(game: string): Promise<Box> {
    this.#boxes[game] ??= get<Box>(`/games/${game}/box`).then((box) => {
      this.#facts = { ...this.#facts, [game]: figures(box) };
      return box;
    });
    return this.#boxes[game];
  }

  async #load(lang: string, game: string): Promise<FluentBundle[]> {
    const bundle = new FluentBundle(lang === 'xx' ? ENGLISH : lang, { useIsolating: false });
    const parts = [...(game ? [`/texts/${lang}/${game}`] : []), `/texts/${lang}`]; // English where they lack something
    for (const text of await Promise.all(parts.map((part) => getText(part))))
      bundle.addResource(new FluentResource(text));
    return [bundle];
  }

  /** Say a message (`key` or `key.attribute`) of a game, or a common one. */
  say(key: string, values: Values = {}, game = ''): string {
    const bundles = this.#bundles[game] ?? this.#bundles[''] ?? [];
    const said = this.#said(bundles);
    const sentence = `${key} ${JSON.stringify(values)}`;
    const before = said.get(sentence);
    if (before !== undefined) return before;
    const [name = '', attribute] = key.split('.');
    for (const bundle of bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) continue;
      const now = bundle.formatPattern(pattern, values);
      said.set(sentence, now);
      return now;
    }
    if (Object.keys(this.#bundles).length) {
      this.#missing.add(`${game}:${key}`);
      document.documentElement.dataset.missing = [...this.#missing].join(' ');
    }
    return `[${key}]`;
  }

  /** What was said with these words already: a board says the same hundreds of things after each move. */
  #said(bundles: FluentBundle[]): Map<string, string> {
    let said = this.#sentences.get(bundles);
    if (!said || said.size >= KEPT_SENTENCES) {
      said = new Map();
      this.#sentences.set(bundles, said);
    }
    return said;
  }

  knows(key: string, game = ''): boolean {
    const [name = '', attribute] = key.split('.');
    return (this.#bundles[game] ?? []).some((bundle) => {
      const message = bundle.getMessage(name);
      return Boolean(attribute ? message?.attributes[attribute] : message?.value);
    });
  }

  /** The name of a card, place or piece. */
  name(game: string, id: string): string {
    return this.say(id, {}, game);
  }

  /** What a card or place does, with its figures; "" if nothing is said. */
  about(game: string, id: string): string {
    return this.knows(`${id}.text`, game) ? this.say(`${id}.text`, this.#facts[game]?.[id] ?? {}, game) : '';
  }
}

export const words = new Words();

/** Say one of the browser's own messages. */
export function t(key: string, values: Values = {}): string {
  return words.say(`web-${key}`, values);
}
