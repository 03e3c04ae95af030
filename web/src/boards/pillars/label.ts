// The name of a stop, beside its number.

const LETTER = 6.7; // about as wide is a letter

/** How wide the plate with the number is. */
export function plate(number?: string): number {
  return (number?.length ?? 0) > 1 ? 24 : 20;
}

/** The room for the words of a name. */
export function nameSpace(room: number, number?: string): number {
  return room - (number ? plate(number) + 5 : 6) - 3;
}

/** A name that would be squeezed much is written in two lines. */
export function nameLines(name: string, room: number, number?: string): string[] {
  const cut = name.indexOf(' ', Math.floor(name.length / 3));
  const long = name.length * LETTER > nameSpace(room, number) * 1.2;
  return long && cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
}
