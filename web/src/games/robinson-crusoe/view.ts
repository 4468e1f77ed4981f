/** What src/robinsonade/games/robinson_crusoe/view.py gives, what of it lies where, and how events change it. */
import type { Choice, GameEvent, Json } from '../../lib/api/types';

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

export interface CampView {
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

export function campOf(view: Record<string, Json>): CampView {
  return view as unknown as CampView;
}

/** Which of the six phases is lit; planning and resolution are the two halves of one. */
export function phaseOf(phase: string): Phase {
  if (phase === 'planning') return 'action';
  return PHASES.find((one) => one === phase) ?? 'event';
}

/** Everything that becomes available after the actions. */
export function futureOf(view: CampView): Stock {
  const sum: Stock = { ...view.gained };
  for (const carried of Object.values(view.future))
    for (const one of RESOURCES) sum[one] += carried[one] ?? 0;
  return sum;
}

/** What the clouds in the sky will take; null while there are none. */
export function skyToll(
  view: CampView,
): { clouds: number; above: number; wood: number; food: number } | null {
  const [rain = 0, winter = 0] = view.sky;
  const clouds = rain + winter;
  if (!clouds) return null;
  const above = Math.max(0, clouds - view.levels.roof);
  return { clouds, above, wood: winter + above, food: above };
}

// -- spots: actions with their targets

export interface Spot {
  action: Action;
  /** The element of the board that the spot belongs to. */
  element: string;
  /** What is gathered or built there, if the space alone does not say it. */
  what: string;
}

const AT: Record<string, Action> = {
  burn: 'hunt',
  cross: 'build',
  trap: 'build',
  shelter: 'build',
  bird: 'gather',
  fish: 'gather',
  wood: 'gather',
  explore: 'explore',
  visit: 'explore',
  actress: 'explore',
};
const ELSEWHERE: Record<string, [Action, element: string]> = {
  threat_left: ['threat', 'threat:0'],
  threat_right: ['threat', 'threat:1'],
  hunt: ['hunt', 'action:hunt'],
  capture: ['hunt', 'action:hunt'],
  roof: ['build', 'track:roof'],
  palisade: ['build', 'track:palisade'],
  weapon: ['build', 'track:weapon'],
  reclamation: ['build', 'action:build'],
  treasure_map: ['explore', 'action:explore'],
  jenny: ['explore', 'action:explore'],
  arrange_camp: ['arrange_camp', 'action:arrange_camp'],
  rest: ['rest', 'action:rest'],
};

export function spotOf(id: string): Spot {
  const there = ELSEWHERE[id];
  if (there) return { action: there[0], element: there[1], what: '' };
  if (id.startsWith('build_')) return { action: 'build', element: `invention:${id.slice(6)}`, what: '' };
  const cut = id.indexOf('_');
  const what = id.slice(0, cut);
  return { action: AT[what] ?? 'explore', element: `space:${id.slice(cut + 1)}`, what };
}

/** Pawns of one planned action: the actor first. */
export function pawnsOf(planned: Planned): string[] {
  return [planned.actor, ...planned.helps];
}

/** Pawns of a person that are not in the plan yet. */
export function freePawns(view: CampView, person: Person): number {
  const own = person.character === 'friday' ? 1 : person.pawns;
  const used = view.plan.flatMap(pawnsOf).filter((who) => who === person.character).length;
  return Math.max(0, own - used);
}

export interface Entry {
  /** Counted from 1, as in "take back planned action 3". */
  number: number;
  planned: Planned;
  spot: Spot;
}

export function entriesOf(view: CampView): Entry[] {
  return view.plan.map((planned, i) => ({ number: i + 1, planned, spot: spotOf(planned.spot) }));
}

// -- inventions

export type Readiness = 'ready' | 'one' | 'later';

export function missing(invention: Invention): number {
  return invention.missing_items.length + invention.missing_terrain.length;
}

export function byReadiness(inventions: Invention[]): Record<Readiness, Invention[]> {
  const found: Record<Readiness, Invention[]> = { ready: [], one: [], later: [] };
  for (const one of inventions)
    found[(['ready', 'one', 'later'] as const)[Math.min(2, missing(one))]!].push(one);
  return found;
}

// -- choices on the board

/** The element for a target of a choice; null: it is not drawn. */
export function elementOf(target: string, view: CampView): string | null {
  const cut = target.indexOf(':');
  const noun = target.slice(0, cut);
  const id = target.slice(cut + 1);
  if (noun === 'spot') return spotOf(id).element;
  if (noun === 'card') {
    const slot = view.threats.indexOf(id);
    return slot >= 0 ? `threat:${slot}` : target;
  }
  return target;
}

/** Whoever or whatever can join an action, as an element. */
export function helperOf(help: string, view: CampView): string {
  if (view.people.some((person) => person.character === help)) return `character:${help}`;
  if (view.items.includes(help)) return `invention:${help}`;
  if (help in view.starting_items) return `item:${help}`;
  if (help in view.tokens) return `token:${help}`;
  if (view.kept.some((kept) => kept.card === help)) return `card:${help}`;
  return help === 'dog' ? 'help:dog' : `ability:${help}`;
}

/** Facts that name a thing which is drawn, though the choice has no target for it. */
const THINGS = ['item', 'token', 'ability'];

/** What each element offers. An action also offers all that is planned elsewhere under its name. */
export function offersOf(choices: Choice[], view: CampView): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  const add = (element: string | null, choice: Choice) => {
    if (!element) return;
    const there = found.get(element);
    if (!there) found.set(element, [choice]);
    else if (!there.includes(choice)) there.push(choice);
  };
  for (const choice of choices) {
    for (const target of choice.targets) add(elementOf(target, view), choice);
    const spot = choice.words.spot?.[0];
    if (spot) {
      const { action, what } = spotOf(spot);
      add(`action:${action}`, choice);
      if (what === 'shelter') add('shelter', choice);
    }
    const help = choice.words.help?.[0];
    if (help) add(helperOf(help, view), choice);
    for (const noun of THINGS) for (const id of choice.words[noun] ?? []) add(`${noun}:${id}`, choice);
  }
  return found;
}

