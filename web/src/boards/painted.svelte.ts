// Which colour, with its charge, each seat of the table on the page has chosen. Elsewhere a seat has its own.

class Painted {
  #colours = $state.raw<readonly number[]>([]);

  set(colours: readonly number[]): void {
    if (colours.join() !== this.#colours.join()) this.#colours = colours;
  }

  of(seat: number): number {
    return this.#colours[seat] ?? seat;
  }
}

export const painted = new Painted();
