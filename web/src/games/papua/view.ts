/** What src/robinsonade/games/papua/view.py gives, how events change it on the way, and what follows from it. */
import type { Choice, GameEvent, Json, LogEntry } from '../../lib/api/types';

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
  /** Behind the screen: null for everybody else. */
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

export interface PapuaView {
  you: number | null;
  active: number;
  round: number;
  turn_order: number[];
  energy_order: number[];
  supply: [number, number][];
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
  note_decks: [number, number];
  expedition_deck: number;
  /** How many dice show a catastrophe, 1, 2 … 5. */
  dice: number[];
  dead_dice: number;
  seats: SeatView[];
  bid: number[] | null;
  last_round: boolean;
  sheet: SheetLine[] | null;
  result: string;
  winners: number[];
  /** Only while events are shown: the zone that is resolved, and its dice. */
  resolving?: string | null;
  rolled?: { seat: number | null; dice: string[] } | null;
}

export type Words = Record<string, string[]>;

export function papuaOf(view: Record<string, Json>): PapuaView {
  return view as unknown as PapuaView;
}

const CATASTROPHE = 'catastrophe';

/** Events that should startle. */
export const DANGER: ReadonlySet<string> = new Set([
  'lost',
  'explorers-lost',
  'explorer-taken',
  'below-zero',
  'settled',
]);

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

export function phaseOf(view: PapuaView, prompt: string | null, event: GameEvent | null): Phase {
  if (view.result) return 'end';
  if (event && START_EVENTS.has(event.kind)) return 'start';
  if (event && TURN_EVENTS.has(event.kind)) return 'turns';
  if (event && view.resolving) return 'resolution';
  if (prompt && AT_START.has(prompt)) return 'start';
  if (prompt && IN_TURN.has(prompt)) return 'turns';
  return 'resolution';
}

