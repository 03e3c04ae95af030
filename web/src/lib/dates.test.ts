import { expect, it } from 'vitest';
import { moment } from './dates';

const at = (...then: [number, number, number, number, number]): number => new Date(...then).getTime() / 1000;

it('says the time of today, and with it the date of another day', () => {
  const now = at(2026, 10, 18, 20, 30);
  expect(moment(at(2026, 10, 18, 9, 5), 'en', now)).toBe('09:05');
  expect(moment(at(2026, 10, 17, 21, 5), 'de', now)).toBe('17.11., 21:05');
});
