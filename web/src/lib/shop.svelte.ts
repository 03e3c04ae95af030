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

/** The levels that are offered to people, the easiest first; the server may know more bots. */
export const LEVELS = ['novice', 'apprentice', 'journeyman', 'master', 'grandmaster'];

/** What to call a bot: its level as a word, or the name it has on the server. */
export function botName(bot: string): string {
  return LEVELS.includes(bot) ? t(`seat-${bot}`) : bot;
}

/** What to call the form in which a tournament is played. */
export function formLabel({ game, form }: { game: string; form: string }): string {
  return shop.game(game)?.tournaments.find((one) => one.name === form)?.label ?? form;
}

/** The language that was chosen here, or the first of the browser's that there is. */
export function firstLanguage(): string {
  const wished = [settings.lang, ...navigator.languages.map((lang) => lang.slice(0, 2))];
  return wished.find((lang) => lang !== null && shop.languages.includes(lang)) ?? 'en';
}
