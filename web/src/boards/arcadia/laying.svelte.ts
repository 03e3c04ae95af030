// The building in my hand while I look for its place: where it hovers, how it is turned. The engine says what is
// legal and what it would do; here is only the hovering.

import { cellAt, spotOf, type ArcadiaScene, type Effect, type Orientation, type Spot } from './view';

export class Laying {
  #scene: () => ArcadiaScene;
  /** Which of its ways of lying I have chosen; null before I have turned it. */
  #chosen = $state<number | null>(null);
  /** The cell under the pointer. */
  #at = $state.raw<Spot | null>(null);
  /** Laid down by a finger: it waits there to be confirmed. */
  pinned = $state(false);

  constructor(scene: () => ArcadiaScene) {
    this.#scene = scene;
  }

  #ways = $derived.by((): Orientation[] => {
    const scene = this.#scene();
    return scene.options.length ? (scene.view.table.orientations ?? []) : [];
  });

  get asked(): boolean {
    return this.#ways.length > 0;
  }

  /** How it lies: as I have turned it; before that, in the first way in which there is a place for it. */
  way = $derived.by((): Orientation | null => {
    if (this.#chosen !== null) return this.#ways[this.#chosen % this.#ways.length] ?? null;
    return this.#ways.find((way) => this.#placesFor(way).length) ?? this.#ways[0] ?? null;
  });

  get turns(): boolean {
    return this.#ways.filter((way) => way.mirrored === this.way?.mirrored).length > 1;
  }

  get mirrors(): boolean {
    return this.#ways.some((way) => way.mirrored !== this.way?.mirrored);
  }

  /** The cell that names the placement: the building hovers with its middle under the pointer, inside the board. */
  first = $derived.by((): Spot => {
    if (this.#at === null) return this.#home;
    const { columns, rows } = this.#scene().view.table.board;
    const cells = this.way?.cells ?? [[0, 0]];
    const [dx, dy] = middle(cells);
    const across = cells.map((cell) => cell[0]);
    const down = cells.map((cell) => cell[1]);
    return [
      clamp(this.#at[0] - dx, -Math.min(...across), columns - 1 - Math.max(...across)),
      clamp(this.#at[1] - dy, -Math.min(...down), rows - 1 - Math.max(...down)),
    ];
  });

  text = $derived(`build ${cellAt(this.first)} ${this.way?.name ?? ''}`);
  legal = $derived.by(() => this.#scene().options.some((option) => option.text === this.text));
  effect = $derived.by((): Effect =>
    this.legal ? (this.#scene().view.table.effects?.[this.text] ?? {}) : {},
  );
  cells = $derived.by((): Spot[] =>
    (this.way?.cells ?? []).map(([x, y]) => [x + this.first[0], y + this.first[1]]),
  );

  /** What it would cover wherever it can lie, turned as it is now. */
  #places = $derived.by((): string[][] => (this.way ? this.#placesFor(this.way) : []));

  #placesFor(way: Orientation): string[][] {
    return Object.entries(this.#scene().view.table.effects ?? {})
      .filter(([text]) => text.endsWith(` ${way.name}`))
      .map(([, effect]) => effect.cells ?? []);
  }

  /** Every cell that it can cover. */
  reach = $derived.by((): Spot[] => [...new Set(this.#places.flat())].map(spotOf));

  /** Before anybody has pointed anywhere: the legal place nearest to the castle. */
  #home = $derived.by((): Spot => {
    const { castle, board } = this.#scene().view.table;
    const [x, y] = castle ? spotOf(castle.at) : [board.columns / 2, board.rows / 2];
    const far = ([a, b]: Spot): number => Math.hypot(a - x, b - y);
    const firsts = this.#places.map((cells) => spotOf(cells[0] ?? 'a1'));
    return firsts.sort((a, b) => far(a) - far(b))[0] ?? [Math.round(x), Math.round(y)];
  });

  /** Another building, or none. */
  begin(): void {
    this.#chosen = null;
    this.#at = null;
    this.pinned = false;
  }

  point(spot: Spot, pinned: boolean): void {
    this.#at = spot;
    this.pinned = pinned;
  }

  step(dx: number, dy: number): void {
    const [x, y] = this.first;
    const [mx, my] = middle(this.way?.cells ?? [[0, 0]]);
    this.#at = [x + mx + dx, y + my + dy];
  }

  turn(by = 1): void {
    const same = this.#ways.filter((way) => way.mirrored === this.way?.mirrored);
    const next = (same.findIndex((way) => way === this.way) + by + same.length) % same.length;
    this.#choose(same[next]);
  }

  /** Turn it over, left to right, as it is seen now. */
  mirror(): void {
    const way = this.way;
    if (!way) return;
    const others = this.#ways.filter((other) => other.mirrored !== way.mirrored);
    const turns = (4 - way.turns) % 4;
    this.#choose(
      others.find((other) => other.turns === turns) ??
        others.find((other) => other.turns % 2 === turns % 2) ??
        others[0],
    );
  }

  #choose(way: Orientation | undefined): void {
    if (this.#at === null) this.step(0, 0);
    if (way) this.#chosen = this.#ways.indexOf(way);
  }

  covers([x, y]: Spot): boolean {
    return this.cells.some((cell) => cell[0] === x && cell[1] === y);
  }

  /** Lay it here. If that is not allowed, the server says why: it knows for which way of lying. */
  confirm(): void {
    this.#scene().answer(this.text);
  }
}

/** The cell of an outline nearest to its centre. */
function middle(cells: Spot[]): Spot {
  const x = cells.reduce((sum, cell) => sum + cell[0], 0) / cells.length;
  const y = cells.reduce((sum, cell) => sum + cell[1], 0) / cells.length;
  const far = (cell: Spot): number => Math.hypot(cell[0] - x, cell[1] - y);
  return cells.reduce((best, cell) => (far(cell) < far(best) - 0.01 ? cell : best), cells[0] ?? [0, 0]);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(Math.round(value), low), high);
}
