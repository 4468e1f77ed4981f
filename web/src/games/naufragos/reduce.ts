/** How events change the view on the way to the next one. */
import { firstWord } from '../../lib/api/words';
import type { GameEvent, RawView } from '../../lib/api/types';
import { type Building, type NaufragosView, type SeatView, viewOf } from './view';

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
export function reduce(raw: RawView, event: GameEvent): RawView {
  const view = viewOf(raw);
  const first = (fact: string) => firstWord(event.words, fact);
  const seat = Number(first('seat'));
  const number = Number(first('number'));
  const card = first('card');
  const next: NaufragosView = { ...view };

  const castaway = (who: number, change: (one: SeatView) => Partial<SeatView>) => {
    next.seats = next.seats.map((one, n) => (n === who ? { ...one, ...change(one) } : one));
  };
  const group = (change: (one: SeatView) => Partial<SeatView>) => {
    for (const member of event.words.group ?? []) castaway(Number(member), change);
  };
  const storage = (change: Partial<NaufragosView['storage']>) => {
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
      next.fishing = view.weather !== 'storm';
      next.starting = seat;
      next.phase = 'event';
      break;
    case 'event-drawn':
      next.event = card;
      next.decks = { ...view.decks, events: Math.max(0, (view.decks.events ?? 0) - 1) };
      break;
    case 'weather':
      next.weather = first('weather');
      next.fishing = view.fishing && next.weather !== 'storm';
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
  return next as unknown as RawView;
}
