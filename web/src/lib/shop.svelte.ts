// What can be played here, with whom, and in which languages.

import { get } from './api';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import type { GameInfo, GamesInfo } from './types';

class Shop {
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<string[]>([]);
  languages = $state.raw<string[]>(['en']);

  async look(): Promise<void> {
    const found = await get<GamesInfo>('/games');
    this.games = found.games;
    this.bots = found.bots;
    this.languages = found.languages;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((one) => one.id === id);
  }
}

export const shop = new Shop();

/** The levels that are offered to people, the easiest first, then the one that adapts; the server may know more. */
export const LEVELS = ['novice', 'apprentice', 'journeyman', 'master', 'grandmaster', 'even'];

/** What kind of bot sits here: its level as a word. Those of the laboratory are just bots; their name says more. */
export function botName(bot: string): string {
  return t(`seat-${LEVELS.includes(bot) ? bot : 'bot'}`);
}

/** What to call the form in which a tournament is played. */
export function formLabel({ game, form }: { game: string; form: string }): string {
  return shop.game(game)?.tournaments.find((one) => one.name === form)?.label ?? form;
}

/** The language that was chosen here, then those of the browser. */
export function wishedLanguages(): string[] {
  const browsers = navigator.languages.map((lang) => lang.slice(0, 2));
  return settings.lang === null ? browsers : [settings.lang, ...browsers];
}

/** The first of them that there is. */
export function firstLanguage(): string {
  return wishedLanguages().find((lang) => shop.languages.includes(lang)) ?? 'en';
}
