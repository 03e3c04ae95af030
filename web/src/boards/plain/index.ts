// The board of every game that has none of its own.
export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Token } from './Token.svelte';
