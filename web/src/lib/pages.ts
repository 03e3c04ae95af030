// Rules pages and guides, as the server sends them.

import type { View } from './types';

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'rule';
  text: string;
}

export type Block =
  | { kind: 'paragraph'; id: string | null; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'picture'; name: string; caption: Span[]; view: View; highlight: string[] };

export interface RulesSection {
  id: string;
  part: string;
  title: string;
  blocks: Block[];
}

export interface RulesPage {
  game: string;
  title: string;
  sections: RulesSection[];
}

export interface Guide {
  game: string;
  title: string;
  names: string[];
  steps: {
    key: string;
    move: number;
    seat: number | null;
    title: string;
    blocks: Block[];
    highlight: string[];
    rule: string;
    view: View;
  }[];
}

export function plain(spans: Span[]): string {
  return spans.map((span) => span.text).join('');
}

/** The words of a block, for searching. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `${block.id ?? ''} ${plain(block.spans)}`;
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plain).join(' ');
    case 'picture':
      return plain(block.caption);
  }
}
