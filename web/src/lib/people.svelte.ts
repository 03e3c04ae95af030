// Who I am here.

import { get, patch, post, Problem } from './api';
import type { Me } from './types';

class People {
  me = $state<Me | null>(null);
  ready = $state(false);

  async look(): Promise<void> {
    try {
      this.me = await get<Me>('/me');
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
      this.me = null;
    } finally {
      this.ready = true;
    }
  }

  async sayName(name: string, lang: string): Promise<void> {
    this.me = this.me ? await patch<Me>('/me', { name, lang }) : await post<Me>('/session', { name, lang });
  }

  async change(
    profile: Partial<
      Pick<
        Me,
        'name' | 'lang' | 'email' | 'hook' | 'wishes' | 'holiday' | 'private' | 'named' | 'no_followers'
      >
    >,
  ): Promise<void> {
    if (this.me) this.me = await patch<Me>('/me', profile);
  }

  async restore(secret: string): Promise<void> {
    this.me = await post<Me>('/restore', { secret });
  }
}

export const people = new People();
