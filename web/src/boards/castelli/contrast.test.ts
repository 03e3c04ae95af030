import { canBeRead, LARGE, TEXT, type Pair } from '../../design/readable';

const neutral = (seat: number): string => `color-mix(in oklab, var(--seat-${seat}) 30%, var(--c-neutral))`;

canBeRead('castelli', [
  ['--ink', '--c-paper', TEXT],
  ['--rubric', '--c-paper', TEXT],
  ['--ink-soft', '--c-band', TEXT],
  ['--ink', '--c-band', TEXT],
  ['--chalk', '--c-mine', TEXT],
  ['--c-line', '--gold', TEXT],
  ...[0, 1, 2, 3].map((seat): Pair => ['--c-line', neutral(seat), TEXT]),
  ['--ink-faint', '--c-paper', LARGE],
]);
