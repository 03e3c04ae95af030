/**
 * Tell how large an element is, and again whenever that changes. Svelte's bind:clientWidth asks at once, which has
 * the whole page laid out before its first frame; this waits for that frame.
 */
export function sized(tell: (width: number, height: number) => void) {
  return (element: Element): (() => void) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}

/** So many CSS pixels high are the smallest letters that one has to read. */
export const READABLE = 11;

/** How large the smallest words of the drawings in an element are, in CSS pixels. */
export function smallestText(element: Element): number {
  const shown = [...element.querySelectorAll<SVGTextElement>('svg text')].filter(
    (text) => text.textContent?.trim() && text.getClientRects().length,
  );
  const sizes = shown.map((text) => {
    const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  });
  return Math.min(Infinity, ...sizes.filter((size) => size > 0));
}
