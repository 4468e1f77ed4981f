/** How events change the view on the way to the next one. */
import { firstWord } from '../../lib/api/words';
import type { GameEvent, RawView } from '../../lib/api/types';
import { faceOf, placedBy } from './derive';
import { type DestinationView, type PapuaView, type SeatView, viewOf, type ZoneView } from './view';

/** Events that should startle. */
export const DANGER: ReadonlySet<string> = new Set([
  'lost',
  'explorers-lost',
  'explorer-taken',
  'below-zero',
  'settled',
]);

/** The view after one event, near enough to be shown until the real one is there. */
export function reduce(raw: RawView, event: GameEvent): RawView {
  const view = viewOf(raw);
  const next: PapuaView = { ...view };
  const first = (fact: string) => firstWord(event.words, fact);
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
  /** Somebody's goods, if they are known here; what one gets comes out of the general supply. */
  const goods = (key: 'coins' | 'food', by: number) => {
    ofSeat(seat, (one) => (one[key] === null ? {} : { [key]: one[key] + by }));
    const rest = view.general_supply;
    if (rest) next.general_supply = { ...rest, [key]: rest[key] - by };
  };
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
  return next as unknown as RawView;
}

// -- moving over the board -----------------------------------------------------------------------
