// For tests: whether what is written or drawn on a board can be told from its ground, by day and by candlelight.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colour, contrast, names, type Names } from './contrast';

const sheet = (path: string): string => readFileSync(`src/${path}`, 'utf8');
const TOKENS = sheet('design/tokens.css');
const NIGHT = ":root[data-theme='candlelight']";

export const TEXT = 4.5;
export const LARGE = 3; // large figures, and what is drawn
export const THEMES: [when: string, night: boolean][] = [
  ['by day', false],
  ['by candlelight', true],
];

export type Pair = [on: string, ground: string, least: number];

/** Every colour that has a name, on all pages. */
export function tokens(night: boolean): Names {
  return new Map([...names(TOKENS, ':root'), ...(night ? names(TOKENS, NIGHT) : [])]);
}

/** And those that a board has of its own. */
function known(board: string, night: boolean): Names {
  const own = sheet(`boards/${board}/${board}.css`);
  return new Map([
    ...tokens(night),
    ...names(own, `.${board}`),
    ...(night ? names(own, `${NIGHT} .${board}`) : []),
  ]);
}

const value = (text: string, all: Names) => colour(text.startsWith('--') ? `var(${text})` : text, all);

/** Test what is written or drawn on what on a board. */
export function canBeRead(board: string, pairs: Pair[]): void {
  describe(board, () => {
    it.each(THEMES)('can be read %s', (_when, night) => {
      const all = known(board, night);
      const poor = pairs
        .map(([on, ground, least]) => ({
          on,
          ground,
          least,
          is: contrast(value(on, all), value(ground, all)),
        }))
        .filter(({ is, least }) => is < least)
        .map(({ on, ground, is }) => `${on} on ${ground}: ${is.toFixed(2)}`);
      expect(poor).toEqual([]);
    });
  });
}
