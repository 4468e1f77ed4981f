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

/** The tiles that have sunk meanwhile. */
export function sunkSince(beats: readonly Beat[]): string[] {
  const sunk = beats.flatMap((beat) => beat.events.filter(({ kind }) => kind === 'sunk'));
  return sunk.flatMap(({ words }) => words.tile ?? []);
}
