// Up to which move a table has been seen in this browser, and up to which news its chat, so that what came since can be
// shown.

const KEPT = 'cantiere-seen';
const MOST = 40; // tables

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

type From = number | null | 'chat';

export const seen = {
  /** The number of the last move that was seen from a seat; null: never looked from there. */
  at(table: string, from: From): number | null {
    return read()[`${table} ${from}`] ?? null;
  },

  keep(table: string, from: From, last: number): void {
    const key = `${table} ${from}`;
    const { [key]: _, ...others } = read();
    const kept = [...Object.entries(others).slice(1 - MOST), [key, last]];
    try {
      localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Where nothing may be kept, everything counts as seen.
    }
  },
};
