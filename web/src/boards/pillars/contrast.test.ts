import { canBeRead, TEXT } from '../../design/readable';

canBeRead('pillars', [
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
]);