/** The zone that is being resolved, as far as it can be told. */
export function resolving(view: PapuaView, prompt: string | null, event: GameEvent | null): string | null {
  if (event) return view.resolving ?? null;
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

/** The dice that lie on the table now: of the turn, or of the zone that is resolved. */
export function diceOf(
  view: PapuaView,
  prompt: string | null,
  words: Words,
  event: GameEvent | null,
): Roll | null {
  if (event && view.rolled) return { seat: view.rolled.seat, dice: rollOf(view.rolled.dice), blank: 0 };
  if (phaseOf(view, prompt, event) === 'turns') {
    const blank = prompt === 'set-dice' && !event ? Number(words.dice?.[0] ?? 0) : 0;
    return { seat: view.active, dice: row(view.dice, view.dead_dice), blank };
  }
  if (prompt === 'finance' && !event) return { seat: null, dice: rollOf(words.dice ?? []), blank: 0 };
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

/** What was revealed of this round's bids, by destination: it stays on the cards until the round ends. */
export function openBids(log: LogEntry[], at = Infinity): Record<string, OpenBid[]> {
  const found: Record<string, OpenBid[]> = {};
  for (const entry of log) {
    if (entry.undone || entry.seq > at) continue;
    const first = (fact: string) => entry.words[fact]?.[0] ?? '';
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

/** Total points of each seat. */
export function totals(sheet: SheetLine[]): number[] {
  return (sheet[0]?.points ?? []).map((_, seat) =>
    sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0),
  );
}

// -- events --------------------------------------------------------------------------------------

/** The view after one event, near enough to be shown until the real one is there. */
export function reduce(raw: Record<string, Json>, event: GameEvent): Record<string, Json> {
  const view = papuaOf(raw);
  const next: PapuaView = { ...view };
  const first = (fact: string) => event.words[fact]?.[0] ?? '';
  const amount = Number(first('amount'));
  const seat = Number(first('seat'));
  const zone = first('zone');

  const ofSeat = (who: number, change: (one: SeatView) => Partial<SeatView>) => {
    next.seats = next.seats.map((one, n) => (n === who ? { ...one, ...change(one) } : one));
  };
  const ofZone = (id: string, change: (one: ZoneView) => Partial<ZoneView>) => {
    next.zones = next.zones.map((one) => (one.id === id ? { ...one, ...change(one) } : one));
  };
  const ofDestination = (id: string, change: Partial<DestinationView>) => {
    next.destinations = next.destinations.map((one) => (one.id === id ? { ...one, ...change } : one));
  };
  const die = (face: number, by: number) => {
    next.dice = next.dice.map((count, n) => (n === face ? Math.max(0, count + by) : count));
  };
  /** Somebody's goods, if they are known here. */
  const goods = (key: 'coins' | 'food', by: number) =>
    ofSeat(seat, (one) => (one[key] === null ? {} : { [key]: one[key] + by }));
  const explorers = (id: string, by: number) =>
    ofZone(id, (one) => ({ explorers: one.explorers.map((n, who) => (who === seat ? n + by : n)) }));
  const enlist = (by: number) =>
    ofSeat(seat, (one) => ({ pool: Math.max(0, one.pool + by), reserve: one.reserve - by }));
  const moveTo = (energy: number) => {
    ofSeat(seat, () => ({ energy }));
    const others = view.energy_order.filter((one) => one !== seat);
    const at = others.findIndex((one) => view.seats[one]!.energy <= energy);
    next.energy_order = at < 0 ? [...others, seat] : [...others.slice(0, at), seat, ...others.slice(at)];
  };
  const takeCounter = () => {
    const at = view.counters.indexOf(first('counter'));
    next.counters = view.counters.filter((_, n) => n !== at);
    next.counter_discard = [...view.counter_discard, first('counter')];
  };

  if (['zone', 'turn', 'player-turn', 'round-end'].includes(event.kind)) {
    next.resolving = event.kind === 'zone' ? zone : null;
    next.rolled = null;
  }
  switch (event.kind) {
    case 'funding-roll':
      next.rolled = { seat: null, dice: event.words.dice ?? [] };
      break;
    case 'hunted':
      next.rolled = { seat, dice: event.words.dice ?? [] };
      break;
    case 'turn':
      next.round = Number(first('number'));
      next.expedition_deck = Number(first('cards'));
      break;
    case 'card-revealed':
      ofDestination(first('destination'), { card: first('card') });
      next.expedition_deck = Math.max(0, view.expedition_deck - 1);
      break;
    case 'counter-revealed':
      next.counters = [...view.counters, first('counter')];
      next.counter_pile = Math.max(0, view.counter_pile - 1);
      break;
    case 'note-revealed':
      next.note = first('note');
      next.symbol = null;
      break;
    case 'forbidden':
      next.forbidden = zone;
      next.zones = view.zones.map((one) => ({ ...one, forbidden: one.id === zone }));
      break;
    case 'neutral-zone':
      ofZone(zone, () => ({ neutral: amount }));
      break;
    case 'neutral-destination':
      ofDestination(first('destination'), { neutral: amount });
      break;
    case 'player-turn':
      next.active = seat;
      next.dice = view.dice.map(() => 0);
      next.dead_dice = 0;
      break;
    case 'die-set':
      die(faceOf(first('die')), 1);
      break;
    case 'rolled':
      for (const one of event.words.dice ?? []) die(faceOf(one), 1);
      break;
    case 'die-turned':
      die(0, -1);
      die(faceOf(first('die')), 1);
      break;
    case 'rerolled':
    case 'changed':
      die(faceOf(first('old')), -1);
      die(faceOf(first('new')), 1);
      goods('coins', -amount);
      break;
    case 'saved':
      goods('coins', -amount);
      break;
    case 'lost':
      enlist(-1);
      break;
    case 'explorers-lost':
      enlist(-amount);
      break;
    case 'explorer-taken':
      explorers(zone, -1);
      ofSeat(seat, (one) => ({ reserve: one.reserve + 1 }));
      break;
    case 'marker':
      ofZone(zone, () => ({ marker: Number(first('marker')) }));
      break;
    case 'placed':
      die(faceOf(first('die')), -1);
      explorers(zone, 1);
      ofSeat(seat, (one) => ({ pool: Math.max(0, one.pool - 1) }));
      break;
    case 'ate':
      goods('food', -amount);
      break;
    case 'energy-lost':
    case 'energy':
      moveTo(Number(first('energy')));
      break;
    case 'supplied':
      goods('food', -amount);
      ofSeat(seat, (one) => ({ supplied: [...one.supplied, Number(first('space'))] }));
      break;
    case 'hut':
      ofSeat(seat, () => ({ hut: Number(first('dice')) }));
      break;
    case 'counter-taken':
    case 'leftover-used':
    case 'counter-discarded':
      takeCounter();
      break;
    case 'coins':
    case 'food':
      goods(event.kind, amount);
      break;
    case 'prestige':
      ofSeat(seat, (one) => ({ prestige: one.prestige + amount }));
      break;
    case 'explorers':
      enlist(amount);
      break;
    case 'science':
      ofSeat(seat, () => ({ science_spent: true }));
      break;
    case 'tribe':
      ofSeat(seat, (one) => ({ cards: { ...one.cards, tribe: (one.cards.tribe ?? 1) - 1 } }));
      break;
    case 'card-won':
      ofDestination(first('destination'), { card: null });
      ofSeat(seat, (one) => ({
        cards: { ...one.cards, [first('card')]: (one.cards[first('card')] ?? 0) + 1 },
      }));
      goods('coins', -Number(first('coins')));
      break;
    case 'note-taken':
      ofSeat(seat, (one) => ({ notes: [...(one.notes ?? []), first('note')] }));
      break;
    case 'round-end':
      next.seats = view.seats.map((one, who) => ({ ...one, pool: one.pool + placedBy(view, who) }));
      next.zones = view.zones.map((one) => ({
        ...one,
        marker: null,
        neutral: 0,
        explorers: one.explorers.map(() => 0),
      }));
      next.destinations = view.destinations.map((one) => ({ ...one, card: null, neutral: 0 }));
      next.counters = [];
      next.note = null;
      next.symbol = null;
      break;
  }
  return next as unknown as Record<string, Json>;
}

// -- moving over the board -----------------------------------------------------------------------

/** Zones as they lie, with destinations and counters inside them, and the dice in a row below, or above. */
export function placesOf(
  rows: string[][],
  view: PapuaView,
  counters: string[],
  dice: string[],
  above = false,
): { id: string; x: number; y: number }[] {
  const found: { id: string; x: number; y: number }[] = [];
  const within = (noun: string, ids: string[], x: number, y: number) =>
    ids.forEach((id, i) =>
      found.push({ id: `${noun}:${id}`, x: x + 4 * i - 2 * (ids.length - 1), y: y + 5 }),
    );
  rows.forEach((zones, r) =>
    zones.forEach((zone, c) => {
      const [x, y] = [14 * c, 14 * r];
      found.push({ id: `zone:${zone}`, x, y });
      if (zone === 'logistics') within('counter', counters, x, y);
      if (zone === 'expeditions')
        within(
          'destination',
          view.destinations.map((one) => one.id),
          x,
          y,
        );
    }),
  );
  dice.forEach((id, i) => found.push({ id, x: 2 * i, y: above ? -14 : 14 * rows.length }));
  return found;
}

/** A zone in words: its name, its marker, who is there. */
export function zoneWords(
  zone: ZoneView,
  texts: { name: (noun: string, id: string) => string; seatName: (seat: number) => string },
  t: (key: string, facts?: Record<string, string | number>) => string,
): string[] {
  const people = zone.explorers.flatMap((number, seat) =>
    number ? [t('web-pap-people', { who: texts.seatName(seat), number })] : [],
  );
  if (zone.neutral) people.push(t('web-pap-people', { who: t('web-pap-neutral'), number: zone.neutral }));
  return [
    texts.name('zone', zone.id),
    zone.forbidden
      ? t('web-pap-forbidden')
      : zone.marker === null
        ? t('web-pap-no-marker')
        : t('web-pap-marker', { marker: zone.marker }),
    people.join(', ') || t('web-pap-nobody'),
  ];
}
