// Time at a table: its pace in words, what is left, and a clock that ticks on the page.

import { onDate } from './api';
import { t, words } from './texts.svelte';
import type { Table } from './types';

const HOUR = 3600;
const DAY = 24 * HOUR;

export interface Pace {
  pace: 'live' | 'turns';
  hours: number | null;
  game_time: number | null;
  answer_time: number | null;
}

class Clock {
  /** Seconds now, by the server's clock as far as it is known. */
  now = $state(Date.now() / 1000);
  #ahead = 0;

  constructor() {
    onDate((time) => this.set(time));
    setInterval(() => (this.now = Date.now() / 1000 + this.#ahead), 1000);
  }

  /** The server says what time it is. */
  set(time: number): void {
    const ahead = time - Date.now() / 1000;
    if (Math.abs(ahead - this.#ahead) > 1) this.#ahead = ahead;
    this.now = Date.now() / 1000 + this.#ahead;
  }
}

export const clock = new Clock();

/** "3 days", "5 hours", "4:05". */
export function duration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 2 * DAY) return t('days', { number: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return t('hours-long', { number: Math.floor(left / HOUR) });
  const minutes = Math.floor(left / 60);
  return `${minutes}:${String(left % 60).padStart(2, '0')}`;
}

export function paceWords({ pace, hours, game_time: game, answer_time: answer }: Pace): string {
  if (game !== null) return t('pace-clock', { game: minutes(game), answer: Math.round(answer ?? 0) });
  if (hours !== null) {
    const whole = hours >= 48 && hours % 24 === 0;
    return whole ? t('pace-days', { number: hours / 24 }) : t('pace-hours', { number: Math.round(hours) });
  }
  return t(pace === 'turns' ? 'pace-turns' : 'pace-live');
}

function minutes(seconds: number): string {
  const lang = words.lang === 'xx' ? 'en' : words.lang;
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(seconds / 60);
}

export interface Left {
  seconds: number;
  runs: boolean;
  /** The last part: it is shown clearly. */
  soon: boolean;
}

/** What is left for a seat; null where there is no limit, or it is not its turn and it has no clock. */
export function leftOf(table: Table, seat: number, now: number): Left | null {
  if (table.status !== 'running') return null;
  const runs = table.to_move === seat && table.seats[seat]?.bot === null;
  if (table.left && table.game_time !== null) {
    const used = runs && table.since !== null ? now - table.since : 0;
    const seconds = Math.max(0, (table.left[seat] ?? 0) - used);
    return { seconds, runs, soon: seconds < Math.max(30, table.game_time / 10) };
  }
  if (!runs || table.deadline === null) return null;
  const from = Math.max(now, table.seats[seat]?.holiday ?? 0); // on holiday no hours run
  const seconds = Math.max(0, table.deadline - from);
  const whole = (table.hours ?? 1) * HOUR;
  const last = seconds < Math.max(whole / 10, Math.min(HOUR, whole / 4));
  return { seconds, runs: from === now, soon: last && from === now };
}
