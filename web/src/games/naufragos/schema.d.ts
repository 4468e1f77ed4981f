// Made by tools/view_types.py from view.py of the game. Do not edit.

export type Phase = 'event' | 'actions' | 'survival' | 'end';

export type Place = 'camp' | 'exploring' | 'lost' | 'dead';

export interface Item {
  id: string;
  used: number;
}

export interface SeatView {
  person: string;
  alive: boolean;
  place: Place;
  energy: number;
  usable: number;
  extra: number;
  injuries: number;
  sequelae: number;
  space: number;
  sector: string;
  food: number;
  items: Item[];
  story: number;
  tokens: number[];
  lost_at: number;
  group: number;
  prepared: boolean;
}

export interface CampCard {
  id: string;
  slot: number;
  red: boolean;
  pawn: number;
}

export interface Building {
  id: string;
  built: boolean;
  known: boolean;
  progress: number;
  needed: number;
  development: boolean;
}

export interface Storage {
  food: number;
  fresh: number;
  wood: number;
  forage_tiles: Record<string, number>;
  fish_tiles: Record<string, number>;
  supply: number;
  forage_left: number;
  fish_left: number;
  fish_discard: Record<string, number>;
  shark: boolean;
}

export interface Fire {
  lit: boolean;
  wood: number;
}

export interface WayHome {
  group: number[];
  bonus: number;
  need: number;
  chance: number;
  later: number;
}

export interface Exploration {
  march: number[];
  party: number[];
  explorer: number;
  difficulty: number;
  locked: boolean;
  home: WayHome[];
}

export interface View {
  turn: number;
  turns: number;
  last_turn: number;
  phase: Phase;
  starting: number;
  event: string;
  weather: string;
  fishing: boolean;
  wreck: number;
  salvage: boolean;
  seats: SeatView[];
  camp: CampCard[];
  storage: Storage;
  fire: Fire;
  buildings: Building[];
  pawns: Record<string, number[]>;
  blocked: string[];
  decks: Record<string, number>;
  known: Record<string, string[]>;
  pending: string[];
  pile: number;
  exploration: Exploration;
  chances: number[];
  cards: string[];
  shown: string[];
  takers: number[];
  legacy: string[];
  discard: string[];
  stories: string[];
  tokens: number;
  finder: number;
  result: string;
  winners: number[];
  scores: number[];
}
