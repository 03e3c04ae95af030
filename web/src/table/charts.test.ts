import { describe, expect, it } from 'vitest';
import { lines, marks } from './charts';

describe('charts', () => {
  it('draws a line for each seat, from left to right and bottom to top', () => {
    const drawn = lines(
      [
        [0, 0],
        [5, 10],
      ],
      100,
      50,
      0,
      10,
    );
    expect(drawn.map((line) => line.points)).toEqual(['0.0,50.0 100.0,25.0', '0.0,50.0 100.0,0.0']);
  });

  it('marks round values', () => {
    expect(marks(7)).toEqual([0, 2, 4, 6]);
    expect(marks(120)).toEqual([0, 25, 50, 75, 100]);
  });
});
