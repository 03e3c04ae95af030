// Single keys for what is done often at a table.

import type { TableSession } from './session.svelte';

/** The keys and what they are called in the catalogue; the board itself hears the one for zooming. */
export const KEYS: Record<string, string> = {
  q: 'q',
  b: 'b',
  u: 'u',
  h: 'h',
  '[': 'back',
  ']': 'on',
  '+': 'zoom',
  Esc: 'skip',
  '?': 'help',
};

/** Tell whether a key is meant for what is being written in, or for a dialog, rather than for the page. */
function elsewhere(event: KeyboardEvent): boolean {
  const { tagName } = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(tagName))
    return true;
  return document.querySelector('dialog[open]') !== null;
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Do what a key stands for; `help` shows the list of keys. */
export function shortcut(event: KeyboardEvent, session: TableSession, help: () => void): void {
  if (elsewhere(event)) return;
  const { at, moves, follower } = session;
  if (follower.busy && (event.key === ' ' || event.key === 'Escape')) {
    if (event.key === ' ' && (event.target as HTMLElement).closest('button, a, summary')) return;
    event.preventDefault();
    follower.skip();
  } else if (event.key === '?') help();
  else if (event.key === 'u') void session.undo();
  else if (event.key === 'h' && session.asked && session.table?.hints) void session.hint();
  else if (event.key === '[') void session.look(Math.max(0, (at ?? moves.length) - 1));
  else if (event.key === ']' && at !== null) void session.look(at + 1 >= moves.length ? null : at + 1);
  else if (event.key === 'q') focus('.question button:not(:disabled)');
  else if (event.key === 'b') focus('.board .target.lit');
}
