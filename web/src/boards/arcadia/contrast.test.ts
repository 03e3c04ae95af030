import { canBeRead, LARGE, TEXT } from '../../design/readable';

canBeRead('arcadia', [
  ['--ink', '--vellum', TEXT],
  ['--ink-soft', '--vellum', TEXT],
  ['--rubric', '--vellum', TEXT],
  ['--vellum', '--rubric', TEXT],
  ['--ink', '--parchment-deep', TEXT],
  ['--good', '--vellum', TEXT],
  ['--bad', '--vellum', TEXT],
  ['--vellum', '--good', LARGE],
  ['--on-card', '--card', TEXT],
  ['--on-wax', '--wax-red', LARGE],
  ['--on-wax', '--wax-green', LARGE],
  ['--on-wax', '--wax-black', LARGE],
  ['--on-silver', '--wax-silver', LARGE],
]);
