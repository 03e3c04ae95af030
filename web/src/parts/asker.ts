// Whatever asks a question: a table, a problem, a step of the guided round. `Answers` and `Choices` show its answers.

import type { Option } from '../lib/types';

export interface Asker {
  /** Several answers touch the same thing on the board: which one? */
  choices: Option[] | null;
  /** What on the board is pointed at by the answer under the pointer. */
  noted: Set<string>;
  /** An answer is on its way: nothing can be pressed. */
  readonly busy?: boolean;
  answer: (text: string) => unknown;
}

/** Answers by what they touch on the board. */
export function byTarget(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const target of new Set(option.targets)) found.set(target, [...(found.get(target) ?? []), option]);
  }
  return found;
}
