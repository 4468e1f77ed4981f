/** Where things lie on the sea: tiles, pawns, and room for the treasures. */
import type { ForbiddenIslandView, Tile } from './view';

export type Room = 'corners' | 'sides' | 'bands';

/** The treasures take the corners if the island leaves them free, else room is made for them. */
export function roomForTreasures(view: ForbiddenIslandView): Room {
  const { width, height } = view.layout;
  const taken = (column: number, row: number) =>
    view.tiles.some((tile) => tile.column === column && tile.row === row);
  const free = !taken(1, 1) && !taken(width, 1) && !taken(1, height) && !taken(width, height);
  if (free) return 'corners';
  return width > height ? 'bands' : 'sides';
}

export interface PawnPlace {
  seat: number;
  x: number;
  y: number;
}

/** Pawns stand side by side at the upper right of their tile, in units of a tile. */
export function pawnPlaces(tiles: Tile[]): PawnPlace[] {
  return tiles.flatMap((tile) =>
    tile.pawns.map((seat, n) => ({
      seat,
      x: tile.column - 1 + 0.68 - 0.25 * (tile.pawns.length - 1 - n),
      y: tile.row - 1 + 0.02,
    })),
  );
}
