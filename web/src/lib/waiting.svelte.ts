// The games that wait for me, on every page.

import { get } from './api';
import { people } from './people.svelte';
import type { TableLine } from './types';

const AGAIN = 15_000;

/** Whether a seat is kept for me, as in a rematch, and nobody has begun without me. */
export function keptForMe(table: TableLine): boolean {
  return table.status === 'open' && table.seats.some((seat) => seat.kept_for_you);
}

/** Whether the others cannot go on without me: I am asked, or my seat is kept until I sit down or say no. */
export function waitsForMe(table: TableLine): boolean {
  return table.my_turn || keptForMe(table);
}

class Waiting {
  tables = $state.raw<TableLine[]>([]);

  /** Look now, and from time to time, until told to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), AGAIN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    if (!people.me) {
      this.tables = [];
      return;
    }
    try {
      this.heard((await get<{ tables: TableLine[] }>('/me/tables')).tables);
    } catch {
      // The next look may do; the page itself says when there is no connection.
    }
  }

  heard(mine: TableLine[]): void {
    this.tables = mine.filter(waitsForMe);
  }

  /** The next one, other than the table on the page. */
  next(here: string): TableLine | null {
    return this.tables.find((table) => table.id !== here) ?? null;
  }
}

export const waiting = new Waiting();
