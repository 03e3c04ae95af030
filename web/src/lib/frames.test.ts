import { beforeEach, expect, test, vi } from 'vitest';
import { Frames } from './frames';

let frames: Array<() => void> = [];
let hidden = false;
let done: string[] = [];
const draw = (): void => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  frames = [];
  hidden = false;
  done = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

test('the first is done at once, the last of the others with the next frame', () => {
  const under = new Frames();
  for (const name of ['first', 'second', 'third']) under.run(() => done.push(name));
  expect(done).toEqual(['first']);
  draw();
  expect(done).toEqual(['first', 'third']);
  under.run(() => done.push('fourth'));
  expect(done).toEqual(['first', 'third']);
  draw();
  draw();
  under.run(() => done.push('fifth'));
  expect(done).toEqual(['first', 'third', 'fourth', 'fifth']);
});

test('a hidden page waits for nothing', () => {
  const under = new Frames();
  under.run(() => done.push('first'));
  under.run(() => done.push('second'));
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['first', 'second']);
  under.run(() => done.push('third'));
  expect(done).toEqual(['first', 'second', 'third']);
});
