// Made by tools/view_types.py from view.py of the game. Do not edit.

export interface Layout {
  id: string;
  width: number;
  height: number;
}

export interface Tile {
  id: string;
  column: number;
  row: number;
  state: 'dry' | 'flooded' | 'sunk';
  pawns: number[];
}

export interface SeatView {
  role: string;
  tile: string;
  hand: Record<string, number>;
}

export interface View {
  active: number;
  turn: number;
  actions_left: number;
  flights_left: number;
  level: number;
  skull: number;
  flood_cards: number;
  layout: Layout;
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
