import { describe, expect, it } from 'vitest';
import { Builders } from './builders';
import type { Owner, PillarsTable } from './view';

function table(places: Record<string, Owner[]>, more: Partial<PillarsTable> = {}): PillarsTable {
  return {
    places,
    dial: {},
    builder: null,
    expansion: null,
    seats: [{}, {}],
    ...more,
  } as unknown as PillarsTable;
}

describe('builders', () => {
  it('keeps those that did not move, so that the others travel', () => {
    const builders = new Builders();
    const before = builders.arrange(table({ court: [0, null], market: [0, null] }), 3);
    const after = builders.arrange(table({ court: [null, null], market: [0, 0] }), 3);
    const key = (all: typeof before, at: string) => all.find((one) => one.at === at)?.key;
    expect(key(after, 'place:market:0')).toBe(key(before, 'place:market:0'));
    expect(key(after, 'place:market:1')).toBe(key(before, 'place:court:0'));
  });

  it('counts every builder once, wherever it is', () => {
    const all = new Builders().arrange(
      table({ court: [1] }, { dial: { '7': 0 }, builder: { seat: 0, cost: 6, black: false } }),
      3,
    );
    expect(all.filter((one) => one.owner === 0).map((one) => one.at)).toEqual(['dial:7', 'drawn', 'bag']);
    expect(all.filter((one) => one.owner === 1)).toHaveLength(3);
  });
});
