import { describe, expect, it } from 'vitest';
import { TRACK, field, layout } from './layout';

const BOARDS = [
  layout(false, false, 9, true),
  layout(false, false, 9, false),
  layout(true, false, 9, true),
  layout(true, true, 13, true),
  layout(true, true, 13, false),
];

describe.each(BOARDS)('a board of $width × $height', (place) => {
  it('keeps every stop inside the track, and none upon another', () => {
    const stops = Object.entries(place.stops).filter(([id]) => id !== 'cathedral-site');
    for (const [id, one] of stops) {
      expect(one.x, id).toBeGreaterThan(place.left);
      expect(one.y + one.h, id).toBeLessThan(place.gold.y + 0.01);
      for (const [other, two] of stops) {
        if (id >= other) continue;
        const apart =
          one.x + one.w <= two.x ||
          two.x + two.w <= one.x ||
          one.y + one.h <= two.y ||
          two.y + two.h <= one.y;
        expect(apart, `${id} and ${other}`).toBe(true);
      }
    }
  });

  it('goes once around with the points', () => {
    const fields = 2 * (TRACK.across + TRACK.up);
    const seen = new Set(Array.from({ length: fields }, (_, index) => JSON.stringify(field(place, index))));
    expect(seen.size).toBe(fields);
    expect(field(place, fields)).toEqual(field(place, 0));
  });
});
