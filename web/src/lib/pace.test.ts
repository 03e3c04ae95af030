import { expect, it } from 'vitest';
import { leftOf } from './pace.svelte';
import type { Table } from './types';

const HOUR = 3600;

function table(holiday: number | null, deadline: number): Table {
  const seat = { bot: null, holiday };
  return {
    status: 'running',
    to_move: 0,
    seats: [seat],
    left: null,
    deadline,
    hours: 24,
  } as unknown as Table;
}

it('counts down to the deadline, and says when little is left', () => {
  expect(leftOf(table(null, 12 * HOUR), 0, 0)).toEqual({ seconds: 12 * HOUR, runs: true, soon: false });
  expect(leftOf(table(null, 12 * HOUR), 0, 11 * HOUR)).toEqual({ seconds: HOUR, runs: true, soon: true });
});

it('lets no hours run while somebody is on holiday', () => {
  const away = table(240 * HOUR, 252 * HOUR);
  for (const now of [0, 100 * HOUR]) {
    expect(leftOf(away, 0, now)).toEqual({ seconds: 12 * HOUR, runs: false, soon: false });
  }
  expect(leftOf(away, 0, 241 * HOUR)).toEqual({ seconds: 11 * HOUR, runs: true, soon: false });
});
