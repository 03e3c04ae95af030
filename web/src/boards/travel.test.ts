import { expect, it } from 'vitest';
import type { GameEvent, Piece } from '../lib/types';
import { journeys } from './travel';

function event(...pieces: Piece[]): GameEvent {
  return { name: 'x', seat: 0, params: {}, targets: [], line: '', pieces, figures: [] };
}

const stone = { kind: 'stone', amount: 2, start: 'stock', end: 'seat-1' };

it('says what went where, in the order in which it was told', () => {
  const card = { kind: 'mason', amount: 1, start: 'mason', end: 'seat-0' };
  expect(journeys([event(stone), event(card)])).toEqual([
    { kind: 'stone', from: 'stock', to: 'seat-1', amount: 2 },
    { kind: 'mason', from: 'mason', to: 'seat-0', amount: 1 },
  ]);
});

it('lets go together what goes the same way', () => {
  expect(journeys([event(stone), event(stone)])).toEqual([
    { kind: 'stone', from: 'stock', to: 'seat-1', amount: 4 },
  ]);
});

it('does not move what stays', () => {
  expect(journeys([event({ ...stone, end: 'stock' })])).toEqual([]);
});
