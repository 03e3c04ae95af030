// The games that wait for me, on every page.

import { get } from './api';
import { people } from './people.svelte';
import type { TableLine } from './types';

const AGAIN = 15_000;

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
    this.tables = mine.filter((table) => table.my_turn);
  }

  /** The next one, other than the table on the page. */
  next(here: string): TableLine | null {
    return this.tables.find((table) => table.id !== here) ?? null;
  }
}

export const waiting = new Waiting();
