import type { Box } from './types';

/** The figures of each component by its id, named as in the catalogues: `uses = { wood = 2 }` is `uses-wood`. */
export function figures(box: Box): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  const look = (data: unknown): void => {
    if (Array.isArray(data)) data.forEach(look);
    else if (data !== null && typeof data === 'object') {
      const entry = data as Record<string, unknown>;
      if (typeof entry.id === 'string' || typeof entry.id === 'number') {
        found[String(entry.id)] = { ...found[String(entry.id)], ...flat(entry) };
      }
      Object.values(entry).forEach(look);
    }
  };
  look(box);
  return found;
}

function flat(entry: Record<string, unknown>): Record<string, number> {
  const result: Record<string, number> = {};
  for (const [rawName, value] of Object.entries(entry)) {
    const name = rawName.replaceAll('_', '-');
    if (typeof value === 'number') result[name] = value;
    else if (Array.isArray(value)) {
      const numbered = Object.fromEntries(value.map((one, index) => [`${name}-${index + 1}`, one]));
      Object.assign(result, flat(numbered));
    } else if (value !== null && typeof value === 'object') {
      for (const [inner, number] of Object.entries(flat(value as Record<string, unknown>))) {
        result[`${name}-${inner}`] = number;
      }
    }
  }
  return result;
}
