import { expect, it } from 'vitest';
import { keepSame } from './same';

it('keeps what is equal, as the same object', () => {
  const before = {
    seats: [
      { gold: 3, cards: ['a'] },
      { gold: 1, cards: [] },
    ],
    round: 2,
  };
  const now = keepSame(before, {
    seats: [
      { gold: 3, cards: ['a'] },
      { gold: 2, cards: [] },
    ],
    round: 2,
  });
  expect(now).toEqual({
    seats: [
      { gold: 3, cards: ['a'] },
      { gold: 2, cards: [] },
    ],
    round: 2,
  });
  expect(now).not.toBe(before);
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(now.seats[1]).not.toBe(before.seats[1]);
  expect(now.seats[1]!.cards).toBe(before.seats[1]!.cards);
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

it('takes what is new as it is', () => {
  expect(keepSame(null, { a: 1 })).toEqual({ a: 1 });
  expect(keepSame({ a: 1 }, null)).toBeNull();
  expect(keepSame([1, 2], [1])).toEqual([1]);
  expect(keepSame({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
  expect(keepSame([], {})).toEqual({});
});
