import { expect, test } from 'vitest';
import { STOP, pack } from './parts';

const TEN = [
  'bishop',
  'kingsbridge',
  'priory',
  'court',
  'shiring',
  'castle',
  'market',
  'start-player',
  'dial',
];

test.each([
  [382, 420],
  [350, 300],
  [520, 230],
  [700, 900],
])('cells in %i × %i lie apart, none is cut, and their words can be read', (w, h) => {
  const packed = pack(TEN, STOP, { w, h });
  expect(packed.boxes.length).toBe(TEN.length);
  expect(packed.scale).toBeGreaterThan(0.81); // 13.5 units are eleven pixels then
  expect(packed.width * packed.scale).toBeLessThan(w + 0.01);
  for (const [index, one] of packed.boxes.entries()) {
    expect(one.x + one.w).toBeLessThan(packed.width);
    for (const two of packed.boxes.slice(index + 1)) {
      const apart =
        two.y >= one.y + one.h || one.y >= two.y + two.h || two.x >= one.x + one.w || one.x >= two.x + two.w;
      expect(apart).toBe(true);
    }
  }
});

test('few cells are drawn large', () => {
  expect(pack(['market'], STOP, { w: 382, h: 300 }).scale).toBeGreaterThan(1.4);
});
