import { describe, expect, it } from 'vitest';
import { areaPath, cornerOf, frames, HALF_LAND, HALF_TILE, middle, OCTAGON, spots } from './layout';
import type { Area, Side } from './view';

function area(spans: Side[]): Area {
  return {
    kind: 'stone',
    symbols: 1,
    sides: spans,
    spans,
    waiting: 1,
    closed: false,
    influence: {},
    leaders: [],
    share: 0,
    castles: {},
  };
}

describe('the board', () => {
  it('leaves no gap between a land and the meadow beside it', () => {
    const land = middle([2, 2], 8, 1);
    const meadow = middle([2, 3], 8, 1);
    expect(land.x + HALF_LAND).toBe(meadow.x - HALF_TILE);
  });

  it('has all the height where panel and desk find room beside it', () => {
    const laptop = cornerOf(8, 1, 1006, 708)!;
    expect(laptop.left).toBeGreaterThan(0.99 * 708);
    expect(1006 - laptop.left).toBeGreaterThan(250);
    expect(laptop.top).toBeLessThan(0.55 * 708);
    expect(cornerOf(8, 1, 868, 761)).toBeNull(); // a tablet held sideways
    expect(cornerOf(4, 1, 1006, 708)).toBeNull(); // for two: wider than high
    expect(cornerOf(8, 1, 800, 380)).toBeNull(); // too low for both
  });

  it('lays the tables of a tournament apart', () => {
    const [upper, lower] = frames(8, 2);
    expect(frames(8, 1)).toHaveLength(1);
    expect(lower!.y).toBeGreaterThanOrEqual(upper!.y + upper!.height);
    expect(middle([4, 0], 8, 2).y).toBeGreaterThan(lower!.y);
  });

  it('draws an area of all sides as the whole land, and others to its middle', () => {
    expect(areaPath(['n', 'e', 's', 'w'])).toBe(OCTAGON);
    for (const spans of [['n'], ['n', 'w'], ['n', 'e', 'w']] as Side[][]) {
      expect(areaPath(spans)).toContain(' 0 0Q');
      expect(areaPath(spans)).not.toContain('undefined');
    }
  });

  it('keeps things in an area on its own side of the land, and apart', () => {
    for (const spot of spots(area(['s']), 3)) expect(spot.y).toBeGreaterThan(Math.abs(spot.x));
    for (const spot of spots(area(['n', 'e', 'w']), 4)) expect(spot.y).toBeLessThan(30);
    const [one, other] = spots(area(['e', 's']), 5);
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(24);
  });
});
