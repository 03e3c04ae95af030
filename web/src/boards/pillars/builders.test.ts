import { expect, test } from 'vitest';
import { standing } from './builders';
import type { PillarsTable } from './view';

test('builders are where the table says, each named as in events', () => {
  const table = {
    places: { court: [1, 'black'], castle: [null] },
    dial: { '5': 0 },
    builder: { seat: 2, cost: 4, black: false },
    expansion: { line: [null, 1] },
  } as unknown as PillarsTable;
  expect(standing(table)).toEqual([
    { owner: 1, place: 'court', number: 0 },
    { owner: 'black', place: 'court', number: 1 },
    { owner: 0, place: 'dial', number: 5 },
    { owner: 1, place: 'line', number: 1 },
    { owner: 2, place: 'drawn', number: 0 },
  ]);
});
