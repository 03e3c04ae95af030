// Where a place is on the page. Boards, seats and desks name their places with `data-place`; what can be touched
// has its name already.

export interface Point {
  x: number;
  y: number;
}

/** Where the seats are to be found when they are not on the screen: on a phone, behind their tab. */
export const SEATS = 'seats';

/** All that a place is on the page, as far as it can be seen. */
export function elementsOf(place: string, within: ParentNode = document): Element[] {
  const id = CSS.escape(place);
  return [...within.querySelectorAll(`[data-place="${id}"], [data-target="${id}"]`)];
}

/** The middle of a place: of that part of it where things of a kind are, if it is named (`place:kind`). */
export function whereIs(place: string, kind: string): Point | null {
  const names = [`${place}:${kind}`, place, ...(place.startsWith('seat-') ? [SEATS] : [])];
  for (const name of names) {
    for (const found of elementsOf(name)) {
      const { left, top, width, height } = found.getBoundingClientRect();
      if (width || height) return { x: left + width / 2, y: top + height / 2 };
    }
  }
  return null;
}
