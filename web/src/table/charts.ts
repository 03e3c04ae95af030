// Geometry of the charts on the end screen.

export interface Line {
  seat: number;
  points: string;
}

/** Lines for curves[step][seat] in a box; `most` is the value at the top. */
export function lines(curve: number[][], width: number, height: number, least: number, most: number): Line[] {
  const seats = curve[0]?.length ?? 0;
  const across = Math.max(1, curve.length - 1);
  const range = Math.max(1e-9, most - least);
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: curve
      .map((values, step) => {
        const x = (step / across) * width;
        const y = height - (((values[seat] ?? 0) - least) / range) * height;
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' '),
  }));
}

/** Values for the marks of an axis: round ones, at most five. */
export function marks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => most / one <= 5) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Dashes tell the seats' lines apart without their colours. */
export const DASHES = ['none', '8 3', '2 3', '12 3 2 3', '5 5', '1 4'];

/**
 * Where buttons of a size stand beside each other's way: as near to their points as there is room, above or below
 * them, within a chart of that height.
 */
export function apart(
  points: { x: number; y: number }[],
  size: number,
  height: number,
): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = [];
  for (const { x, y } of points) {
    const free = (at: number): boolean =>
      at >= 0 && at <= height && placed.every((one) => Math.hypot(one.x - x, one.y - at) >= size);
    const steps = Array.from({ length: Math.ceil((2 * height) / size) }, (_, step) => step * (size / 2));
    const found = steps.flatMap((step) => [y - step, y + step]).find(free);
    placed.push({ x, y: found ?? y });
  }
  return placed;
}
