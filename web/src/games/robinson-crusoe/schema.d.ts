// Made by tools/view_types.py from view.py of the game. Do not edit.

export interface GoalPart {
  id: string;
  done: number;
  needed: number;
}

export interface Objective {
  done: number;
  needed: number;
  parts: GoalPart[];
}

export interface KeptCard {
  card: string;
  uses: number;
}

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
  arrows: number[];
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

export interface PlannedAction {
  spot: string;
  payment: string;
  actor: string;
  helps: string[];
}

export interface View {
  scenario: string;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  objective: Objective;
  points: number;
  morale: number;
  levels: Record<string, number>;
  shelter: boolean;
  natural_shelter: boolean;
  camp: string;
  resources: Record<string, number>;
  gained: Record<string, number>;
  future: Record<string, Record<string, number>>;
  spaces: Space[];
  people: Person[];
  dog: boolean;
  threats: (string | null)[];
  action_tokens: Record<string, string[]>;
  cost_tokens: number;
  danger_on_hunt: boolean;
  weather_tokens: string[];
  weather_dice: string[];
  rolled_early: number[];
  sky_dice: string[];
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
  items_found: string[];
  kept: KeptCard[];
  plan: PlannedAction[];
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

export interface Said {
  kind: string;
  words: Record<string, string[]>;
}

export interface Addend {
  said: Said;
  amount: number;
  chance: number;
  counted: boolean;
  rules: string[];
}

export interface Need {
  noun: 'terrain' | 'invention' | 'resource' | 'track' | 'pawn' | 'character' | 'scenario';
  id: string;
  needed: number;
  have: number;
  met: boolean;
}

export interface Prospect {
  id: 'food' | 'sky' | 'threat' | 'animals' | 'shelter';
  tone: 'good' | 'fair' | 'bad';
  said: Said;
  chance: number | null;
  have: number;
  need: number;
  rules: string[];
  sum: Addend[];
  needs: Need[];
}

export interface Health {
  character: string;
  said: Said;
  tone: 'good' | 'fair' | 'bad';
  mean: number;
  worst: number;
  odds: number[];
  wounds: number;
  dies_on: number;
  death: number;
  sum: Addend[];
}

export interface Dice {
  success: number;
  wound: number;
  adventure: number;
}

export interface PlannedOdds {
  spot: string;
  pawns: number;
  roll: number;
  sure: number;
  dice: Dice | null;
  said: Said;
  more: Said | null;
  rewards: Said[];
}

export interface SpotOdds {
  roll: number;
  sure: number;
  dice: Dice | null;
  said: Said;
  rewards: Said[];
}

export interface Craft {
  id: string;
  group: 'now' | 'one' | 'later';
  said: Said;
  needs: Need[];
  prices: Record<string, number>[];
  who: string[];
  odds: SpotOdds | null;
  rules: string[];
}

export interface CalendarRound {
  round: number;
  dice: string[];
  marks: Said[];
}

export interface Calendar {
  rounds: CalendarRound[];
  dice_per_totem: boolean;
  totems: string[];
}

export interface Forecast {
  lines: Prospect[];
  people: Health[];
  plan: PlannedOdds[];
  spots: Record<string, SpotOdds>;
  costs: Record<string, Record<string, number>>;
  workshop: Craft[];
  causes: Said[];
  uncounted: Said[];
}
