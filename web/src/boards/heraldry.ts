// A seat is told by its colour, its charge and its place: never by the colour alone.

import { painted } from './painted.svelte';

export const SEAT_COLOURS = [
  'var(--seat-0)',
  'var(--seat-1)',
  'var(--seat-2)',
  'var(--seat-3)',
  'var(--seat-4)',
  'var(--seat-5)',
] as const;

/** Charges on a field of 24 × 24, one for each seat: cross, chevron, lozenge, star, crescent, pale. */
export const CHARGES = [
  'M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6z',
  'M4 17 12 8l8 9v-5l-8-9-8 9z',
  'M12 3 20 12 12 21 4 12z',
  'M12 3l2.6 6 6.4.5-4.9 4.2 1.6 6.3-5.7-3.4-5.7 3.4 1.6-6.3L3 9.5 9.4 9z',
  'M15.5 3.5a9 9 0 1 0 0 17 7.5 7.5 0 1 1 0-17z',
  'M5 4h3.5v16H5zM10.2 4h3.6v16h-3.6zM15.5 4H19v16h-3.5z',
] as const;

export function seatColour(seat: number): string {
  return SEAT_COLOURS[painted.of(seat) % SEAT_COLOURS.length] as string;
}

/** The colour of what is painted on a seat's colour. */
export function seatInk(seat: number): string {
  return `var(--on-seat-${painted.of(seat) % SEAT_COLOURS.length})`;
}

export function charge(seat: number): string {
  return CHARGES[painted.of(seat) % CHARGES.length] as string;
}
