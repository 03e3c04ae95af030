// What the four families carry on their seals, on a field of 24 × 24: told by the emblem, not by the colour alone.

export interface Emblem {
  /** Painted parts. */
  fill: string;
  /** Lines of a pen. */
  line: string;
}

const NONE: Emblem = { fill: '', line: '' };

const EMBLEMS: Record<string, Emblem> = {
  // cloth merchants: shears
  red: {
    fill: '',
    line: 'M6.500 3.500 15.600 15.500M17.500 3.500 8.400 15.500M6.500 15.200a2.700 2.700 0 1 0 .010 0zM17.500 15.200a2.700 2.700 0 1 0 .010 0z',
  },
  // spice merchants: a sprig
  green: {
    fill: 'M12 2c3.200 3.200 3.200 6.800 0 10-3.200-3.200-3.200-6.800 0-10zM11.200 17.500C6.800 17.500 4 14.800 3.500 10c4.500.200 7.300 2.900 7.700 7.500zM12.800 17.500c4.400 0 7.200-2.700 7.700-7.500-4.500.200-7.300 2.900-7.700 7.500z',
    line: 'M12 12v9.500',
  },
  // carpenters: hammer
  black: {
    fill: 'M4 4.500h10.500c3 0 5 1.600 5.500 4.800-2-1.200-3.500-1.300-5.500-.800H13.400V21.500h-4V8.500H4z',
    line: '',
  },
  // silversmiths: a cup
  silver: {
    fill: 'M5.500 3h13c.200 5.800-1.700 9.400-5 10.400v4.300l4 1.400V21h-11v-1.900l4-1.400v-4.300C7.200 12.400 5.300 8.800 5.500 3z',
    line: '',
  },
};

export function emblem(family: string): Emblem {
  return EMBLEMS[family] ?? NONE;
}

/** The edge of a blob of wax around 0, 0, with a radius of 10. */
export const WAX = waxEdge(11);

function waxEdge(bumps: number): string {
  const points: string[] = [];
  for (let number = 0; number < bumps * 2; number++) {
    const angle = (Math.PI * number) / bumps;
    const radius = number % 2 ? 9.1 + (number % 5) * 0.12 : 10.3 - (number % 3) * 0.2;
    points.push(`${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`);
  }
  const [first = '', ...rest] = points;
  let path = `M${first}`;
  for (let number = 0; number < rest.length; number += 2) {
    path += `Q${rest[number]} ${rest[number + 1] ?? first}`;
  }
  return path + 'z';
}
