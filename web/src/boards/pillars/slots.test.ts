import { expect, it } from 'vitest';
import { Slots } from './slots';

it('leaves a gap where a card was taken, until new cards are laid out', () => {
  const slots = new Slots();
  expect(slots.arrange(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(slots.arrange(['a', 'c'])).toEqual(['a', null, 'c']);
  expect(slots.arrange(['c', 'd'])).toEqual(['c', 'd']);
});
