import { expect, test } from 'vitest';
import type { View } from '../../lib/types';
import { hueOf, layoutOf } from './layout';

const view = (table: unknown, seats = 2): View => ({ seats, seat: 0, table }) as unknown as View;

test('numbers, counts and rows go to the table or to the seats', () => {
  const found = layoutOf(
    view({
      bag: 24,
      rubble: { slab: 2 },
      hands: [{ brick: 1 }, 3],
      towers: [['slab', 'brick'], []],
      points: [2, 0],
    }),
    {},
  );
  expect(found.table).toEqual([
    { key: 'bag', show: 'row', number: 24 },
    { key: 'rubble', show: 'row', things: [{ id: 'slab', amount: 2 }] },
  ]);
  expect(found.seats[0]).toEqual([
    { key: 'hands', show: 'row', things: [{ id: 'brick', amount: 1 }] },
    {
      key: 'towers',
      show: 'row',
      things: [
        { id: 'slab', amount: 1 },
        { id: 'brick', amount: 1 },
      ],
    },
    { key: 'points', show: 'row', number: 2 },
  ]);
  expect(found.seats[1]).toEqual([
    { key: 'hands', show: 'row', number: 3 },
    { key: 'towers', show: 'row', things: [] },
    { key: 'points', show: 'row', number: 0 },
  ]);
});

test('a game says in which order, how, and what is not shown', () => {
  const box = {
    board: {
      area: [
        { of: 'towers', show: 'stack' },
        { of: 'bag', show: 'none' },
      ],
    },
  };
  const found = layoutOf(view({ bag: 24, points: [1, 2], towers: [['slab'], []] }), box);
  expect(found.table).toEqual([]);
  expect(found.seats[0]!.map((area) => [area.key, area.show])).toEqual([
    ['towers', 'stack'],
    ['points', 'row'],
  ]);
});

test('what is inside of something is shown by its own name, and names of the table are no seats', () => {
  const found = layoutOf(
    view({ market: { open: ['slab', 'brick'], prices: { slab: 2 } }, offers: ['slab', 'brick'] }),
    {},
  );
  expect(found.table.map((area) => area.key)).toEqual(['open', 'prices', 'offers']);
  expect(found.seats).toEqual([[], []]);
});

test('what is so is said by its name; empty places are left out, and several numbers are one area', () => {
  const found = layoutOf(
    view({
      open: true,
      shut: false,
      slots: ['slab', null, 'brick'],
      levels: [1, 2, 4],
      passed: [true, false],
    }),
    {},
  );
  expect(found.table).toEqual([
    { key: 'open', show: 'row', flag: true },
    {
      key: 'slots',
      show: 'row',
      things: [
        { id: 'slab', amount: 1 },
        { id: 'brick', amount: 1 },
      ],
    },
    { key: 'levels', show: 'row', numbers: [1, 2, 4] },
  ]);
  expect(found.seats).toEqual([[{ key: 'passed', show: 'row', flag: true }], []]);
});

test('seats are people, wherever they stand and however many they are', () => {
  const box = { board: { seats: ['start', 'line', 'trader'] } };
  const found = layoutOf(view({ start: 1, line: [0, 1], inn: { trader: null } }), box);
  expect(found.table).toEqual([
    { key: 'start', show: 'row', seats: [1] },
    { key: 'line', show: 'row', seats: [0, 1] },
    { key: 'trader', show: 'row', seats: [] },
  ]);
  expect(found.seats).toEqual([[], []]);
});

test('a kind keeps its colour, and neighbours in the box differ much', () => {
  const box = { torri: { blocks: ['sliver', 'brick', 'ashlar', 'slab', 'plinth'].map((id) => ({ id })) } };
  expect(hueOf('slab', {})).toBe(hueOf('slab', {}));
  expect(hueOf('slab', {})).not.toBe(hueOf('brick', {}));
  const hues = box.torri.blocks.map(({ id }) => hueOf(id, box));
  const apart = (one: number, two: number) => Math.min(Math.abs(one - two), 360 - Math.abs(one - two));
  const closest = hues.flatMap((one, n) => hues.slice(n + 1).map((two) => apart(one, two)));
  expect(Math.min(...closest)).toBeGreaterThan(30);
});
