import { describe, expect, test } from 'vitest';
import { fitting, nextOf } from './choosing';

const ALL = [
  { id: 'a', level: 'novice', themes: ['x'] },
  { id: 'b', level: 'master', themes: ['x', 'y'] },
  { id: 'c', level: 'master', themes: ['y'] },
];
const ids = (found: { id: string }[]): string => found.map((one) => one.id).join('');

describe('the trainer', () => {
  test('has the problems of a theme and a level', () => {
    expect(ids(fitting(ALL, '', ''))).toBe('abc');
    expect(ids(fitting(ALL, 'x', ''))).toBe('ab');
    expect(ids(fitting(ALL, 'x', 'master'))).toBe('b');
    expect(ids(fitting(ALL, 'z', ''))).toBe('');
  });

  test('goes round and leaves out what was tried', () => {
    const none = (): boolean => false;
    expect(nextOf(ALL, '', none)?.id).toBe('a');
    expect(nextOf(ALL, 'a', none)?.id).toBe('b');
    expect(nextOf(ALL, 'c', none)?.id).toBe('a');
    expect(nextOf(ALL, 'a', (id) => id === 'b')?.id).toBe('c');
    expect(nextOf(ALL, 'c', (id) => id !== 'b')?.id).toBe('b');
  });

  test('begins again when all were tried', () => {
    expect(nextOf(ALL, 'a', () => true)?.id).toBe('b');
    expect(nextOf([ALL[0]!], 'a', () => true)?.id).toBe('a');
    expect(nextOf([], 'a', () => false)).toBeNull();
  });
});
