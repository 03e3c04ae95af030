import { describe, expect, it } from 'vitest';
import { Laying } from './laying.svelte';
import { roofOf } from './roofs';
import type { ArcadiaScene, Orientation, Spot } from './view';

// A market on a meadow of 16 × 12, as the engine turns it.
const MARKET: Spot[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [1, 1],
];
const WAYS: Orientation[] = [
  { name: 'r0', turns: 0, mirrored: 0, cells: MARKET },
  { name: 'r1', turns: 1, mirrored: 0, cells: at('0 0, -1 1, 0 1, 0 2') },
  { name: 'r2', turns: 2, mirrored: 0, cells: at('0 0, -1 1, 0 1, 1 1') },
  { name: 'r3', turns: 3, mirrored: 0, cells: at('0 0, 0 1, 1 1, 0 2') },
];
// A smithy has eight ways; two of them are enough to turn it over.
const SMITHY: Spot[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
];

function at(text: string): Spot[] {
  return text.split(', ').map((one) => one.split(' ').map(Number) as Spot);
}

function sorted(cells: Spot[]): string {
  return String([...cells].map(String).sort());
}

function laying(ways: Orientation[], texts: string[] = []): { laying: Laying; answers: string[] } {
  const answers: string[] = [];
  const scene = {
    options: [...texts, 'build a1 r9'].map((text) => ({ text })),
    view: {
      table: {
        board: { columns: 16, rows: 12 },
        castle: { at: 'g5' },
        orientations: ways,
        effects: Object.fromEntries(
          texts.map((text) => [text, { cells: [text.split(' ')[1]], tents: ['b2'] }]),
        ),
      },
    },
    answer: (text: string) => answers.push(text),
  } as unknown as ArcadiaScene;
  return { laying: new Laying(() => scene), answers };
}

describe('a building that looks for its place', () => {
  it('starts at the legal place nearest to the castle', () => {
    expect(laying(WAYS, ['build a1 r0', 'build f4 r0']).laying.text).toBe('build f4 r0');
  });

  it('is turned from the start where it cannot lie otherwise', () => {
    const { laying: it } = laying(WAYS, ['build a1 r2', 'build f4 r2', 'build e4 r3']);
    expect([it.text, it.legal]).toEqual(['build f4 r2', true]);
    it.turn();
    expect(it.way?.name).toBe('r3');
    it.begin();
    expect(it.text).toBe('build f4 r2');
  });

  it('follows the pointer with its middle and never leaves the meadow', () => {
    const { laying: it } = laying(WAYS);
    it.point([8, 6], false);
    expect(it.cells).toContainEqual([8, 6]);
    it.point([15, 11], false);
    expect(it.cells.every(([x, y]) => x <= 15 && y <= 11)).toBe(true);
    expect(it.text).toBe('build n11 r0');
  });

  it('turns through all of its ways and back', () => {
    const { laying: it } = laying(WAYS);
    const names = [0, 1, 2, 3].map(() => {
      it.turn();
      return it.way?.name;
    });
    expect(names).toEqual(['r1', 'r2', 'r3', 'r0']);
    expect(it.mirrors).toBe(false);
  });

  it('is turned over as it is seen', () => {
    const ways = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => {
      const [turns, mirrored] = [number % 4, number < 4 ? 0 : 1];
      const cells = roofOf('smithy', SMITHY, turns, mirrored).cells;
      return { name: `r${turns}${mirrored ? 'm' : ''}`, turns, mirrored, cells };
    });
    const { laying: it } = laying(ways);
    for (let turn = 0; turn < 4; turn++) {
      const before = it.way!.cells;
      it.mirror();
      const flipped = before.map(([x, y]) => [-x, y] as Spot);
      const [left] = [...flipped].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
      expect(sorted(it.way!.cells)).toBe(sorted(flipped.map(([x, y]) => [x - left![0], y - left![1]])));
      it.mirror();
      expect(it.way!.cells).toEqual(before);
      it.turn();
    }
  });

  it('shows what it would do only where it may lie, and answers either way: a refusal has its reason', () => {
    const { laying: it, answers } = laying(WAYS, ['build f4 r0']);
    expect(it.effect.tents).toEqual(['b2']);
    it.confirm();
    it.step(1, 0);
    expect([it.legal, it.effect]).toEqual([false, {}]);
    it.confirm();
    expect(answers).toEqual(['build f4 r0', 'build g4 r0']);
  });
});

describe('a roof', () => {
  it('covers the cells that the engine covers, however it is turned', () => {
    for (const way of WAYS) {
      expect(sorted(roofOf('market', MARKET, way.turns, way.mirrored).cells)).toBe(sorted(way.cells));
    }
  });

  it('is plain over an outline that the drawing does not know', () => {
    const roof = roofOf('market', SMITHY, 0, 0);
    expect(roof.planes).toHaveLength(4 * SMITHY.length);
    expect(roof.details).toEqual([]);
  });
});
