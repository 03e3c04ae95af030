import { describe, expect, it } from 'vitest';
import { colour, contrast } from './contrast';
import { TEXT, THEMES, tokens } from './readable';

describe('the seats’ colours', () => {
  it.each(THEMES)('carry figures that can be read %s', (_when, night) => {
    const all = tokens(night);
    const poor = [0, 1, 2, 3, 4, 5]
      .map((seat) => contrast(colour(`var(--on-seat-${seat})`, all), colour(`var(--seat-${seat})`, all)))
      .filter((is) => is < TEXT);
    expect(poor).toEqual([]);
  });

  it('are mixed as a browser does', () => {
    expect(colour('color-mix(in srgb, #ffffff 25%, #000000)', new Map())).toEqual([0.25, 0.25, 0.25]);
    const [grey] = colour('color-mix(in oklab, white, black)', new Map());
    expect(Math.round(grey * 255)).toBe(99);
    expect(contrast([1, 1, 1], [0, 0, 0])).toBeCloseTo(21);
  });
});
