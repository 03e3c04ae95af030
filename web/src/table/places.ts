// Where a place is on the page. Boards, seats and desks name their places with `data-place`; what can be touched
// has its name already.

export interface Point {
  x: number;
  y: number;
}

/** Where the seats are to be found when they are not on the screen: on a phone, behind their tab. */
export const SEATS = 'seats';

/** The middle of a place: of that part of it where things of a kind are, if it is named (`place:kind`). */
export function whereIs(place: string, kind: string): Point | null {
  const names = [`${place}:${kind}`, place, ...(place.startsWith('seat-') ? [SEATS] : [])];
  for (const name of names) {
    const id = CSS.escape(name);
    for (const found of document.querySelectorAll(`[data-place="${id}"], [data-target="${id}"]`)) {
      const { left, top, width, height } = found.getBoundingClientRect();
      if (width || height) return { x: left + width / 2, y: top + height / 2 };
    }
  }
  return null;
}
