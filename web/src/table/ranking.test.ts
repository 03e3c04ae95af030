import { expect, it } from 'vitest';
import { ranked } from './ranking';

function seat(number: number, rank: number, ...standing: number[]) {
  return { seat: number, name: `S${number}`, score: standing[0]!, rank, standing };
}

it('puts the best first and looks at the score alone where that decides', () => {
  const found = ranked([seat(0, 2, 10, 3), seat(1, 1, 12, 1)]);
  expect(found.map((one) => [one.seat, one.looked])).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

it('looks on only where seats are level', () => {
  const found = ranked([seat(0, 2, 10, 3, 7), seat(1, 1, 10, 4, 7), seat(2, 3, 9, 9, 9)]);
  expect(found.map((one) => one.looked)).toEqual([2, 2, 1]);
});

it('looks at everything where seats share a rank', () => {
  const found = ranked([seat(0, 1, 10, 3, 7), seat(1, 1, 10, 3, 7)]);
  expect(found.map((one) => [one.rank, one.looked])).toEqual([
    [1, 3],
    [1, 3],
  ]);
});
