// Dates and numbers as the reader's language writes them.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

function locale(lang: string): string {
  return lang === 'xx' ? 'en' : lang;
}

/** "5 minutes ago", or the date if that is long ago. */
export function when(seconds: number, lang: string, now = Date.now() / 1000): string {
  const ago = seconds - now;
  if (Math.abs(ago) > 30 * 86_400) {
    return new Intl.DateTimeFormat(locale(lang), { dateStyle: 'medium' }).format(seconds * 1000);
  }
  const relative = new Intl.RelativeTimeFormat(locale(lang), { numeric: 'auto' });
  for (const [unit, size] of UNITS) {
    if (Math.abs(ago) >= size) return relative.format(Math.trunc(ago / size), unit);
  }
  return relative.format(0, 'minute');
}

/** The time of day, with the date if that was not today. */
export function moment(seconds: number, lang: string, now = Date.now() / 1000): string {
  const [then, today] = [new Date(seconds * 1000), new Date(now * 1000)];
  const date =
    then.toDateString() === today.toDateString() ? {} : ({ day: 'numeric', month: 'numeric' } as const);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(locale(lang), { ...date, ...time }).format(then);
}

export function number(value: number, lang: string, digits = 0): string {
  return new Intl.NumberFormat(locale(lang), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

export function percent(value: number, lang: string): string {
  return new Intl.NumberFormat(locale(lang), { style: 'percent', maximumFractionDigits: 0 }).format(value);
}

/** A day of the calendar, by UTC. */
export function day(seconds: number, lang: string): string {
  return new Intl.DateTimeFormat(locale(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
}
