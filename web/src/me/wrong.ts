// What a refusal is about, so that it stands beside it.

import { OFFLINE, Problem } from '../lib/api';
import { t } from '../lib/texts.svelte';

const ABOUT: Record<string, string> = {
  'login-taken': 'login',
  'wrong-password': 'password',
  'wrong-old-password': 'old',
  'no-way': 'way',
};

export interface Wrong {
  /** The field it is about; "" if it is about none. */
  at: string;
  said: string;
}

/** Say what is wrong, in words: what a field needs, or the server's own sentence. */
export function wrongOf(problem: unknown): Wrong {
  if (!(problem instanceof Problem)) throw problem;
  if (problem.status === OFFLINE || !problem.message) return { at: '', said: t('offline') };
  const errors = (problem.data.errors ?? []) as { at: string }[];
  const field = errors[0]?.at.split('.')[1];
  if (problem.reason === 'invalid' && field) return { at: field, said: t(`wrong-${known(field)}`) };
  return { at: ABOUT[problem.reason] ?? '', said: problem.message };
}

function known(field: string): string {
  return ['login', 'password', 'name', 'email', 'hook'].includes(field) ? field : 'field';
}
