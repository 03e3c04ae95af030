// The table of Castelli as a view shows it: the game's own types, under the names that the board uses.
import type { CastelliArea, CastelliGain, CastelliLand } from '../../lib/api-types';

export type {
  CastelliArea as Area,
  CastelliChosen as Chosen,
  CastelliGain as Gain,
  CastelliLand as Land,
  CastelliMeadow as Meadow,
  CastelliSeatThings as SeatThings,
  CastelliShieldFace as ShieldFace,
  CastelliSite as Site,
  CastelliTable as Table,
  CastelliTileFace as TileFace,
} from '../../lib/api-types';

export type Side = CastelliArea['sides'][number];
export type Place = CastelliLand['at'];
export type AreaKind = CastelliArea['kind'];
export type Material = Exclude<AreaKind, 'market' | 'mine'>;
/** What lies on the frame, and what a tile brings. */
export type Symbol = CastelliGain['what'];
export type Town = NonNullable<CastelliLand['town']>;

export const SIDES: Side[] = ['n', 'e', 's', 'w'];
export const MATERIALS: Material[] = ['wood', 'grain', 'stone'];

export function placeId([row, column]: Place): string {
  return `${row},${column}`;
}
