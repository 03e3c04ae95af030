import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colour, contrast, names, type Names } from './contrast';

const sheet = (path: string): string => readFileSync(`src/${path}`, 'utf8');
const TOKENS = sheet('design/tokens.css');
const NIGHT = ":root[data-theme='candlelight']";

/** Everything that is named for a board, by day or by candlelight. */
function known(board: string, night: boolean): Names {
  const own = sheet(`boards/${board}/${board}.css`);
  return new Map([
    ...names(TOKENS, ':root'),
    ...(night ? names(TOKENS, NIGHT) : []),
    ...names(own, `.${board}`),
    ...(night ? names(own, `${NIGHT} .${board}`) : []),
  ]);
}

const value = (text: string, all: Names) => colour(text.startsWith('--') ? `var(${text})` : text, all);

const TEXT = 4.5;
const LARGE = 3; // large figures, and what is drawn

// What is written or drawn on what, board by board.
type Pair = [on: string, ground: string, least: number];
const neutral = (seat: number): string => `color-mix(in oklab, var(--seat-${seat}) 30%, var(--c-neutral))`;
const PAIRS: Record<string, Pair[]> = {
  pillars: [
    ['--ink', '--panel', TEXT],
    ['--ink', '--vellum', TEXT],
    ['--ink', '--parchment', TEXT],
    ['--ink', '--parchment-deep', TEXT],
    ['--ink', '--fifth', TEXT],
    ['--ink-soft', '--parchment-deep', TEXT],
    ['--ink-soft', '--vellum', TEXT],
    ['--ink-soft', '--panel', TEXT],
    ['--rubric', '--sky', TEXT],
    ['--on-plate', '--plate', TEXT],
    ['--on-pigment', '--rubric', TEXT],
    ['--on-chalk', '--chalk', TEXT],
    ['--on-chalk', '--gold', TEXT],
  ],
  castelli: [
    ['--ink', '--c-paper', TEXT],
    ['--rubric', '--c-paper', TEXT],
    ['--ink-soft', '--c-band', TEXT],
    ['--ink', '--c-band', TEXT],
    ['--chalk', '--c-mine', TEXT],
    ['--c-line', '--gold', TEXT],
    ...[0, 1, 2, 3].map((seat): Pair => ['--c-line', neutral(seat), TEXT]),
    ['--ink-faint', '--c-paper', LARGE],
  ],
  arcadia: [
    ['--ink', '--vellum', TEXT],
    ['--ink-soft', '--vellum', TEXT],
    ['--rubric', '--vellum', TEXT],
    ['--vellum', '--rubric', TEXT],
    ['--ink', '--parchment-deep', TEXT],
    ['--good', '--vellum', TEXT],
    ['--bad', '--vellum', TEXT],
    ['--vellum', '--good', LARGE],
    ['--on-wax', '--wax-red', LARGE],
    ['--on-wax', '--wax-green', LARGE],
    ['--on-wax', '--wax-black', LARGE],
    ['--on-silver', '--wax-silver', LARGE],
  ],
};

describe.each(Object.entries(PAIRS))('%s', (board, pairs) => {
  it.each([
    ['by day', false],
    ['by candlelight', true],
  ])('can be read %s', (_when, night) => {
    const all = known(board, night);
    const poor = pairs
      .map(([on, ground, least]) => ({ on, ground, least, is: contrast(value(on, all), value(ground, all)) }))
      .filter(({ is, least }) => is < least)
      .map(({ on, ground, is }) => `${on} on ${ground}: ${is.toFixed(2)}`);
    expect(poor).toEqual([]);
  });
});
describe('the seats’ colours', () => {
  it.each([
    ['by day', false],
    ['by candlelight', true],
  ])('carry figures that can be read %s', (_when, night) => {
    const all = known('castelli', night);
    const poor = [0, 1, 2, 3, 4, 5]
      .map((seat) => contrast(colour(`var(--on-seat-${seat})`, all), colour(`var(--seat-${seat})`, all)))
      .filter((is) => is < TEXT);
    expect(poor).toEqual([]);
  });

  it('are mixed as a browser does', () => {
    expect(colour('color-mix(in srgb, #ffffff 25%, #000000)', new Map())).toEqual([0.25, 0.25, 0.25]);
    const [grey] = colour('color-mix(in oklab, white, black)', new Map());
    expect(Math.round(grey * 255)).toBe(99);
    expect(contrast([1, 1, 1], [0, 0, 0])).toBeCloseTo(21);
  });
});
