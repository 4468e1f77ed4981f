/** What src/robinsonade/games/robinson_crusoe/view.py gives. */
import type { RawView } from '../../lib/api/types';

export type Resource = 'wood' | 'food' | 'np_food' | 'fur';
export const RESOURCES: Resource[] = ['wood', 'food', 'np_food', 'fur'];
export type Stock = Record<Resource, number>;
export type Track = 'roof' | 'palisade' | 'weapon';
export const TRACKS: Track[] = ['roof', 'palisade', 'weapon'];
export const ACTIONS = ['threat', 'hunt', 'build', 'gather', 'explore', 'arrange_camp', 'rest'] as const;
export type Action = (typeof ACTIONS)[number];
export const PHASES = ['event', 'morale', 'production', 'action', 'weather', 'night'] as const;
export type Phase = (typeof PHASES)[number];

export interface Space {
  id: string;
  tile: string | null;
  terrain: string | null;
  closed: boolean;
  distance: number;
  sources: string[];
  exhausted: string[];
  terrain_covered: boolean;
  natural_shelter: boolean;
  markers: string[];
  fog: boolean;
  dust: boolean;
  blue: boolean;
  totem: number;
  burnt: boolean;
}

export interface Person {
  character: string;
  seat: number;
  wounds: number;
  dies_on: number;
  determination: number;
  pawns: number;
  special_wounds: string[];
  used_abilities: string[];
  outside: boolean;
}

export interface Invention {
  id: string;
  owner: number;
  missing_items: string[];
  missing_terrain: string[];
}

export interface Planned {
  spot: string;
  payment: string;
  actor: string;
  helps: string[];
}

export interface RobinsonCrusoeView {
  scenario: string;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  objective: { done: number; needed: number };
  points: number;
  morale: number;
  levels: Record<Track, number>;
  shelter: boolean;
  natural_shelter: boolean;
  camp: string;
  resources: Stock;
  gained: Stock;
  future: Record<string, Partial<Stock>>;
  spaces: Space[];
  people: Person[];
  dog: boolean;
  threats: (string | null)[];
  action_tokens: Record<Action, string[]>;
  cost_tokens: number;
  danger_on_hunt: boolean;
  weather_tokens: string[];
  weather_dice: string[];
  rolled_early: number[];
  sky: number[];
  items: string[];
  items_locked: boolean;
  inventions: Invention[];
  goal: string[];
  built: string[];
  invention_top: string[];
  tokens: Record<string, number>;
  tokens_found: string[];
  starting_items: Record<string, number>;
  kept: { card: string; uses: number }[];
  plan: Planned[];
  decks: Record<string, number>;
  event_back: string | null;
  event_top: string[];
  hunt_top: string[];
  tiles_top: string[];
  tokens_top: string[];
  ambush: boolean;
  pile: number;
  crew: string[];
  actress_captured: boolean;
  result: string;
  winners: number[];
}

export function viewOf(raw: RawView): RobinsonCrusoeView {
  return raw as unknown as RobinsonCrusoeView;
}
