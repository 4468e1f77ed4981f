/** The ways that pawns of others have gone since one's own last decision. */
import { type Beat, SILENT } from '../../lib/story/beats';
import type { Tile } from './view';

export interface Trail {
  seat: number;
  /** The number of its picture in the film strip. */
  number: number;
  /** From where pawns stand on a tile to where they stand on another, in tiles: the names stay readable. */
  from: [x: number, y: number];
  to: [x: number, y: number];
}

/** The feet of a pawn. */
const STANDS = [0.83, 0.36] as const;
const GOING = ['moved', 'flown', 'navigated', 'swam', 'lifted'];

export function trailsOf(beats: readonly Beat[], tiles: readonly Tile[], mine: readonly number[]): Trail[] {
  const standing = (id: string | undefined): [number, number] | null => {
    const tile = tiles.find((one) => one.id === id);
    return tile ? [tile.column - 1 + STANDS[0], tile.row - 1 + STANDS[1]] : null;
  };
  const told = beats.filter((beat) => beat.weight > SILENT);
  return told.flatMap((beat, n) =>
    beat.events
      .filter(({ kind, words }) => GOING.includes(kind) && !mine.includes(Number(words.seat?.[0])))
      .flatMap(({ words }) => {
        const [from, to] = [standing(words.from?.[0]), standing(words.tile?.[0])];
        const who = words.who ?? words.pawns ?? words.seat ?? [];
        return from && to ? who.map((seat) => ({ seat: Number(seat), number: n + 1, from, to })) : [];
      }),
  );
}

/** Of a tile, in tiles, where its name stands: from the left, from above, how wide, how high. */
const NAME = { x: 0.06, y: 0.54, width: 0.88, height: 0.38 };
/** How far the number of a trail reaches around its middle. */
const NUMBER = 0.13;
/** Where on a trail its number may lie, the best place first. */
const PLACES = [0.36, 0.3, 0.42, 0.24, 0.48, 0.18, 0.54, 0.6, 0.12];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The names of the tiles that are still there: no trail runs over them. */
export const namesOf = (tiles: readonly Tile[]): Box[] =>
  tiles
    .filter(({ state }) => state !== 'sunk')
    .map(({ column, row }) => ({ ...NAME, x: column - 1 + NAME.x, y: row - 1 + NAME.y }));

/** The middle of the number of a trail: on its way, and off all names if it can be. */
export function numberAt({ from, to }: Trail, names: readonly Box[]): [number, number] {
  const at = (part: number): [number, number] => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const isFree = ([x, y]: [number, number]) =>
    !names.some(
      (name) =>
        x > name.x - NUMBER &&
        x < name.x + name.width + NUMBER &&
        y > name.y - NUMBER &&
        y < name.y + name.height + NUMBER,
    );
  return at(PLACES.find((part) => isFree(at(part))) ?? PLACES[0]!);
}

/** The tiles that have sunk meanwhile. */
export function sunkSince(beats: readonly Beat[]): string[] {
  const sunk = beats.flatMap((beat) => beat.events.filter(({ kind }) => kind === 'sunk'));
  return sunk.flatMap(({ words }) => words.tile ?? []);
}
