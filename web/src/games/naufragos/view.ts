/** What src/robinsonade/games/naufragos/view.py gives. */
import type { RawView } from '../../lib/api/types';

/** The owner of the white pawn, where a pawn's owner is asked for. */
export const WHITE = 8;

export interface Item {
  id: string;
  used: number;
}

export interface SeatView {
  person: string;
  alive: boolean;
  place: 'camp' | 'exploring' | 'lost' | 'dead';
  energy: number;
  usable: number;
  extra: number;
  injuries: number;
  sequelae: number;
  space: number;
  sector: string;
  food: number;
  items: Item[];
  /** How many tokens; their values only for their holder. */
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
  progress: number;
  needed: number;
  development: boolean;
}

export interface NaufragosView {
  turn: number;
  turns: number;
  last_turn: number;
  phase: 'event' | 'actions' | 'survival' | 'end';
  starting: number;
  event: string;
  weather: string;
  /** Whether anybody may fish now (NAU-8.7). */
  fishing: boolean;
  wreck: number;
  salvage: boolean;
  seats: SeatView[];
  camp: CampCard[];
  storage: {
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
  };
  fire: { lit: boolean; wood: number };
  buildings: Building[];
  pawns: Record<string, number[]>;
  blocked: string[];
  decks: Record<string, number>;
  known: Record<string, string[]>;
  pending: string[];
  pile: number;
  exploration: {
    march: number[];
    party: number[];
    explorer: number;
    difficulty: number;
    locked: boolean;
  };
  cards: string[];
  shown: string[];
  legacy: string[];
  discard: string[];
  stories: string[];
  tokens: number;
  finder: number;
  result: string;
  winners: number[];
  scores: number[];
}

export function viewOf(raw: RawView): NaufragosView {
  return raw as unknown as NaufragosView;
}

export const PHASES = ['event', 'actions', 'survival', 'end'] as const;
export const PANELS = ['camp', 'day', 'island'] as const;
export type Panel = (typeof PANELS)[number];
