/** What src/robinsonade/games/naufragos/printed.py gives. Cards of the players' own have no face here. */
import { i18n } from '../../lib/text/i18n.svelte';

export type Stats = Record<string, number>;

export interface EventFace {
  weather: 'sun' | 'storm';
  /** What brings the rescue. */
  constructions: string[];
  items: string[];
}

export interface Verb {
  op: string;
  n?: number;
  deck?: string;
  which?: string;
}

export interface Power {
  trigger: string;
  /** once_per_turn, once_per_game, discard, or uses with a number after a colon. */
  limit: string;
  cost: Record<string, number>;
  effect: Verb[];
}

export interface ItemFace {
  stats: Stats;
  power?: Power[];
  /** It counts as this item for the rescue. */
  counts_as?: string;
}

export interface Printed {
  /** The energy that each space of an action costs; -1: decided when the action is resolved. */
  costs: Record<string, number[]>;
  /** Top to bottom: what is resolved first. */
  order: string[];
  /** The weathers in their order, with what they add to return rolls. */
  weather: Record<string, number>;
  /** Cubes on it. */
  wreck: number;
  /** Cards that are turned up. */
  salvage: number;
  slots: number;
  difficulty: { easiest: number; hardest: number };
  track: {
    /** Where each sector begins. */
    sectors: Record<string, number>;
    /** The story tokens of each space. */
    tokens: number[];
  };
  /** For what is built in one turn. */
  wood: Record<string, number>;
  /** What a rest brings with a shelter, for each face of the die. */
  rest: Record<string, number[]>;
  rest_without_shelter: number;
  /** What a night changes with a fire and without. */
  night: { lit: number; out: number };
  people: Record<string, Stats>;
  events: Record<string, EventFace>;
  items: Record<string, ItemFace>;
}

export const printed = (): Printed => i18n.printed<Printed>('naufragos');
