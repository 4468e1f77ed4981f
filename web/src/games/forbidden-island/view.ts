/** What src/robinsonade/games/forbidden_island/view.py gives. */
import type { RawView } from '../../lib/api/types';

export type TileState = 'dry' | 'flooded' | 'sunk';

export interface Tile {
  id: string;
  column: number;
  row: number;
  state: TileState;
  pawns: number[];
}

export interface SeatView {
  role: string;
  tile: string;
  hand: Record<string, number>;
}

export interface ForbiddenIslandView {
  active: number;
  turn: number;
  actions_left: number;
  level: number;
  skull: number;
  flood_cards: number;
  layout: { id: string; width: number; height: number };
  tiles: Tile[];
  seats: SeatView[];
  treasures: Record<string, boolean>;
  treasure_deck: number;
  treasure_discard: Record<string, number>;
  flood_deck: number;
  flood_layers: string[][];
  flood_discard: string[];
  result: string;
  winners: number[];
}

export function viewOf(raw: RawView): ForbiddenIslandView {
  return raw as unknown as ForbiddenIslandView;
}
