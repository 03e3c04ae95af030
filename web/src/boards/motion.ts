// How long things move on this page: nothing does where reduced motion is asked for.

export function moved(): number {
  if (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return 450;
}

interface Motion {
  delay?: number;
  duration: number;
  css: (t: number) => string;
}

/** A tile turns over: first its back goes, then its face comes. */
export function turnAway(_node: Element): Motion {
  return { duration: moved() / 2, css: (t) => `transform: scaleX(${t})` };
}

export function turnOver(_node: Element): Motion {
  return { delay: moved() / 2, duration: moved() / 2, css: (t) => `transform: scaleX(${t})` };
}
