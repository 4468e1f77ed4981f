/** The curve of a game: where its points lie, and what it says in words. */
import type { Chances } from '../../lib/api/types';

export type Line = Chances['lines'][number];

export const WIDTH = 720;
export const HEIGHT = 300;
const LEFT = 46;
const RIGHT = 24;
const TOP = 14;
const BOTTOM = 30;

export interface Place {
  x: number;
  y: number;
}
export interface Drawn {
  line: Line;
  n: number;
  path: string;
  band: string;
  area: string;
  end: Place;
}

/** Where a moment lies from left to right: turns are equally wide, the end is at the right edge. */
export function across({ points }: Chances, at: number): number {
  const last = points.length - 1;
  if (last < 1) return LEFT;
  const next = points.findIndex((point) => point.at > at);
  if (next === 0) return LEFT;
  const step = (WIDTH - LEFT - RIGHT) / last;
  if (next < 0) return LEFT + step * last;
  const before = points[next - 1]!;
  const part = (at - before.at) / (points[next]!.at - before.at);
  return LEFT + step * (next - 1 + part);
}

export const height = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);

const spot = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Each line with the band that holds it. */
export function drawn(chances: Chances): Drawn[] {
  return chances.lines.map((line, n) => {
    const places = chances.points.map(({ at, chances: each }) => {
      const [share = 0, low = 0, high = 0] = each[n] ?? [];
      return { x: across(chances, at), y: height(share), low: height(low), high: height(high) };
    });
    const path = places.map(({ x, y }, i) => `${i ? 'L' : 'M'}${spot(x, y)}`).join('');
    const upper = places.map(({ x, high }, i) => `${i ? 'L' : 'M'}${spot(x, high)}`).join('');
    const lower = [...places].reverse().map(({ x, low }) => `L${spot(x, low)}`);
    const floor = `V${height(0)}H${places[0]?.x ?? LEFT}Z`;
    const { x = LEFT, y = height(0) } = places.at(-1) ?? {};
    return { line, n, path, band: `${upper}${lower.join('')}Z`, area: path + floor, end: { x, y } };
  });
}

/** The turns that have room for their number below the curve. */
export function labelled(chances: Chances): { turn: number; x: number }[] {
  const turns = chances.points.slice(0, -1).map(({ at, turn }) => ({ turn, x: across(chances, at) }));
  const every = Math.ceil(turns.length / 14);
  return turns.filter((_, n) => n % every === 0);
}

/** Where a turning point lies on its line. */
export function placeOf(chances: Chances, at: number, line: Line): Place {
  const n = Math.max(0, chances.lines.indexOf(line));
  const x = across(chances, at);
  const next = chances.points.findIndex((point) => point.at > at);
  const [before, after] = [chances.points[Math.max(0, next - 1)], chances.points[Math.max(0, next)]];
  const [from, to] = [before?.chances[n]?.[0] ?? 0, after?.chances[n]?.[0] ?? 0];
  const [left, right] = [across(chances, before?.at ?? 0), across(chances, after?.at ?? 0)];
  const part = right > left ? (x - left) / (right - left) : 0;
  return { x, y: height(from + (to - from) * part) };
}

export const percent = (share: number) => Math.round(100 * share);

/** A swing in points of a hundred, with its sign. */
export function swing({ before, after }: { before: number; after: number }): string {
  const points = percent(after) - percent(before);
  return points < 0 ? `−${-points}` : `+${points}`;
}
