// The architecture of the buildings, seen from above: each shape has its own roof over all of its cells.
// Drawn once as the data file lays the shape out; turning it keeps the light where it is.

import { CELL, type Spot } from './view';

/** A roof's plane: the eaves from left to right of who looks at it, then the ridge back. */
interface Plane {
  faces: Face;
  points: [Spot, Spot, Spot, Spot];
}

export type Face = 'n' | 'e' | 's' | 'w' | 'flat';
export type DetailKind = 'chimney' | 'forge' | 'sails' | 'garden' | 'gable' | 'belfry' | 'barrels' | 'stalls';

interface Art {
  cells: Spot[];
  planes: Plane[];
  details: { kind: DetailKind; at: Spot }[];
  /** Where the seal lies. */
  seal: Spot;
}

const I = 0.08; // roofs keep clear of the edge of their cells
const O = 1 - I;

function plane(faces: Face, ...points: [Spot, Spot, Spot, Spot]): Plane {
  return { faces, points };
}

const ARTS: Record<string, Art> = {
  house: {
    cells: [
      [0, 0],
      [1, 0],
    ],
    planes: [
      plane('n', [I, I], [1 + O, I], [1 + O, 0.5], [I, 0.5]),
      plane('s', [I, O], [1 + O, O], [1 + O, 0.5], [I, 0.5]),
    ],
    details: [{ kind: 'chimney', at: [1.55, 0.32] }],
    seal: [0.95, 0.5],
  },
  farm: {
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    planes: [
      plane('n', [I, I], [2 + O, I], [2.6, 0.5], [0.4, 0.5]),
      plane('s', [I, O], [2 + O, O], [2.6, 0.5], [0.4, 0.5]),
      plane('w', [I, I], [I, O], [0.4, 0.5], [0.4, 0.5]),
      plane('e', [2 + O, I], [2 + O, O], [2.6, 0.5], [2.6, 0.5]),
    ],
    details: [{ kind: 'gable', at: [2.02, 0.5] }],
    seal: [0.95, 0.5],
  },
  tavern: {
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    planes: [
      plane('n', [I, I], [1 + O, I], [1 + O, 0.5], [0.5, 0.5]),
      plane('w', [I, I], [I, 1 + O], [0.5, 1 + O], [0.5, 0.5]),
      plane('s', [O, O], [1 + O, O], [1 + O, 0.5], [0.5, 0.5]),
      plane('e', [O, O], [O, 1 + O], [0.5, 1 + O], [0.5, 0.5]),
    ],
    details: [
      { kind: 'chimney', at: [1.6, 0.34] },
      { kind: 'barrels', at: [0.5, 1.62] },
    ],
    seal: [0.55, 0.55],
  },
  mill: {
    cells: [
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ],
    planes: [
      plane('n', [1 + I, I], [2 + O, I], [2 + O, 0.5], [1 + I, 0.5]),
      plane('s', [1 + I, 1], [2, 1], [2, 0.5], [1 + I, 0.5]),
      plane('s', [2, O], [2 + O, O], [2 + O, 0.5], [2, 0.5]),
      plane('n', [I, 1 + I], [1, 1 + I], [1, 1.5], [I, 1.5]),
      plane('n', [1, 1], [1 + O, 1], [1 + O, 1.5], [1, 1.5]),
      plane('s', [I, 1 + O], [1 + O, 1 + O], [1 + O, 1.5], [I, 1.5]),
    ],
    details: [{ kind: 'sails', at: [1.55, 0.95] }],
    seal: [0.5, 1.5],
  },
  smithy: {
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    planes: [
      plane('w', [I, I], [I, 2 + O], [0.5, 2.5], [0.5, I]),
      plane('e', [O, I], [O, 2 + I], [0.5, 2.5], [0.5, I]),
      plane('s', [I, 2 + O], [1 + O, 2 + O], [1 + O, 2.5], [0.5, 2.5]),
      plane('n', [O, 2 + I], [1 + O, 2 + I], [1 + O, 2.5], [0.5, 2.5]),
    ],
    details: [{ kind: 'forge', at: [1.48, 2.5] }],
    seal: [0.5, 1.4],
  },
  market: {
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 1],
    ],
    planes: [
      plane('n', [I, I], [2 + O, I], [2 + O, 0.5], [I, 0.5]),
      plane('s', [I, O], [1 + I, O], [1.5, 0.5], [I, 0.5]),
      plane('s', [1 + O, O], [2 + O, O], [2 + O, 0.5], [1.5, 0.5]),
      plane('w', [1 + I, O], [1 + I, 1 + O], [1.5, 1 + O], [1.5, 0.5]),
      plane('e', [1 + O, O], [1 + O, 1 + O], [1.5, 1 + O], [1.5, 0.5]),
    ],
    details: [{ kind: 'stalls', at: [1.5, 1.62] }],
    seal: [1.5, 0.55],
  },
  abbey: {
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    planes: [
      plane('n', [I, I], [1 + O, I], [1.64, 0.36], [0.36, 0.36]),
      plane('e', [1 + O, I], [1 + O, 1 + O], [1.64, 1.64], [1.64, 0.36]),
      plane('s', [I, 1 + O], [1 + O, 1 + O], [1.64, 1.64], [0.36, 1.64]),
      plane('w', [I, I], [I, 1 + O], [0.36, 1.64], [0.36, 0.36]),
      plane('s', [0.62, 0.62], [1.38, 0.62], [1.64, 0.36], [0.36, 0.36]),
      plane('w', [1.38, 0.62], [1.38, 1.38], [1.64, 1.64], [1.64, 0.36]),
      plane('n', [0.62, 1.38], [1.38, 1.38], [1.64, 1.64], [0.36, 1.64]),
      plane('e', [0.62, 0.62], [0.62, 1.38], [0.36, 1.64], [0.36, 0.36]),
      plane('flat', [0.62, 0.62], [1.38, 0.62], [1.38, 1.38], [0.62, 1.38]),
    ],
    details: [
      { kind: 'garden', at: [1, 1] },
      { kind: 'belfry', at: [0.38, 0.38] },
    ],
    seal: [1, 1],
  },
};

