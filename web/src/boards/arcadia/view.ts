// The table of Arcadia as a view shows it, and the measures of its drawing.

import type { ArcadiaBox, ArcadiaTable } from '../../lib/api-types';
import type { Scene } from '../board';

export type {
  ArcadiaBuilding as Building,
  ArcadiaCastle as Castle,
  ArcadiaEffect as Effect,
  ArcadiaGoods as Goods,
  ArcadiaOrientation as Orientation,
  ArcadiaTable,
} from '../../lib/api-types';

export type Spot = [number, number];

export type ArcadiaScene = Scene<ArcadiaTable>;

/** What the drawing needs of the data file. */
export function boxOf(scene: ArcadiaScene): ArcadiaBox['arcadia'] {
  return (scene.box as unknown as ArcadiaBox).arcadia;
}

export function familiesOf(scene: ArcadiaScene): string[] {
  return boxOf(scene).family.map((family) => family.id);
}

/** The shape and the family of a card. */
export function cardParts(card: string): { shape: string; family: string } {
  const [shape = '', family = ''] = card.split('-');
  return { shape, family };
}

/** The question that is put to me, if any. */
export function askedOf(scene: ArcadiaScene): string {
  return scene.options.length ? (scene.view.question?.decision ?? '') : '';
}

// --- cells -----------------------------------------------------------------------------------------------

/** The side of a cell in the drawing. */
export const CELL = 42;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function spotOf(cell: string): Spot {
  return [LETTERS.indexOf(cell.charAt(0)), Number(cell.slice(1)) - 1];
}

export function cellAt([x, y]: Spot): string {
  return `${LETTERS.charAt(x)}${y + 1}`;
}

/** The upper left corner of a cell in the drawing. */
export function cornerOf(cell: string): Spot {
  const [x, y] = spotOf(cell);
  return [x * CELL, y * CELL];
}

/** How people call a cell. */
export function cellName(scene: ArcadiaScene, cell: string): string {
  return scene.name(`column-${cell.charAt(0)}`) + cell.slice(1);
}

/** The line around some cells. */
export function outline(cells: Spot[]): string {
  const taken = new Set(cells.map(String));
  const lines: string[] = [];
  for (const [x, y] of cells) {
    const [left, top, right, bottom] = [x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL];
    if (!taken.has(String([x, y - 1]))) lines.push(`M${left} ${top}H${right}`);
    if (!taken.has(String([x, y + 1]))) lines.push(`M${left} ${bottom}H${right}`);
    if (!taken.has(String([x - 1, y]))) lines.push(`M${left} ${top}V${bottom}`);
    if (!taken.has(String([x + 1, y]))) lines.push(`M${right} ${top}V${bottom}`);
  }
  return lines.join('');
}
