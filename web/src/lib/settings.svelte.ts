// What this browser remembers of its reader's wishes.

const KEPT = 'cantiere-settings';

interface Kept {
  theme: 'light' | 'candlelight' | 'auto';
  lang: string | null;
  sound: boolean;
  notify: boolean;
}

class Settings {
  theme = $state<Kept['theme']>('auto');
  lang = $state<string | null>(null);
  sound = $state(false);
  notify = $state(false);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEPT) ?? '{}'));
    } catch {
      // Kept settings that cannot be read are as good as none.
    }
  }

  keep(): void {
    const kept: Kept = { theme: this.theme, lang: this.lang, sound: this.sound, notify: this.notify };
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
}

export const settings = new Settings();

export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
