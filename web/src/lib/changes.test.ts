import { expect, test } from 'vitest';
import { changed, type Change } from './changes';
import cases from './changes.json';

// The server is tested with the same cases.
test.each(cases as [unknown, Change, unknown][])('%j changed by %j', (before, change, after) => {
  const kept = JSON.stringify(before);
  expect(JSON.stringify(changed(before, change))).toBe(JSON.stringify(after));
  expect(JSON.stringify(before)).toBe(kept);
});

test('what has not changed stays the same object', () => {
  const before = { lands: [{ at: 1 }, { at: 2 }], seats: [{ points: 0 }] };
  const after = changed(before, { lands: { '1': { at: [3] } } });
  expect(after.lands[0]).toBe(before.lands[0]);
  expect(after.seats).toBe(before.seats);
  expect(after.lands[1]).toEqual({ at: 3 });
});
