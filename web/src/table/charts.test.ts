import { describe, expect, it } from 'vitest';
import { apart, lines, marks } from './charts';

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

it('puts buttons beside each other where their points lie close together', () => {
  const points = [
    { x: 10, y: 50 },
    { x: 200, y: 50 },
    { x: 14, y: 52 },
    { x: 12, y: 2 },
    { x: 12, y: 4 },
  ];
  const found = apart(points, 20, 100);
  expect(found.slice(0, 2)).toEqual(points.slice(0, 2));
  expect(found.map((one) => one.x)).toEqual(points.map((one) => one.x));
  for (const [number, one] of found.entries()) {
    expect(one.y).toBeGreaterThanOrEqual(0);
    expect(one.y).toBeLessThanOrEqual(100);
    for (const other of found.slice(number + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20);
  }
});
