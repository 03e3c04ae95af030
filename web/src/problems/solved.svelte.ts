// Which problems were solved in this browser; nowhere else is anything kept of it.

const KEPT = 'cantiere-problems';

/** By game and id: whether the first answer was the best one. */
export type Kept = Record<string, boolean>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

class Solved {
  kept = $state.raw<Kept>(read());

  /** Whether it was solved at the first try; null: not tried yet. */
  of(game: string, id: string): boolean | null {
    return this.kept[`${game} ${id}`] ?? null;
  }

  /** Keep how the first try went; later ones change nothing. */
  keep(game: string, id: string, right: boolean): void {
    if (this.of(game, id) !== null) return;
    this.kept = { ...read(), [`${game} ${id}`]: right };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.kept));
    } catch {
      // Where nothing may be kept, it lasts as long as the page.
    }
  }
}

export const solved = new Solved();
