import { expect, it } from 'vitest';
import { ranked, rankedTables, winnersOf } from './ranking';

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

it('has a winner for each table, and looks at those who played each other only', () => {
  const seats = [seat(0, 2, 22, 3), seat(1, 1, 30, 2), seat(2, 1, 22, 3), seat(3, 2, 19, 1)];
  const tables = rankedTables(seats, [
    [0, 1],
    [2, 3],
  ]);
  expect(tables.map((one) => one.map((each) => each.seat))).toEqual([
    [1, 0],
    [2, 3],
  ]);
  expect(tables.map(winnersOf)).toEqual(['S1', 'S2']);
  expect(tables.flat().map((one) => one.looked)).toEqual([1, 1, 1, 1]);
  expect(rankedTables(seats)).toHaveLength(1);
});
