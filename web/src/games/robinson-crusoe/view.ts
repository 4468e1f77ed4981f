/** What src/robinsonade/games/robinson_crusoe/view.py gives. */
import type { RawView } from '../../lib/api/types';
import type { View } from './schema';

export type {
  Addend,
  Craft,
  Forecast,
  Health,
  Invention,
  Need,
  Person,
  PlannedAction as Planned,
  PlannedOdds,
  Prospect,
  Space,
} from './schema';

export type Resource = 'wood' | 'food' | 'np_food' | 'fur';
export const RESOURCES: Resource[] = ['wood', 'food', 'np_food', 'fur'];
export type Stock = Record<Resource, number>;
export type Track = 'roof' | 'palisade' | 'weapon';
export const TRACKS: Track[] = ['roof', 'palisade', 'weapon'];
export const ACTIONS = ['threat', 'hunt', 'build', 'gather', 'explore', 'arrange_camp', 'rest'] as const;
export type Action = (typeof ACTIONS)[number];
export const PHASES = ['event', 'morale', 'production', 'action', 'weather', 'night'] as const;
export type Phase = (typeof PHASES)[number];

/** Resources, tracks and actions are known by their names. */
export type RobinsonCrusoeView = Omit<
  View,
  'levels' | 'resources' | 'gained' | 'future' | 'action_tokens'
> & {
  levels: Record<Track, number>;
  resources: Stock;
  gained: Stock;
  future: Record<string, Partial<Stock>>;
  action_tokens: Record<Action, string[]>;
};

export function viewOf(raw: RawView): RobinsonCrusoeView {
  return raw as unknown as RobinsonCrusoeView;
}

/** On a phone one part of the board is in sight at a time. */
export const PANELS = ['map', 'plan', 'workshop'] as const;
export type Panel = (typeof PANELS)[number];
