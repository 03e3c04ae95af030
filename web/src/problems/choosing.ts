// The trainer's choice.

export interface Entry {
  id: string;
  level: string;
  themes: string[];
}

/** The problems of a theme and a level; '' is any. */
export function fitting<E extends Entry>(all: E[], theme: string, level: string): E[] {
  return all.filter((one) => (!theme || one.themes.includes(theme)) && (!level || one.level === level));
}

/** The next one to try: after this one in their order, and not tried yet; when all were, simply the next. */
export function nextOf<E extends Entry>(found: E[], after: string, tried: (id: string) => boolean): E | null {
  const at = found.findIndex((one) => one.id === after);
  const round = [...found.slice(at + 1), ...found.slice(0, at + 1)];
  return round.find((one) => !tried(one.id) && one.id !== after) ?? round[0] ?? null;
}
