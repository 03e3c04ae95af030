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
