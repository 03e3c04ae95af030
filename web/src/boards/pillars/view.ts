// The table of Pillars and its data files are described by the game; here its components by their ids.
import type {
  PillarsAmounts,
  PillarsBox,
  PillarsPiece,
  PillarsStop,
  PillarsTable,
} from '../../lib/api-types';
import type { Box } from '../../lib/types';
import type { Scene } from '../board';

export type { PillarsTable } from '../../lib/api-types';

export const MATERIALS = ['stone', 'wood', 'sand', 'metal'] as const;
export type Material = (typeof MATERIALS)[number];
export type Owner = PillarsTable['places'][string][number];
export type Amounts = PillarsAmounts;

export type CardKind = 'craftsman' | 'resource' | 'privilege' | 'event' | 'crusade' | 'place' | 'material';

/** A component with the figures of its data file; which of them it has depends on its kind. */
export type Piece = PillarsPiece & { table: CardKind; [figure: string]: unknown };

const TABLES: CardKind[] = ['craftsman', 'resource', 'privilege', 'event', 'crusade', 'place', 'material'];
const known = new WeakMap<Box, Map<string, Piece>>();

function dataOf(box: Box): PillarsBox {
  return box as unknown as PillarsBox;
}

/** Every component of both data files by its id; what the expansion says of a base component is added to it. */
export function pieces(box: Box): Map<string, Piece> {
  let found = known.get(box);
  if (!found) {
    const data = dataOf(box);
    found = new Map();
    for (const file of ['pillars', 'expansion'] as const) {
      for (const table of TABLES) {
        for (const entry of data[file][table] ?? []) {
          found.set(entry.id, { ...found.get(entry.id), ...entry, table });
        }
      }
    }
    known.set(box, found);
  }
  return found;
}

export type Stop = PillarsStop;

/** The stops of the road in their order. */
export function road(box: Box, expansion: boolean): Stop[] {
  const data = dataOf(box);
  return expansion ? [...data.pillars.road, ...data.expansion.road] : data.pillars.road;
}

/** A figure of the set-up. */
export function figure(box: Box, name: Exclude<keyof PillarsBox['pillars']['setup'], 'cathedral'>): number {
  return dataOf(box).pillars.setup[name];
}

export function parts(box: Box): string[] {
  return dataOf(box).pillars.setup.cathedral;
}

/** Which stop of the road each step of a round belongs to. */
export const STEPS: Record<string, string> = {
  turn_up_event: 'event',
  event_strikes: 'event',
  bishop: 'bishop',
  thomas: 'bishop',
  wool_mill: 'wool-mill',
  kingsbridge: 'kingsbridge',
  priory: 'priory',
  forest: 'forest',
  quarry: 'quarry',
  gravel_pit: 'gravel_pit',
  roll_tax: 'court',
  tax_freedom: 'court',
  pay_tax: 'court',
  tax_collector: 'tax-collector',
  crusades: 'crusades',
  france: 'france',
  coast: 'coast',
  shiring_3: 'shiring-3',
  shiring_1: 'shiring',
  shiring_2: 'shiring',
  castle: 'castle',
  mathilde: 'market',
  market: 'market',
  cathedral: 'cathedral-site',
  cathedral_piece: 'cathedral-site',
  next_start_player: 'start-player',
};

/** What is fetched at a site. */
export const SITES: Record<string, Material> = { forest: 'wood', quarry: 'stone', gravel_pit: 'sand' };

const PLACES: Record<string, string[]> = {
  kingsbridge: ['kingsbridge-1', 'kingsbridge-2'],
  shiring: ['shiring-1', 'shiring-2'],
  'start-player': ['cathedral'],
};
const WITHOUT = ['event', 'wool-mill', 'crusades', 'cathedral-site', ...Object.keys(SITES)];

/** The places for builders at a stop of the road. */
export function placesOf(stop: string): string[] {
  return PLACES[stop] ?? (WITHOUT.includes(stop) ? [] : [stop]);
}

/** The name of a stop of the road. */
export function stopName(scene: Scene<PillarsTable>, stop: string): string {
  if (stop === 'cathedral-site') return scene.name('cathedral');
  const said = ['event', 'kingsbridge', 'shiring', 'start-player', 'crusades'].includes(stop);
  return said ? scene.say(`board-${stop}`) : scene.name(stop);
}