// -- events

/** Events that should startle. */
export const DANGER: ReadonlySet<string> = new Set([
  'wounded',
  'died',
  'threat',
  'closed',
  'starved',
  'special-wound',
]);

/** The view after one event, near enough to be shown until the real one is there. */
export function reduce(raw: Record<string, Json>, event: GameEvent): Record<string, Json> {
  const view = campOf(raw);
  const first = (fact: string) => event.words[fact]?.[0] ?? '';
  const number = Number(first('number'));
  const space = first('space');
  const invention = first('invention');
  const next: CampView = { ...view };
  const person = (change: (one: Person) => Partial<Person>) => {
    next.people = view.people.map((one) =>
      one.character === first('who') ? { ...one, ...change(one) } : one,
    );
  };
  const at = (change: Partial<Space>) => {
    next.spaces = view.spaces.map((one) => (one.id === space ? { ...one, ...change } : one));
  };

  switch (event.kind) {
    case 'round':
      next.round = number;
      next.phase = 'event';
      next.plan = [];
      next.sky = [];
      break;
    case 'wounded':
      person(() => ({ wounds: Number(first('total')) }));
      break;
    case 'healed':
      person((one) => ({ wounds: Math.max(0, one.wounds - number) }));
      break;
    case 'determined':
      person((one) => ({ determination: one.determination + number }));
      break;
    case 'discouraged':
      person((one) => ({ determination: Math.max(0, one.determination - number) }));
      break;
    case 'morale':
      next.morale = Number(first('level'));
      break;
    case 'track':
      next.levels = { ...view.levels, [first('track')]: Number(first('level')) };
      break;
    case 'produced':
      next.phase = 'production';
      next.resources = {
        ...view.resources,
        [first('resource')]: (view.resources[first('resource') as Resource] ?? 0) + number,
      };
      break;
    case 'planned':
      next.phase = 'planning';
      next.plan = [...view.plan, { spot: first('spot'), payment: 'free', actor: first('who'), helps: [] }];
      break;
    case 'action':
      next.phase = 'action';
      break;
    case 'camp':
      next.camp = space;
      break;
    case 'shelter':
      next.camp = space;
      next.shelter = true;
      break;
    case 'closed':
      at({ closed: true });
      break;
    case 'opened':
      at({ closed: false });
      break;
    case 'burnt':
      at({ burnt: true });
      break;
    case 'blue':
      at({ blue: true });
      break;
    case 'invention':
      next.inventions = [
        ...view.inventions.filter((one) => one.id !== invention),
        { id: invention, owner: -1, missing_items: [], missing_terrain: [] },
      ];
      break;
    case 'invention-gone':
      next.inventions = view.inventions.filter((one) => one.id !== invention);
      break;
    case 'built':
      next.items = [...view.items.filter((one) => one !== invention), invention];
      next.inventions = view.inventions.filter((one) => one.id !== invention);
      break;
    case 'clouds':
      next.phase = 'weather';
      next.sky = [Number(first('rain')), Number(first('winter')), 0];
      break;
    case 'ate':
      next.phase = 'night';
      break;
  }
  return next as unknown as Record<string, Json>;
}