/** Where the data file has another outline than the drawing knows: a tent-shaped roof over each cell. */
function plainArt(cells: Spot[]): Art {
  const planes = cells.flatMap(([x, y]) => {
    const top: Spot = [x + 0.5, y + 0.5];
    const [nw, ne, sw, se]: Spot[] = [
      [x + I, y + I],
      [x + O, y + I],
      [x + I, y + O],
      [x + O, y + O],
    ];
    return [
      plane('n', nw!, ne!, top, top),
      plane('e', ne!, se!, top, top),
      plane('s', sw!, se!, top, top),
      plane('w', nw!, sw!, top, top),
    ];
  });
  const [x, y] = cells[0] ?? [0, 0];
  return { cells, planes, details: [], seal: [x + 0.5, y + 0.5] };
}

function artOf(shape: string, cells: Spot[]): Art {
  const art = ARTS[shape];
  return art && String([...art.cells].sort()) === String([...cells].sort()) ? art : plainArt(cells);
}

// --- turning ---------------------------------------------------------------------------------------------

const NORMALS: Record<Face, Spot> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0], flat: [0, 0] };

function turned([x, y]: Spot, turns: number, mirrored: number): Spot {
  let at: Spot = mirrored ? [-x, y] : [x, y];
  for (let turn = 0; turn < turns; turn++) at = [-at[1], at[0]];
  return at;
}

/** A roof as it lies, from the upper left corner of its first cell. */
export interface Roof {
  /** The planes by where they face, as paths. */
  planes: { faces: Face; path: string }[];
  /** All planes together: the walls below, the shadow. */
  whole: string;
  /** Courses of tiles, along the eaves; and lines down the slope. */
  courses: string;
  slopes: string;
  details: { kind: DetailKind; at: Spot; along: 'x' | 'y' }[];
  seal: Spot;
  /** The cells it covers. */
  cells: Spot[];
}

export function roofOf(shape: string, cells: Spot[], turns: number, mirrored: number): Roof {
  const art = artOf(shape, cells);
  const centres = cells.map(([x, y]) => turned([x + 0.5, y + 0.5], turns, mirrored));
  const first = [...centres].sort((a, b) => a[1] - b[1] || a[0] - b[0])[0] ?? [0, 0];
  const lay = (spot: Spot): Spot => {
    const [x, y] = turned(spot, turns, mirrored);
    return [(x - first[0] + 0.5) * CELL, (y - first[1] + 0.5) * CELL];
  };
  const planes = art.planes.map(({ faces, points }) => ({
    faces: turnedFace(faces, turns, mirrored),
    points: points.map(lay) as Plane['points'],
  }));
  const flat = planes.filter((one) => one.faces !== 'flat');
  return {
    planes: planes.map(({ faces, points }) => ({ faces, path: shut(points) })),
    whole: planes.map(({ points }) => shut(points)).join(''),
    courses: flat.map(({ points }) => across(points)).join(''),
    slopes: flat.map(({ points }) => down(points)).join(''),
    details: art.details.map(({ kind, at }) => ({ kind, at: lay(at), along: turns % 2 ? 'y' : 'x' })),
    seal: lay(art.seal),
    cells: centres.map(([x, y]) => [Math.round(x - first[0]), Math.round(y - first[1])]),
  };
}

function turnedFace(face: Face, turns: number, mirrored: number): Face {
  const normal = String(turned(NORMALS[face], turns, mirrored));
  return (Object.keys(NORMALS) as Face[]).find((one) => String(NORMALS[one]) === normal) ?? face;
}

function shut(points: Spot[]): string {
  return `M${points.map(dot).join('L')}z`;
}

/** Lines along the eaves, from one side of a plane to the other. */
function across([a, b, c, d]: Plane['points']): string {
  return [0.22, 0.45, 0.68]
    .map((part) => `M${dot(between(a, d, part))}L${dot(between(b, c, part))}`)
    .join('');
}

/** Lines from the eaves to the ridge. */
function down([a, b, c, d]: Plane['points']): string {
  const number = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 6));
  return Array.from({ length: number - 1 }, (_, index) => (index + 1) / number)
    .map((part) => `M${dot(between(a, b, part))}L${dot(between(d, c, part))}`)
    .join('');
}

function between(a: Spot, b: Spot, part: number): Spot {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

function dot([x, y]: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
