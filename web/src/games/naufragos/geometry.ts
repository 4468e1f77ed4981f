/** Where the spaces of the exploration track lie, and the cubes on them. */
import { printed } from './printed';

export interface TrackSpace {
  space: number;
  sector: string;
  x: number;
  y: number;
}

export const MAP = { width: 280, height: 322 };
const ROWS: Record<string, { y: number; from: number; to: number }> = {
  coast: { y: 282, from: 78, to: 214 },
  interior: { y: 202, from: 258, to: 80 },
  heart: { y: 122, from: 86, to: 224 },
  promontory: { y: 54, from: 224, to: 224 },
};

/** The spaces of the exploration track: up the hill in bends. */
export function trackSpaces(): TrackSpace[] {
  const sectors = Object.entries(printed().track.sectors);
  return sectors.flatMap(([sector, first], n) => {
    const count = (sectors[n + 1]?.[1] ?? first + 1) - first;
    const { y, from, to } = ROWS[sector]!;
    return Array.from({ length: count }, (_, i) => ({
      space: first + i,
      sector,
      x: Math.round(from + ((to - from) * i) / Math.max(1, count - 1)),
      y: y + (count > 1 ? Math.round(5 * Math.sin(i * 1.7)) : 0),
    }));
  });
}

export const RIBBON = { width: 800, height: 130 };
/** The y of the ground where each space lies, so that the trail rises to the flag. */
const RISE = [74, 84, 70, 80, 66, 62, 76, 58, 70];

/** The same spaces from left to right. */
export function ribbonSpaces(): TrackSpace[] {
  const spaces = trackSpaces();
  return spaces.map((space, n) => ({
    ...space,
    x: Math.round(34 + (n * (RIBBON.width - 80)) / (spaces.length - 1)),
    y: RISE[n % RISE.length]! - Math.round((14 * n) / spaces.length),
  }));
}

/** Where the cubes of seats on one space lie around its middle. */
export function cubePlaces(count: number): { x: number; y: number }[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  if (count === 2) return [-8, 8].map((x) => ({ x, y: 0 }));
  return Array.from({ length: count }, (_, i) => ({
    x: i % 2 ? 8 : -8,
    y: (i < 2 ? -8 : 8) - (count === 3 ? 1 : 0),
  }));
}
