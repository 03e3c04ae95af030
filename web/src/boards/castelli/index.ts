// The board of Castelli.
import type { View } from '../../lib/types';
import { cornerOf, type Corner } from './layout';
import type { Table } from './view';

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Desk } from './Desk.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Token } from './Token.svelte';

export function deskBeside({ table }: View<Table>, width: number, height: number): Corner | null {
  return cornerOf(table.rows, table.tables, width, height);
}
