import { expect, it } from 'vitest';
import { BOX, journeys, type Holding } from './travel';

const at = (kind: string, places: Record<string, number>): Holding[] =>
  Object.entries(places).map(([place, amount]) => ({ kind, place, amount }));

it('goes from where it was to where it is', () => {
  const before = [...at('wood', { stock: 9, 'seat-0': 1, 'seat-1': 0 }), ...at('mason', { mason: 1 })];
  const now = [...at('wood', { stock: 4, 'seat-0': 4, 'seat-1': 2 }), ...at('mason', { 'seat-1': 1 })];
  expect(journeys(before, now)).toEqual([
    { kind: 'wood', from: 'stock', to: 'seat-0', amount: 3 },
    { kind: 'wood', from: 'stock', to: 'seat-1', amount: 2 },
    { kind: 'mason', from: 'mason', to: 'seat-1', amount: 1 },
  ]);
  expect(journeys(now, now)).toEqual([]);
});

it('comes from the box, or from where others come from, if nobody has lost it', () => {
  expect(journeys(at('silver', { 'seat-0': 1 }), at('silver', { 'seat-0': 3 }))).toEqual([
    { kind: 'silver', from: BOX, to: 'seat-0', amount: 2 },
  ]);
  expect(
    journeys(at('grain', { '3,4': 2, 'seat-0': 0 }), at('grain', { '3,4': 0, 'seat-0': 2, 'seat-1': 2 })),
  ).toEqual([
    { kind: 'grain', from: '3,4', to: 'seat-0', amount: 2 },
    { kind: 'grain', from: '3,4', to: 'seat-1', amount: 2 },
  ]);
});

it('goes back to the box if nobody has gained it', () => {
  expect(journeys(at('stone', { 'seat-0': 3 }), at('stone', { 'seat-0': 1 }))).toEqual([
    { kind: 'stone', from: 'seat-0', to: BOX, amount: 2 },
  ]);
});
