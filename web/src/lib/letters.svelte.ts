// How wide words are as they are drawn. A line that is too long is written narrower, and no other: a guess by the
// number of letters would stretch lines that fit.

const UNIT = 100; // letters are measured large, and once
const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;
let come = $state(0); // how often letters have come: until then others stand for them

document.fonts?.addEventListener('loadingdone', () => {
  widths.clear();
  come += 1;
});

let known = '';
/** Asked for once: for an answer the browser works out the styles of what is being built. */
function face(): string {
  known ||= getComputedStyle(document.documentElement).getPropertyValue('--text');
  return known || 'sans-serif';
}

/** How wide a line is in letters of the text face; null where there is nothing to measure it with. */
export function widthOf(line: string, size: number, weight = 400): number | null {
  void come;
  const key = `${weight} ${line}`;
  let found = widths.get(key);
  if (found === undefined) {
    pen ??= document.createElement('canvas').getContext?.('2d') ?? null;
    if (!pen) return null;
    pen.font = `${weight} ${UNIT}px ${face()}`;
    found = pen.measureText(line).width / UNIT;
    widths.set(key, found);
  }
  return found * size;
}

/** The length to which a line is drawn narrower, for `textLength`; undefined where it fits as it is. */
export function fitted(line: string, room: number, size: number, weight = 400): number | undefined {
  return (widthOf(line, size, weight) ?? 0) > room ? room : undefined;
}
