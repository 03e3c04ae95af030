import './pillars.css';

export const ratio = 1.79;

export { default as Board } from './Board.svelte';
export { default as Card } from './Card.svelte';
export { default as Desk } from './Desk.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Token } from './Token.svelte';
