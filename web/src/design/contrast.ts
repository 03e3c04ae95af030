// Colours as the browser would work them out from the style sheets, and how well they are told apart. For tests: no
// tool can judge what is written inside a drawing.

type Colour = [red: number, green: number, blue: number]; // 0 … 1, as they are written
export type Names = Map<string, string>;

/** The custom properties that a style sheet sets for exactly this selector. */
export function names(sheet: string, selector: string): Names {
  const found: Names = new Map();
  for (const [, selectors = '', body = ''] of sheet
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors.trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(name, value.trim().replace(/\s+/g, ' '));
    }
  }
  return found;
}

function hex(text: string): Colour {
  const value = text === 'white' ? 'ffffff' : text === 'black' ? '000000' : text.slice(1);
  const long = value.length === 3 ? [...value].map((one) => one + one).join('') : value;
  if (!/^[0-9a-f]{6}$/i.test(long)) throw new Error(`not a colour: ${text}`);
  return [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16) / 255) as Colour;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const written = (part: number): number => {
  const inside = Math.min(1, Math.max(0, part));
  return inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
};

function oklab(colour: Colour): Colour {
  const [r, g, b] = colour.map(linear) as Colour;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([light, a, b]: Colour): Colour {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(written) as Colour;
}

/** The parts between commas, those inside brackets aside. */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((part) => part.trim());
}

function share(part: string): [colour: string, percent: number | null] {
  const [, colour = part, percent] = /^(.*?)(?:\s+([\d.]+)%)?$/.exec(part) ?? [];
  return [colour, percent === undefined ? null : Number(percent)];
}

/** Work out a colour: a value as it stands in a style sheet, with what its names stand for. */
export function colour(value: string, known: Names): Colour {
  const text = value
    .trim()
    .replace(/var\((--[\w-]+)\)(?=\s*%|\s*[,)]|$)/g, (whole, name: string) => known.get(name) ?? whole);
  if (text !== value.trim()) return colour(text, known);
  if (!text.startsWith('color-mix(')) return hex(text);
  const [space = '', first = '', second = ''] = parts(text.slice('color-mix('.length, -1));
  const [one, given] = share(first);
  const [other, rest] = share(second);
  const weight = (given ?? 100 - (rest ?? 50)) / 100;
  const mix = (a: Colour, b: Colour): Colour =>
    a.map((part, index) => part * weight + (b[index] ?? 0) * (1 - weight)) as Colour;
  const [a, b] = [colour(one, known), colour(other, known)];
  return space === 'in srgb' ? mix(a, b) : fromOklab(mix(oklab(a), oklab(b)));
}

/** How well two colours are told apart, from 1 to 21 (WCAG 2). */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [one, other]
    .map((of) => {
      const [r, g, b] = of.map(linear) as Colour;
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
