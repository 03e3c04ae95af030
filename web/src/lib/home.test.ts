import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
// An address of ours that is written down as if the site were at the root of its name.
const AT_THE_ROOT =
  /\b(?:href|src|action)=(?:["']\/|\{["'`]\/)|(?:assign|replace|open|register)\(["'`]\/|(?:push|replace)State\([^()]*["'`]\/|location\.origin\}\//g;

test('the addresses of pages and files are given by `to`, so that the site can live under a path', () => {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(AT_THE_ROOT)].map((match) => `${file}: ${match[0]}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
