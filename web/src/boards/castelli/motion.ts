// How long things move on this page: nothing does where reduced motion is asked for.

export function moved(): number {
  if (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return 450;
}

/** A tile turns over: its face comes out of its back's edge. */
export function turnOver(_node: Element): { duration: number; css: (t: number) => string } {
  return {
    duration: moved(),
    css: (t) => `transform: scaleX(${Math.max(0.02, t * t)}) rotate(${(1 - t) * -12}deg)`,
  };
}
