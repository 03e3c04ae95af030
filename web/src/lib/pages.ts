// Rules pages and guides, as the server sends them.

import type { RulesSection, Span } from './api-types';

export type { RulesSection, Span };
export type Block = RulesSection['blocks'][number];

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
