// The table of Castelli as a view shows it; see the game's view.py.

export type Side = 'n' | 'e' | 's' | 'w';
export type Place = [row: number, column: number];
export type Material = 'wood' | 'grain' | 'stone';
export type AreaKind = Material | 'market' | 'mine';
/** What lies on the frame, and what a tile brings. */
export type Symbol = Material | 'card' | 'silver';
export type Town = 'village' | 'city';

export const SIDES: Side[] = ['n', 'e', 's', 'w'];
export const MATERIALS: Material[] = ['wood', 'grain', 'stone'];

/** `seat` is null where the colour is neutral; a shield with a card on it has no points. */
export interface ShieldFace {
  colour: string;
  seat: number | null;
  points: number;
}

export interface TileFace {
  id: string;
  turn: Side;
  silver: number;
  shields: Record<Side, ShieldFace>;
}

export interface Gain {
  seat: number;
  what: Symbol;
  amount: number;
}

/** The tile looked at, or one from the hand; `turns` for who is asked: what the seats would receive. */
export interface Chosen {
  at: Place;
  tile: TileFace | null;
  from_hand: boolean;
  turns: Partial<Record<Side, Gain[]>>;
}

export interface Meadow {
  at: Place;
  table: number;
  tile: TileFace | null;
  frame: Partial<Record<Side, Symbol>>;
}

export interface Area {
  kind: AreaKind;
  symbols: number;
  /** The sides at which tiles count, and all sides that it takes up, at the frame too. */
  sides: Side[];
  spans: Side[];
  /** How many tiles around it are not laid yet. */
  waiting: number;
  closed: boolean;
  influence: Record<string, number>;
  leaders: string[];
  share: number;
  /** By plot: whose castles, from below. */
  castles: Record<string, number[]>;
}

export interface Land {
  at: Place;
  table: number;
  town: Town | null;
  /** What a castle scores, and the towns that count for it. */
  worth: number;
  towns: string[];
  /** Battle: what the town gives at the end, and to whom as things stand. */
  prize: { points: number; seats: number[] } | null;
  areas: Area[];
}

/** What a castle of mine would score on a land, my points there, and the areas open to it. */
export interface Site {
  points: number;
  shields: number;
  areas: Material[];
}

export interface SeatThings {
  colour: string;
  table: number;
  points: number;
  silver: number;
  materials: Record<Material, number>;
  castles_left: number;
  card_count: number;
  cards: string[] | null;
  known_cards: string[];
  holds_tile: boolean;
  holds_start_tile: boolean;
  tile: TileFace | null;
}

export interface Table {
  arrangement: string;
  rows: number;
  tables: number;
  battle: boolean;
  active: number;
  card_played: boolean;
  bought: boolean;
  mines: number[];
  box: { villages: number; cities: number; burnt: number };
  tiles_left: number;
  tile: Chosen | null;
  /** The castle that is being built over, for who is asked about it. */
  attacked: string | null;
  meadows: Meadow[];
  lands: Land[];
  sites: Record<string, Site>;
  deck: { top: number; under: (string | null)[] };
  seats: SeatThings[];
}

/** The components, as far as the board shows their figures. */
export interface Data {
  setup: { castles: number; material_limit: number; colours: string[] };
  points: {
    village: number;
    city: number;
    card: number;
    material: number;
    start_tile: number;
    castle_on_top: number;
    village_held: number;
    city_held: number;
    silver: { most: number; second: number };
    battle_silver: { most: number; second: number };
  };
  cards: { id: string; count: number; gives?: number; battle?: boolean }[];
  tiles: TileData[];
  start_tiles: TileData[];
}

export interface TileData {
  id: string;
  value: number;
  order: string;
  card: string;
  silver: number;
}

export function placeId([row, column]: Place): string {
  return `${row},${column}`;
}
