// How large the screen is, for what cannot be said in a style sheet.

const SMALL = '(max-width: 600px), (max-height: 480px)';
const LOW = '(max-height: 700px), (max-width: 1100px) and (orientation: portrait)';

class Screens {
  /** A phone, upright or sideways. */
  small = $state(false);
  /** A low window or an upright tablet: there is little room beside the question. */
  low = $state(false);

  constructor() {
    this.#follow(SMALL, (matches) => (this.small = matches));
    this.#follow(LOW, (matches) => (this.low = matches));
  }

  #follow(query: string, tell: (matches: boolean) => void): void {
    const found = matchMedia(query);
    tell(found.matches);
    found.addEventListener('change', () => tell(found.matches));
  }
}

export const screens = new Screens();
