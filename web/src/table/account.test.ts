import { expect, it } from 'vitest';
import type { GameEvent, Move } from '../lib/types';
import { accountOf, changedPlaces, since } from './account';

function move(number: number, who: number, ...events: Partial<GameEvent>[]): Move {
  return {
    move: number,
    who,
    text: null,
    round: 1,
    phase: '',
    events: events.map((event) => ({
      name: 'x',
      seat: who,
      params: {},
      targets: [],
      line: 'a line',
      pieces: [],
      figures: [],
      ...event,
    })),
  };
}

const gold = (seat: number, by: number, now: number) => ({ seat, figure: 'gold', by, now, source: 'x' });

it('begins after my last answer', () => {
  const moves = [move(1, 0), move(2, 1), move(3, -1), move(4, 1)];
  expect(since(moves, 0).map((one) => one.move)).toEqual([2, 3, 4]);
  expect(since(moves, 1)).toEqual([]);
  expect(since(moves, null)).toEqual([]);
});

it('begins with the first answer of anybody where I have given none', () => {
  expect(since([move(1, -1), move(2, 1), move(3, 1)], 0).map((one) => one.move)).toEqual([2, 3]);
});

it('sums up figures, whatever they went through', () => {
  const moves = [move(1, 1, { figures: [gold(1, 5, 9)] }, { figures: [gold(1, -2, 7), gold(2, 1, 3)] })];
  const [one, two] = accountOf(moves, moves, [1, 2]);
  expect(one?.figures).toEqual([{ figure: 'gold', by: 3, now: 7 }]);
  expect(two?.figures).toEqual([{ figure: 'gold', by: 1, now: 3 }]);
});

it('says what was taken, placed, paid and given', () => {
  const way = (kind: string, start: string, end: string) => ({ kind, amount: 1, start, end });
  const moves = [
    move(1, 1, { pieces: [way('stone', 'stock', 'seat-1'), way('stone', 'stock', 'seat-1')] }),
    move(2, 1, { pieces: [way('stone', 'seat-1', 'stock'), way('castle-1', 'seat-1', '3,4')] }),
    move(3, 1, { pieces: [way('silver', 'seat-1', 'seat-2'), way('card', 'seat-1', 'box')] }),
  ];
  const [one, two] = accountOf(moves, moves, [1, 2]);
  expect(one?.done).toEqual([
    { deed: 'took', kind: 'stone', amount: 2, other: null, place: null },
    { deed: 'paid', kind: 'stone', amount: 1, other: null, place: null },
    { deed: 'placed', kind: 'castle-1', amount: 1, other: null, place: null },
    { deed: 'gave', kind: 'silver', amount: 1, other: 2, place: null },
    { deed: 'paid', kind: 'card', amount: 1, other: null, place: null },
  ]);
  expect(two?.done).toEqual([{ deed: 'took', kind: 'silver', amount: 1, other: 1, place: null }]);
});

it('says placed, and not paid, of what comes back to where it was put or exchanged', () => {
  const way = (kind: string, start: string, end: string) => ({ kind, amount: 1, start, end });
  const round = [
    move(1, 1, { pieces: [way('worker-1', 'seat-1', 'mill')] }),
    move(2, 1, { pieces: [way('worker-1', 'seat-1', 'mill')] }),
    move(3, -1, { pieces: [way('worker-1', 'mill', 'seat-1'), way('worker-1', 'mill', 'seat-1')] }),
  ];
  const again = move(4, 1, {
    pieces: [way('worker-1', 'seat-1', 'mill'), way('tile', '3,4', 'seat-1'), way('tile', 'seat-1', '3,4')],
  });
  expect(accountOf([again], [...round, again], [1])[0]?.done).toEqual([
    { deed: 'placed', kind: 'worker-1', amount: 1, other: null, place: null },
    { deed: 'took', kind: 'tile', amount: 1, other: null, place: null },
    { deed: 'placed', kind: 'tile', amount: 1, other: null, place: null },
  ]);
});

it('says where a piece came to rest, not which way it went', () => {
  const way = (kind: string, start: string, end: string) => ({ kind, amount: 1, start, end });
  const moves = [
    move(1, 1, { pieces: [way('builder-1', 'bag', 'drawn')] }),
    move(2, 1, {
      pieces: [way('builder-1', 'drawn', 'bishop'), way('quarry-3', 'quarry-3', 'party-quarry-3')],
    }),
    move(3, 1, { pieces: [way('builder-2', 'bag', 'drawn'), way('builder-2', 'drawn', 'bag')] }),
    move(4, 1, { pieces: [way('worker-1', 'seat-1', 'party-quarry-3'), way('castle-1', 'seat-1', '3,4')] }),
  ];
  const named = (place: string) => ['bishop', 'party-quarry-3'].includes(place);
  expect(accountOf(moves, moves, [1], named)[0]?.done).toEqual([
    { deed: 'placed', kind: 'worker-1', amount: 1, other: null, place: 'party-quarry-3' },
    { deed: 'placed', kind: 'castle-1', amount: 1, other: null, place: null },
    { deed: 'placed', kind: 'builder-1', amount: 1, other: null, place: 'bishop' },
  ]);
});

it('does not count twice what is a figure as well', () => {
  const pieces = [{ kind: 'gold', amount: 5, start: 'box', end: 'seat-1' }];
  const moves = [move(1, 1, { pieces, figures: [gold(1, 5, 9)] })];
  expect(accountOf(moves, moves, [1])[0]?.done).toEqual([]);
});

it('knows the places of the board that were touched, and only those', () => {
  const pieces = [{ kind: 'stone', amount: 1, start: 'box', end: 'quarry' }];
  const other = [{ kind: 'stone', amount: 1, start: 'quarry', end: 'seat-0' }];
  expect([...changedPlaces([move(1, 0, { pieces, targets: ['mill'] }, { pieces: other })])]).toEqual([
    'mill',
    'quarry',
  ]);
});
