import { expect, it } from 'vitest';
import type { Move } from '../lib/types';
import { grouped, phases } from './log';

function move(number: number, who: number, round: number, ...lines: string[]): Move {
  const events = lines.map((line) => ({
    name: 'x',
    seat: who,
    params: {},
    targets: ['mill'],
    line,
    pieces: [{ kind: 'stone', amount: 1, start: 'mill', end: 'seat-0' }],
    figures: [],
  }));
  return { move: number, who, round, phase: '', text: null, events };
}

it('puts lines together by round and by turn, what chance does with the turn', () => {
  const rounds = grouped([
    move(1, -1, 1, 'a'),
    move(2, 0, 1, 'b'),
    move(3, -1, 1, 'c'),
    move(4, 1, 1),
    move(5, 0, 1, 'd'),
    move(6, 1, 2, 'e', 'f'),
  ]);
  const lines = rounds.map((round) => round.turns.map((turn) => turn.lines.map((line) => line.line)));
  expect(lines).toEqual([[['a'], ['b', 'c', 'd']], [['e', 'f']]]);
  expect(rounds.map(({ first, last, lines }) => [first, last, lines])).toEqual([
    [1, 5, 4],
    [6, 6, 2],
  ]);
});

it('puts what people did after the move that it followed', () => {
  const other = { key: 'told-1', move: 1, seat: -1, line: 'left', places: [] };
  const rounds = grouped([move(1, 0, 0, 'a'), move(2, 1, 0, 'b')], [other]);
  expect(rounds[0]?.turns.map((turn) => turn.lines.map((line) => line.line))).toEqual([['a', 'left'], ['b']]);
});

it('knows what a line is about', () => {
  expect(grouped([move(1, 0, 0, 'a')])[0]?.turns[0]?.lines[0]?.places).toEqual(['mill', 'seat-0']);
});

it('finds where phases begin, also one of the same name in the next round', () => {
  const told = [
    move(1, -1, 1),
    { ...move(2, 0, 1), phase: 'cards' },
    { ...move(3, 1, 1), phase: 'cards' },
    { ...move(4, 0, 1), phase: 'road' },
    move(5, -1, 2),
    { ...move(6, 0, 2), phase: 'road' },
  ];
  expect(phases(told).map(({ phase, round, first }) => [phase, round, first])).toEqual([
    ['cards', 1, 2],
    ['road', 1, 4],
    ['road', 2, 6],
  ]);
});
