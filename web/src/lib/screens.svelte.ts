// How large the screen is, for what cannot be said in a style sheet.

class Screens {
  /** A phone, upright or sideways. */
  small = $state(false);

  constructor() {
    const query = matchMedia('(max-width: 600px), (max-height: 480px)');
    this.small = query.matches;
    query.addEventListener('change', () => (this.small = query.matches));
  }
}

export const screens = new Screens();
