/** What follows from the view. */
import type { Choice, GameEvent, LogEntry } from '../../lib/api/types';
import { firstWord, type Words } from '../../lib/api/words';
import type { Told } from '../../lib/story/beats';
import type { PapuaView, SheetLine } from './view';

const CATASTROPHE = 'catastrophe';

/** A face of a die as the view counts it. */
export const faceOf = (die: string): number => (die === CATASTROPHE ? 0 : Number(die));
export const dieOf = (face: number): string => (face === 0 ? CATASTROPHE : String(face));

// -- the energy track ----------------------------------------------------------------------------

export interface Token {
  seat: number;
  energy: number;
  column: number;
}

/** The lowest space that is drawn: there is always a little room below 0. */
export function bottomOf(view: PapuaView): number {
  return Math.min(-4, ...view.seats.map((seat) => seat.energy - 2));
}

/** Tokens from most to least energy; those too near to one above go aside. In a stack the top one comes first. */
export function tokensOf(view: PapuaView, spacesApart: number): Token[] {
  const placed: Token[] = [];
  for (const seat of view.energy_order) {
    const energy = view.seats[seat]!.energy;
    let column = 0;
    while (placed.some((one) => one.column === column && one.energy - energy < spacesApart)) column++;
    placed.push({ seat, energy, column });
  }
  return placed;
}

/** The supply spaces a move on the energy track asks food for, highest first. */
export function gatesBetween(view: PapuaView, seat: number, to: number): [number, number][] {
  const { energy, supplied } = view.seats[seat]!;
  return view.supply.filter(([space]) => energy > space && space >= to && !supplied.includes(space));
}

export function nextSupply(view: PapuaView, seat: number): [number, number] | null {
  return gatesBetween(view, seat, -Infinity)[0] ?? null;
}

export interface Meal {
  choice: Choice;
  food: number;
  energy: number;
  left: number;
  /** Food asked for by the supply spaces on the way, and how much of it is missing. */
  supply: number;
  missing: number;
}

/** What each amount of food instead of energy would mean. `loss` is the energy without any food. */
export function mealsOf(view: PapuaView, choices: Choice[], loss: number): Meal[] {
  return choices
    .filter((choice) => choice.kind === 'eat')
    .map((choice) => {
      const seat = view.seats[choice.seat]!;
      const food = Number(choice.words.amount?.[0] ?? 0);
      const energy = loss - food;
      const left = seat.energy - energy;
      const supply = gatesBetween(view, choice.seat, left).reduce((sum, [, asked]) => sum + asked, 0);
      const missing = Math.max(0, supply - ((seat.food ?? 0) - food));
      return { choice, food, energy, left, supply, missing };
    });
}

/** Explorers of a seat on the board: so many energy or food this turn costs. */
export function placedBy(view: PapuaView, seat: number): number {
  return view.zones.reduce((sum, zone) => sum + (zone.explorers[seat] ?? 0), 0);
}

// -- phases --------------------------------------------------------------------------------------

export type Phase = 'start' | 'turns' | 'resolution' | 'end';

const AT_START = new Set(['tribe', 'forbid']);
const IN_TURN = new Set(['set-dice', 'weather', 'turn-dice', 'catastrophe', 'coins', 'place', 'eat']);
const ZONE_OF_PROMPT: Record<string, string> = {
  counter: 'logistics',
  leftover: 'logistics',
  discard: 'logistics',
  bids: 'expeditions',
  cartography: 'expeditions',
  'eat-for-bid': 'expeditions',
  finance: 'funding',
  landslide: 'notebook',
};
const TURN_EVENTS = new Set([
  'player-turn',
  'die-set',
  'rolled',
  'die-turned',
  'harmless',
  'saved',
  'lost',
  'rerolled',
  'changed',
  'marker',
  'placed',
  'ate',
]);
const START_EVENTS = new Set([
  'turn',
  'tribe',
  'tribe-kept',
  'card-revealed',
  'counter-revealed',
  'reposition',
  'note-revealed',
  'forbidden',
  'neutral-zone',
  'neutral-destination',
]);

const AFTER_ZONES = new Set(['turn', 'player-turn', 'round-end']);

/** Of what has been told: from the zone on that is being resolved; nothing if none is. */
function ofZone(story: GameEvent[]): GameEvent[] {
  const at = story.findLastIndex((event) => event.kind === 'zone' || AFTER_ZONES.has(event.kind));
  return story[at]?.kind === 'zone' ? story.slice(at) : [];
}

export function phaseOf(view: PapuaView, prompt: string | null, story: GameEvent[]): Phase {
  const event = story[story.length - 1];
  if (view.result) return 'end';
  if (event && START_EVENTS.has(event.kind)) return 'start';
  if (event && TURN_EVENTS.has(event.kind)) return 'turns';
  if (ofZone(story).length) return 'resolution';
  if (prompt && AT_START.has(prompt)) return 'start';
  if (prompt && IN_TURN.has(prompt)) return 'turns';
  return 'resolution';
}

