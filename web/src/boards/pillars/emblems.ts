// Emblems of craftsmen, privileges and events, drawn on 24 × 24: a filled shape, pen strokes over it, a pigment.

export interface Emblem {
  fill: string;
  lines?: string;
  tint: string;
}

const STONE = 'var(--stone)';
const WOOD = 'var(--wood)';
const SAND = 'var(--sand)';
const METAL = 'var(--metal)';
const GOLD = 'var(--gold)';
const RED = 'var(--vermilion)';
const BLUE = 'var(--lapis)';
const GREEN = 'var(--verdigris)';
const VIOLET = 'var(--violet)';
const CHALK = 'var(--chalk)';

const CROWN: Emblem = { fill: 'M3 19 2 7l6 5 4-8 4 8 6-5-1 12z', lines: 'M3 16h18', tint: GOLD };
const MITRE: Emblem = {
  fill: 'M12 2c5 4 7 9 6 14H6C5 11 7 6 12 2zM6 18h12v3H6z',
  lines: 'M12 5v11M8 11h8',
  tint: VIOLET,
};
const SWORD: Emblem = {
  fill: 'M12 2 14 5v10h-4V5zM6.500 15h11v2h-11z',
  lines: 'M12 17v4M10 21.500h4',
  tint: METAL,
};
const CROSIER: Emblem = {
  fill: 'M14 3a4 4 0 1 1 0 8 4 4 0 1 1 0-8z',
  lines: 'M9 22V9c0-4.500 2-6.500 5-6.500M14 6a1.500 1.500 0 1 1-.500 2.500',
  tint: GOLD,
};

/** By the kind of a craftsman. */
export const CRAFTS: Record<string, Emblem> = {
  'mortar-mixer': {
    fill: 'M5 10h14l-2 11H7z',
    lines: 'M5 10c2-2 12-2 14 0M13 9l5-7M6 14h12',
    tint: SAND,
  },
  woodworker: { fill: 'M12 3c4-1 8 1 9 6l-7 3-4-5z', lines: 'M12.500 5 4 21', tint: METAL },
  stonecutter: { fill: 'M3 4h10v6H3z', lines: 'M8 10v11M17 4l3 2-4 15-2 0z', tint: STONE },
  'tool-maker': { fill: 'M3 7h18c0 3-3 5-6 5v3l3 5H7l3-5v-3C6 12 3 10 3 7z', tint: METAL },
  'master-woodworker': {
    fill: 'M3 14 17 5l3 4L6 20l-3-2z',
    lines: 'M17 5l3-2 2 4-2 2M7 16l1 2M10 14l1 2M13 12l1 2M16 10l1 2',
    tint: METAL,
  },
  mason: {
    fill: 'M3 12h18v9H3z',
    lines: 'M3 16.500h18M9 12v4.500M15 12v4.500M6 16.500V21M12 16.500V21M18 16.500V21M7 9l7-6 3 6zM15 5l4-3',
    tint: STONE,
  },
  carpenter: { fill: 'M4 3h4v14h12v4H4z', lines: 'M8 7h-2M8 11h-2M12 17v2M16 17v2M12 3l8 9', tint: WOOD },
  potter: {
    fill: 'M8 4h8l-1 3c4 2 5 5 4 8-1 3-3 6-7 6s-6-3-7-6c-1-3 0-6 4-8z',
    lines: 'M5.500 12c4 1.500 9 1.500 13 0',
    tint: SAND,
  },
  architect: {
    fill: 'M12 2a2 2 0 1 1 0 4 2 2 0 1 1 0-4z',
    lines: 'M11 6 5 21M13 6l6 15M8 14c3 2 5 2 8 0',
    tint: GOLD,
  },
  sculptor: {
    fill: 'M12 3c3 0 4 2 4 5s-1 5-2 6v2c4 0 6 2 6 5H4c0-3 2-5 6-5v-2c-1-1-2-3-2-6s1-5 4-5z',
    lines: 'M10.500 8h.500M13.500 8h.500M11 11h2',
    tint: STONE,
  },
  glassblower: {
    fill: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z',
    lines:
      'M12 3v18M3 12h18M5.600 5.600 18.400 18.400M18.400 5.600 5.600 18.400M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
    tint: BLUE,
  },
  goldsmith: {
    fill: 'M6 3h12c0 5-2 8-5 9v5c3 .500 4 2 4 4H7c0-2 1-3.500 4-4v-5C8 11 6 8 6 3z',
    lines: 'M6.500 6h11',
    tint: GOLD,
  },
  'organ-builder': {
    fill: 'M4 8h3v13H4zM8.500 5h3v16h-3zM13 3h3v18h-3zM17.500 7h3v14h-3z',
    lines: 'M2.500 21h19',
    tint: METAL,
  },
  'bell-maker': {
    fill: 'M12 4c4 0 5 3 5 7 0 3 1 5 3 6H4c2-1 3-3 3-6 0-4 1-7 5-7z',
    lines: 'M12 2v2M10 17a2 2 0 0 0 4 0M7 13h10',
    tint: GOLD,
  },
  assistant: {
    fill: 'M9 3a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM3 21c0-6 2-10 6-10s6 4 6 10z',
    lines: 'M19 8v8M15.500 12h7',
    tint: GREEN,
  },
  'brick-maker': { fill: 'M3 14h8v6H3zM13 14h8v6h-8zM8 6h8v6H8z', tint: RED },
  'wood-carver': { fill: 'M4 19 13 10l3 3-9 8z', lines: 'M13 10c0-4 2-7 6-8 1 4-1 8-3 11', tint: WOOD },
  painter: { fill: 'M4 20c0-4 2-6 5-6l2 2c0 3-3 5-7 4z', lines: 'M9 14 19 3l2 2-10 11', tint: RED },
  'tile-maker': {
    fill: 'M4 4h16v16H4z',
    lines: 'M4 12 12 4l8 8-8 8zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
    tint: RED,
  },
};

