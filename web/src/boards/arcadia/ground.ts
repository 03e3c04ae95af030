// The ground listens: pointing, clicking, the wheel and two fingers turn what is held over the meadow.

import type { Laying } from './laying.svelte';
import type { Spot } from './view';

const WHEEL_REST = 140; // one notch, one turn
const SLIP = 12; // a finger that moves more does not tap

interface Ground {
  laying: Laying;
  /** How many cells there are, across and down. */
  size(): Spot;
  /** A cell was touched while nothing is held over it. */
  touch(spot: Spot): void;
}

/** Listen to a rectangle that covers the meadow; return how to stop. */
export function listen(rect: SVGRectElement, { laying, size, touch }: Ground): () => void {
  let rest = 0;
  let fingers = 0;
  let start: Spot = [0, 0];
  const on = new AbortController();
  const { signal } = on;

  function under(event: MouseEvent): Spot {
    const box = rect.getBoundingClientRect();
    const [columns, rows] = size();
    const x = Math.floor(((event.clientX - box.left) / box.width) * columns);
    const y = Math.floor(((event.clientY - box.top) / box.height) * rows);
    return [x, y];
  }

  function click(event: MouseEvent): void {
    const spot = under(event);
    const finger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!laying.asked) touch(spot);
    else if (finger && !laying.covers(spot)) laying.point(spot, true);
    else laying.confirm();
  }

  function point(event: PointerEvent): void {
    if (laying.asked && event.pointerType !== 'touch') laying.point(under(event), false);
  }

  function wheel(event: WheelEvent): void {
    if (!laying.asked || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp < rest) return;
    rest = event.timeStamp + WHEEL_REST;
    laying.turn(event.deltaY < 0 ? -1 : 1);
  }

  function down(event: TouchEvent): void {
    fingers = Math.max(fingers, event.touches.length);
    const touch = event.touches[0];
    if (touch && event.touches.length === 1) start = [touch.clientX, touch.clientY];
  }

  function slide(event: TouchEvent): void {
    const touch = event.touches[0];
    if (touch && Math.hypot(touch.clientX - start[0], touch.clientY - start[1]) > SLIP) fingers = 0;
  }

  function up(event: TouchEvent): void {
    if (event.touches.length) return;
    if (fingers === 2 && laying.asked) laying.turn();
    fingers = 0;
  }

  rect.addEventListener('click', click, { signal });
  rect.addEventListener('pointermove', point, { signal });
  rect.addEventListener('wheel', wheel, { signal, passive: false });
  rect.addEventListener('touchstart', down, { signal, passive: true });
  rect.addEventListener('touchmove', slide, { signal, passive: true });
  rect.addEventListener('touchend', up, { signal });
  return () => on.abort();
}
