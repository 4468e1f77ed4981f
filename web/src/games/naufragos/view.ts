/** What src/robinsonade/games/naufragos/view.py gives, what follows from it, and how events change it on the way. */
import type { GameEvent, Json } from '../../lib/api/types';
import { printed } from './printed';

/** The owner of the white pawn, where a pawn's owner is asked for. */
export const WHITE = 8;

export interface Item {
  id: string;
  used: number;
}

export interface Castaway {
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

export interface CampView {
  turn: number;
  turns: number;
  last_turn: number;
  phase: 'event' | 'actions' | 'survival' | 'end';
  starting: number;
  event: string;
  weather: string;
  wreck: number;
  salvage: boolean;
  seats: Castaway[];
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

export function campOf(view: Record<string, Json>): CampView {
  return view as unknown as CampView;
}

export const PHASES = ['event', 'actions', 'survival', 'end'] as const;
export const PANELS = ['camp', 'day', 'island'] as const;
export type Panel = (typeof PANELS)[number];

// -- what the middle of the board shows

export type Mode = 'cast' | 'cards' | 'trek' | 'day';

/** Choosing castaways, cards on the table, an exploration, or the actions of the day. */
export function modeOf(view: CampView, prompt: string | null): Mode {
  if (prompt === 'castaway' || view.seats.every((seat) => !seat.person)) return 'cast';
  if (view.shown.length || view.legacy.length || (prompt === 'peek' && spread(view).length)) return 'cards';
  return view.exploration.party.length ? 'trek' : 'day';
}

/** Cards that lie open to be taken or put in order, each once. */
export function spread(view: CampView): string[] {
  if (view.shown.length) return [...new Set(view.shown)];
  if (view.legacy.length) return [...new Set(view.legacy)];
  return [...new Set(Object.values(view.known).flatMap((cards) => cards.filter(Boolean)))];
}

// -- castaways

export type Rung = 'sequela' | 'injury' | 'energy' | 'reached' | 'free';

/** The energy scale from 0 to its top. */
export function ladder(one: Castaway): Rung[] {
  const top = one.usable + one.injuries + one.sequelae;
  return Array.from({ length: top + 1 }, (_, number) => {
    if (number > top - one.sequelae) return 'sequela';
    if (number > one.usable) return 'injury';
    if (number === one.energy) return 'energy';
    return number < one.energy ? 'reached' : 'free';
  });
}

/** Fresh food in the storage: loose, and on face-up tiles. */
export function freshFood(view: CampView): number {
  const { fresh, forage_tiles, fish_tiles } = view.storage;
  const worth = (tiles: Record<string, number>) =>
    Object.entries(tiles).reduce((sum, [id, n]) => sum + (Number(id.replace('fish_', '')) || 0) * n, 0);
  return fresh + worth(forage_tiles) + worth(fish_tiles);
}

/** The least and the most that a rest brings with this building; null: it is no shelter. */
export function restWith(building: string): { low: number; high: number } | null {
  const energies = printed().rest[building];
  return energies ? { low: Math.min(...energies), high: Math.max(...energies) } : null;
}

/** The shelter that counts: the highest one built, 0 for none. */
export function shelter(view: CampView): number {
  return view.buildings.filter((one) => one.id.startsWith('shelter') && one.built).length;
}

// -- the way home

/** What a group adds to its return roll: abilities, items, weather. */
export function returnBonus(view: CampView, group: number[]): number {
  const { people, items, weather } = printed();
  const stats = group.flatMap((seat) => {
    const one = view.seats[seat]!;
    return [people[one.person], ...one.items.map(({ id }) => items[id]?.stats)];
  });
  return stats.reduce((sum, one) => sum + (one?.return_roll ?? 0), weather[view.weather] ?? 0);
}

/** How many of the 36 throws of two dice reach this. */
export function throwsFor(need: number): number {
  let found = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two >= need) found++;
  return found;
}

/** The chance of a return roll in per cent. */
export function odds(difficulty: number, bonus: number): number {
  return Math.round((throwsFor(difficulty - bonus) / 36) * 100);
}

/** Who is lost, by their place on the scale. */
export function lostAt(view: CampView): Map<number, number[]> {
  const found = new Map<number, number[]>();
  view.seats.forEach((one, seat) => {
    if (one.place === 'lost') found.set(one.lost_at, [...(found.get(one.lost_at) ?? []), seat]);
  });
  return found;
}

// -- the rescue

export interface Need {
  noun: 'building' | 'card';
  id: string;
  met: boolean;
}

/** What an event asks for, and what of it there is. */
export function rescue(view: CampView, event: string): Need[] {
  const { events, items } = printed();
  const face = events[event];
  if (!face) return [];
  const owned = new Set(
    view.seats
      .filter((one) => one.alive && one.place !== 'lost')
      .flatMap((one) => one.items.flatMap(({ id }) => [id, items[id]?.counts_as ?? id])),
  );
  const built = new Set(view.buildings.filter((one) => one.built).map((one) => one.id));
  return [
    ...face.constructions.map((id) => ({ noun: 'building' as const, id, met: built.has(id) })),
    ...face.items.map((id) => ({ noun: 'card' as const, id, met: owned.has(id) })),
  ];
}

// -- the way over the island

export interface Step {
  space: number;
  sector: string;
  x: number;
  y: number;
}

export const MAP = { width: 280, height: 322 };
const ROWS: Record<string, { y: number; from: number; to: number }> = {
  coast: { y: 282, from: 78, to: 214 },
  interior: { y: 202, from: 258, to: 80 },
  heart: { y: 122, from: 86, to: 224 },
  promontory: { y: 54, from: 224, to: 224 },
};

/** The spaces of the exploration track: up the hill in bends. */
export function way(): Step[] {
  const sectors = Object.entries(printed().track.sectors);
  return sectors.flatMap(([sector, first], n) => {
    const count = (sectors[n + 1]?.[1] ?? first + 1) - first;
    const { y, from, to } = ROWS[sector]!;
    return Array.from({ length: count }, (_, i) => ({
      space: first + i,
      sector,
      x: Math.round(from + ((to - from) * i) / Math.max(1, count - 1)),
      y: y + (count > 1 ? Math.round(5 * Math.sin(i * 1.7)) : 0),
    }));
  });
}

/** Where the cubes of seats on one space lie around its middle. */
export function cubes(count: number): { x: number; y: number }[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  if (count === 2) return [-8, 8].map((x) => ({ x, y: 0 }));
  return Array.from({ length: count }, (_, i) => ({
    x: i % 2 ? 8 : -8,
    y: (i < 2 ? -8 : 8) - (count === 3 ? 1 : 0),
  }));
}

// -- events

/** Events that should startle. */
export const DANGER: ReadonlySet<string> = new Set([
  'injured',
  'scarred',
  'died',
  'hungry',
  'fire-out',
  'got-lost',
  'still-lost',
  'shark-came',
  'last-turn',
  'ship-passed',
]);

/** The view after one event, near enough to be shown until the real one is there. */
export function reduce(raw: Record<string, Json>, event: GameEvent): Record<string, Json> {
  const view = campOf(raw);
  const first = (fact: string) => event.words[fact]?.[0] ?? '';
  const seat = Number(first('seat'));
  const number = Number(first('number'));
  const card = first('card');
  const next: CampView = { ...view };

  const castaway = (who: number, change: (one: Castaway) => Partial<Castaway>) => {
    next.seats = next.seats.map((one, n) => (n === who ? { ...one, ...change(one) } : one));
  };
  const group = (change: (one: Castaway) => Partial<Castaway>) => {
    for (const member of event.words.group ?? []) castaway(Number(member), change);
  };
  const storage = (change: Partial<CampView['storage']>) => {
    next.storage = { ...view.storage, ...change };
  };
  const pawn = (action: string, at?: number) => {
    const owners = [...(view.pawns[action] ?? [])];
    const place = at ?? owners.indexOf(-1);
    if (place < 0 || place >= owners.length) return;
    owners[place] = seat;
    next.pawns = { ...view.pawns, [action]: owners };
  };
  const building = (id: string, change: Partial<Building>) => {
    next.buildings = view.buildings.map((one) => (one.id === id ? { ...one, ...change } : one));
  };

  switch (event.kind) {
    case 'cast':
      castaway(seat, () => ({ person: first('person') }));
      break;
    case 'turn':
      next.turn = number;
      next.starting = seat;
      next.phase = 'event';
      break;
    case 'event-drawn':
      next.event = card;
      next.decks = { ...view.decks, events: Math.max(0, (view.decks.events ?? 0) - 1) };
      break;
    case 'weather':
      next.weather = first('weather');
      break;
    case 'salvage-ready':
      next.salvage = true;
      next.wreck = Number(first('left'));
      break;
    case 'wreck':
      next.wreck = Number(first('left'));
      break;
    case 'paid':
    case 'energy-lost':
      castaway(seat, (one) => ({ energy: Math.max(0, one.energy - number) }));
      break;
    case 'energy-gained':
      castaway(seat, (one) => ({ energy: Math.min(one.usable, one.energy + number) }));
      break;
    case 'injured':
      castaway(seat, (one) => ({
        injuries: one.injuries + 1,
        usable: Math.max(0, one.usable - 1),
        energy: Math.min(one.energy, Math.max(0, one.usable - 1)),
      }));
      break;
    case 'scarred':
      castaway(seat, (one) => ({ injuries: Math.max(0, one.injuries - 1), sequelae: number }));
      break;
    case 'healed':
      castaway(seat, (one) => ({
        injuries: Math.max(0, one.injuries - number),
        usable: one.usable + Math.min(number, one.injuries),
      }));
      break;
    case 'died':
      castaway(seat, () => ({ alive: false, place: 'dead' }));
      break;
    case 'story-gained':
      castaway(seat, (one) => ({ story: one.story + number }));
      break;
    case 'story-lost':
      castaway(seat, (one) => ({ story: Math.max(0, one.story - number) }));
      break;
    case 'pawn-placed':
      pawn(first('action'));
      next.phase = 'actions';
      break;
    case 'pawn-rest':
      pawn('rest', number - 1);
      break;
    case 'pawn-camp':
      next.camp = view.camp.map((one) => (one.id === card ? { ...one, pawn: seat } : one));
      break;
    case 'wood-gained':
      storage({ wood: view.storage.wood + number });
      break;
    case 'wood-lost':
      storage({ wood: Math.max(0, view.storage.wood - number) });
      break;
    case 'food-gained':
      storage({ food: view.storage.food + number });
      break;
    case 'fresh-gained':
      storage({ fresh: view.storage.fresh + number });
      break;
    case 'fire-lit':
      next.fire = { lit: true, wood: 1 };
      break;
    case 'fire-out':
      next.fire = { lit: false, wood: 0 };
      break;
    case 'fire-fed':
      next.fire = { lit: true, wood: view.fire.wood + 1 };
      storage({ wood: Math.max(0, view.storage.wood - 1) });
      break;
    case 'progress':
      building(first('building'), { progress: number });
      break;
    case 'built':
      building(first('building'), { built: true });
      break;
    case 'remains-shown':
      next.shown = [...view.shown, card];
      break;
    case 'remains-taken':
      next.shown = view.shown.filter((one) => one !== card);
      break;
    case 'item-gained':
      castaway(seat, (one) => ({ items: [...one.items, { id: card, used: 0 }] }));
      break;
    case 'item-lost':
      castaway(seat, (one) => ({ items: one.items.filter(({ id }) => id !== card) }));
      break;
    case 'exploration':
      next.exploration = {
        ...view.exploration,
        march: (event.words.group ?? []).map(Number),
        party: (event.words.group ?? []).map(Number),
      };
      group(() => ({ place: 'exploring' }));
      break;
    case 'card-drawn':
      next.cards = [card];
      break;
    case 'advanced':
      castaway(seat, () => ({ space: Number(first('space')), sector: first('sector') }));
      break;
    case 'difficulty':
      next.exploration = { ...view.exploration, difficulty: number };
      break;
    case 'back-safe':
      group(() => ({ place: 'camp', lost_at: 0 }));
      break;
    case 'got-lost':
    case 'still-lost':
      group(() => ({ place: 'lost', lost_at: Number(first('difficulty')) }));
      break;
    case 'survival':
      next.phase = 'survival';
      break;
    case 'last-turn':
      next.last_turn = number;
      break;
  }
  return next as unknown as Record<string, Json>;
}