/** By the id of a privilege or event. */
export const EMBLEMS: Record<string, Emblem> = {
  richard: SWORD,
  aliena: { fill: 'M6 18C4 9 9 3 20 4c0 10-5 16-14 14z', lines: 'M3.500 21 14 9', tint: GREEN },
  tom: { fill: 'M4 3l17 17H4zM8 12v4h4z', lines: 'M4 8h2M4 12h2', tint: STONE },
  jack: {
    fill: 'M12 3c3-2 6 1 5 4 3 1 3 5 0 6 0 3-3 5-5 3-2 2-5 0-5-3-3-1-3-5 0-6-1-3 2-6 5-4z',
    lines: 'M12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 1 0 0-5zM12 16.500V22M12 20c2 0 3-1 4-2',
    tint: RED,
  },
  otto: { fill: 'M2.500 9c5-6 14-6 19 0-6-2.500-13-2.500-19 0z', lines: 'M12 6v16', tint: METAL },
  francis: { fill: 'M10 3h4v5h5v4h-5v9h-4v-9H5V8h5z', tint: WOOD },
  philip: CROSIER,
  ellen: {
    fill: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7z',
    lines: 'M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM12 11.500v1',
    tint: GREEN,
  },
  madonna: {
    fill: 'M12 9c4 0 6 4 7 12.500H5C6 13 8 9 12 9z',
    lines: 'M12 2a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM12 5a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 1 0 0-4.400z',
    tint: BLUE,
  },
  'wool-fair': {
    fill: 'M6 9c1-3 4-3 5-2 2-2 5-1 6 1 3 0 4 4 2 6-1 3-4 3-5 2-2 1-4 1-5 0-3 1-5-1-5-3-2-1-1-4 2-4z',
    lines: 'M8 17v4M15 17v4M4 10 1.500 9v3.500L4 14',
    tint: CHALK,
  },
  toledo: { fill: 'M6 4h3v2h2V4h2v2h2V4h3v17H6z', lines: 'M10 21v-5a2 2 0 0 1 4 0v5M6 10h12', tint: METAL },
  'tax-freedom': {
    fill: 'M5 3h12v14H5z',
    lines: 'M8 7h6M8 10h6M8 13h3M17 14a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7z',
    tint: CHALK,
  },
  thomas: MITRE,
  remigius: {
    fill: 'M12 20 3 12c0-5 4-9 9-9s9 4 9 9z',
    lines: 'M12 20V3M12 20 7 4.500M12 20 17 4.500M9 21.500h6',
    tint: SAND,
  },
  completion: {
    fill: 'M3 21V12a9 9 0 0 1 18 0v9h-5v-9a4 4 0 0 0-8 0v9z',
    lines: 'M10 3.300l.800 4.900M14 3.300l-.800 4.900M3 15h5M16 15h5',
    tint: STONE,
  },
  ceremony: {
    fill: 'M9 10h6v11H9z',
    lines: 'M6 21h12M12 10V8M12 2c2 2.500 2 4.500 0 6-2-1.500-2-3.500 0-6z',
    tint: CHALK,
  },
  alfred: { fill: 'M6 3h12v18H6z', lines: 'M9 7h6M9 11h6M9 15h6M4 3h16M4 21h16', tint: CHALK },
  waleran: {
    fill: 'M12 2c5 0 8 6 8 19.500H4C4 8 7 2 12 2z',
    lines: 'M8.500 10c1-3 6-3 7 0v4c-1 3.500-6 3.500-7 0z',
    tint: VIOLET,
  },
  bartholomew: { fill: 'M4 3h16v9c0 5-4 8-8 10-4-2-8-5-8-10z', lines: 'M12 3v19M4 10h16', tint: BLUE },
  jonathan: {
    fill: 'M9 8c-4 3-6 6-5 9 1 4 4 4 8 4s7 0 8-4c1-3-1-6-5-9z',
    lines: 'M8 8h8M9 8 7 3c3 1 7 1 10 0l-2 5',
    tint: WOOD,
  },
  regan: {
    fill: 'M2.500 13h7c0 4-7 4-7 0zM14.500 13h7c0 4-7 4-7 0z',
    lines: 'M12 3v18M8 21h8M6 6h12M6 6 3 13M6 6l3 7M18 6l-3 7M18 6l3 7',
    tint: GOLD,
  },
  sally: { fill: 'M12 10 3 5v10zM12 10l9-5v10z', lines: 'M12 10 8 21M12 10l4 11', tint: RED },
  'william-hamleigh': {
    fill: 'M5 21V11c0-5 3-8 7-8s7 3 7 8v10z',
    lines: 'M5 11h14M12 11v10M8 14h2M14 14h2',
    tint: METAL,
  },
  'shiring-freed': {
    fill: 'M7 3.500a5 5 0 1 1 0 10 5 5 0 1 1 0-10zM7 6.500a2 2 0 1 0 0 4 2 2 0 1 0 0-4z',
    lines: 'M10.500 12l9.500 9M15 16.500l3-2.500M18 19.500l2.500-2',
    tint: GOLD,
  },
  mathilde: CROWN,
  procession: { fill: 'M6 3h12v13l-6-4-6 4z', lines: 'M6 2v20M12 5v5M9.500 7h5', tint: RED },

  king: CROWN,
  'richard-returns': SWORD,
  'prior-philip': CROSIER,
  volunteers: { fill: 'M7 13h10l-1 6c-1 3-7 3-8 0z', lines: 'M12 13V3M9 3h6', tint: METAL },
  archbishop: MITRE,
  william: {
    fill: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-3 1-6 1-9z',
    lines: 'M12 20c-2-1-2-4 0-6 2 2 2 5 0 6z',
    tint: RED,
  },
  conflict: {
    fill: 'M4 3l2 0 13 14-2 2L4 5zM20 3l-2 0L5 17l2 2L20 5z',
    lines: 'M4 15l5 5M20 15l-5 5M5 19l-2 2M19 19l2 2',
    tint: METAL,
  },
  'town-wall': {
    fill: 'M3 6h3v3h3V6h3v3h3V6h3v3h3v12H3z',
    lines: 'M3 13h18M3 17h18M8 13v4M15 13v4M11 9v4M11 17v4',
    tint: STONE,
  },
  'cold-winter': {
    fill: 'M12 10l2 1v2l-2 1-2-1v-2z',
    lines:
      'M12 2v20M3.300 7l17.400 10M20.700 7 3.300 17M9 4l3 2.500L15 4M9 20l3-2.500 3 2.500M3.500 11l3-2.500L5.500 5M20.500 13l-3 2.500 1 3.500M20.500 11l-3-2.500 1-3.500M3.500 13l3 2.500-1 3.500',
    tint: BLUE,
  },
  collapse: {
    fill: 'M5 3h14v3H5zM7 6h10v5l-3 2-3-3-4 4zM7 21v-4l4-3 3 3 3-2v6z',
    lines: 'M4 21.500h16M10 6v4M14 6v5',
    tint: STONE,
  },
  audience: { fill: 'M6 2h12v11h2v9h-3v-4H7v4H4v-9h2z', lines: 'M6 13h12M9 5h6v5H9z', tint: VIOLET },
  cloister: {
    fill: 'M2 4h20v17h-4v-6a2 2 0 0 0-4 0v6h-4v-6a2 2 0 0 0-4 0v6H2z',
    lines: 'M2 8h20M6 4v4M12 4v4M18 4v4',
    tint: STONE,
  },
  'shiring-recruits': {
    fill: 'M4 8h10v6c0 4-2 6-5 8-3-2-5-4-5-8z',
    lines: 'M19 22V5M19 1.500 21 6h-4zM9 8v14M4 13h10',
    tint: RED,
  },
  'guild-meeting': {
    fill: 'M2 12h20v3H2z',
    lines:
      'M5 15v6M19 15v6M7 5a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM12 4a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM17 5a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM4 12c0-2 1-3 3-3s3 1 3 3M14 12c0-2 1-3 3-3s3 1 3 3',
    tint: WOOD,
  },
};

const UNKNOWN: Emblem = { fill: 'M12 3 21 12 12 21 3 12z', tint: STONE };

export function emblem(id: string, kind = ''): Emblem {
  return CRAFTS[kind] ?? EMBLEMS[id] ?? UNKNOWN;
}