/** The zone that is being resolved, as far as it can be told. */
export function resolving(prompt: string | null, story: GameEvent[]): string | null {
  if (story.length) return ofZone(story)[0]?.words.zone?.[0] ?? null;
  return prompt ? (ZONE_OF_PROMPT[prompt] ?? null) : null;
}

// -- dice ----------------------------------------------------------------------------------------

export interface DieView {
  id: string;
  /** 0 is a catastrophe. */
  face: number;
  dead: boolean;
}

export interface Roll {
  /** Whose dice; null: a roll for everybody. */
  seat: number | null;
  dice: DieView[];
  /** Dice that are neither set nor rolled yet. */
  blank: number;
}

function row(counts: number[], dead = 0): DieView[] {
  const faces = counts.flatMap((count, face) => (face ? Array.from({ length: count }, () => face) : []));
  const numbered = new Map<string, number>();
  const one = (name: string, face: number, isDead = false): DieView => {
    const n = numbered.get(name) ?? 0;
    numbered.set(name, n + 1);
    return { id: `die:${name}:${n}`, face, dead: isDead };
  };
  return [
    ...faces.map((face) => one(String(face), face)),
    ...Array.from({ length: counts[0] ?? 0 }, () => one(CATASTROPHE, 0)),
    ...Array.from({ length: dead }, () => one('dead', 0, true)),
  ];
}

/** The dice of words like "catastrophe, 2, 2". */
export function rollOf(dice: string[]): DieView[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const die of dice) counts[faceOf(die)]!++;
  return row(counts);
}

const ROLLS = new Set(['funding-roll', 'hunted']);

/** The dice that lie on the table now: of the turn, or of the zone that is resolved. */
export function diceOf(
  view: PapuaView,
  prompt: string | null,
  words: Words,
  story: GameEvent[],
): Roll | null {
  const rolled = ofZone(story).findLast((event) => ROLLS.has(event.kind));
  if (rolled) {
    const seat = rolled.kind === 'hunted' ? Number(rolled.words.seat?.[0]) : null;
    return { seat, dice: rollOf(rolled.words.dice ?? []), blank: 0 };
  }
  if (phaseOf(view, prompt, story) === 'turns') {
    const blank = prompt === 'set-dice' && !story.length ? Number(words.dice?.[0] ?? 0) : 0;
    return { seat: view.active, dice: row(view.dice, view.dead_dice), blank };
  }
  if (prompt === 'finance' && !story.length) return { seat: null, dice: rollOf(words.dice ?? []), blank: 0 };
  return null;
}

// -- bids ----------------------------------------------------------------------------------------

export interface BidPart {
  destination: string;
  /** Null as long as it is not decided. */
  explorers: number | null;
  coins: number | null;
}

/** The own bid so far, destination by destination. */
export function bidOf(view: PapuaView): BidPart[] | null {
  const bid = view.bid;
  if (!bid) return null;
  return view.destinations.map(({ id }, i) => ({
    destination: id,
    explorers: bid[2 * i] ?? null,
    coins: bid[2 * i + 1] ?? null,
  }));
}

export interface OpenBid {
  seat: number;
  explorers: number;
  coins: number;
  won: boolean;
}

/**
 * What was revealed of this round's bids, by destination: it stays on the cards until the round ends.
 * The log holds what was told to its end; the story is what is just being told.
 */
export function openBids(log: LogEntry[], at = Infinity, story: Told[] = []): Record<string, OpenBid[]> {
  const found: Record<string, OpenBid[]> = {};
  const last = log[log.length - 1]?.version ?? -1;
  const told = log.filter((entry) => !entry.undone && entry.seq <= at);
  for (const entry of [...told, ...story.filter(({ version }) => version > last)]) {
    const first = (fact: string) => firstWord(entry.words, fact);
    if (entry.kind === 'turn' || entry.kind === 'round-end')
      for (const key of Object.keys(found)) delete found[key];
    else if (entry.kind === 'bid-revealed')
      (found[first('destination')] ??= []).push({
        seat: Number(first('seat')),
        explorers: Number(first('amount')),
        coins: Number(first('coins')),
        won: false,
      });
    else if (entry.kind === 'card-won')
      for (const bid of found[first('destination')] ?? []) bid.won = bid.seat === Number(first('seat'));
  }
  return found;
}

/** The screens are being lifted: who bids, and how many destinations are open by now. */
export interface Opening {
  bidders: number[];
  opened: number;
}

const OPENINGS = new Set(['bid-revealed', 'card-won', 'card-neutral']);

/** One destination after the other; null while nothing of it is told. */
export function openingOf(view: PapuaView, story: GameEvent[], log: LogEntry[]): Opening | null {
  const event = story[story.length - 1];
  if (!event || !OPENINGS.has(event.kind)) return null;
  const bidding = log.findLast((entry) => entry.kind === 'bidding' && !entry.undone);
  const at = view.destinations.findIndex(({ id }) => id === event.words.destination?.[0]);
  return { bidders: (bidding?.words.bidders ?? []).map(Number), opened: at + 1 };
}

/** Total points of each seat. */
export function totals(sheet: SheetLine[]): number[] {
  return (sheet[0]?.points ?? []).map((_, seat) =>
    sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0),
  );
}
