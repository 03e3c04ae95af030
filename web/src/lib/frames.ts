// Work that changes the page, no more often than the page is drawn.

export class Frames {
  #work: (() => void) | null = null;
  #drawing = false;

  constructor() {
    document.addEventListener('visibilitychange', () => this.#go());
  }

  /** Do it at once; if the page has not been drawn since the last time, with the next frame. The last one counts. */
  run(work: () => void): void {
    this.#work = work;
    this.#go();
  }

  #go(): void {
    if (!this.#work || (this.#drawing && !document.hidden)) return; // a hidden page is never drawn
    const work = this.#work;
    this.#work = null;
    if (!this.#drawing) {
      this.#drawing = true;
      requestAnimationFrame(() => {
        this.#drawing = false;
        this.#go();
      });
    }
    work();
  }
}
