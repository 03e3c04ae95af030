// What this browser remembers of its reader's wishes.

const KEPT = 'cantiere-settings';

/** How what others do is shown: all of it at once, or one thing after the other. */
export const PACES = ['once', 'quick', 'calm'] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  theme: 'light' | 'candlelight' | 'auto';
  lang: string | null;
  sound: boolean;
  notify: boolean;
  /** Null until somebody has chosen. */
  pace: Pace | null;
  /** Whether a question is asked that has one answer, such as ending the turn. */
  askAlone: boolean;
}

class Settings {
  theme = $state<Kept['theme']>('auto');
  lang = $state<string | null>(null);
  sound = $state(false);
  notify = $state(false);
  pace = $state<Pace | null>(null);
  askAlone = $state(false);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEPT) ?? '{}'));
    } catch {
      // Kept settings that cannot be read are as good as none.
    }
  }

  keep(): void {
    const { theme, lang, sound, notify, pace, askAlone } = this;
    const kept: Kept = { theme, lang, sound, notify, pace, askAlone };
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // A browser may forbid it; then the wishes last as long as the page.
    }
  }

  get dark(): boolean {
    return (
      this.theme === 'candlelight' ||
      (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    );
  }

  /** The pace that was chosen; else a quick one, or none where the system asks for stillness. */
  get shownPace(): Pace {
    return this.pace ?? (stillness() ? 'once' : 'quick');
  }
}

export const settings = new Settings();

export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
