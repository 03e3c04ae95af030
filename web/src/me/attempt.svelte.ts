// Something that may be refused: what is wrong with it, and about which field; or that it is done.

import { wrongOf, type Wrong } from './wrong';

const NOTHING: Wrong = { at: '', said: '' };

export class Attempt {
  wrong = $state.raw(NOTHING);
  done = $state('');

  /** Do it; `said` is what is said then. Tell whether it was done. */
  async run(work: () => Promise<unknown>, said: () => string = () => ''): Promise<boolean> {
    this.wrong = NOTHING;
    this.done = '';
    try {
      await work();
    } catch (problem) {
      this.wrong = wrongOf(problem);
      return false;
    }
    this.done = said();
    return true;
  }

  /** What is wrong with a field; "" if nothing is. */
  at(field: string): string {
    return this.wrong.at === field ? this.wrong.said : '';
  }

  /** What is wrong with none of these fields. */
  beside(...fields: string[]): string {
    return fields.includes(this.wrong.at) ? '' : this.wrong.said;
  }
}
