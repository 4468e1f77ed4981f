// Made by tools/view_types.py from view.py of the game. Do not edit.

export interface Goods {
  coins: number;
  food: number;
}

export interface ZoneView {
  id: string;
  marker: number | null;
  forbidden: boolean;
  explorers: number[];
  neutral: number;
}

export interface DestinationView {
  id: string;
  card: string | null;
  neutral: number;
}

export interface SeatView {
  colour: string;
  energy: number;
  prestige: number;
  hut: number | null;
  pool: number;
  reserve: number;
  supplied: number[];
  science: string;
  science_spent: boolean;
  cards: Record<string, number>;
  coins: number | null;
  food: number | null;
  notes: string[] | null;
  dice_now: number;
  dice_next: number;
}

export interface SheetLine {
  line: string;
  rules: string[];
  points: number[];
}

export interface View {
  you: number | null;
  active: number;
  round: number;
  turn_order: number[];
  energy_order: number[];
  supply: number[][];
  general_supply: Goods | null;
  zones: ZoneView[];
  forbidden: string | null;
  destinations: DestinationView[];
  counters: string[];
  counter_pile: number;
  counter_discard: string[];
  reposition: boolean;
  note: string | null;
  symbol: string | null;
  second_deck: boolean;
  note_decks: number[];
  expedition_deck: number;
  dice: number[];
  dead_dice: number;
  seats: SeatView[];
  bid: number[] | null;
  last_round: boolean;
  sheet: SheetLine[] | null;
  result: string;
  winners: number[];
}
