/** How events change the view on the way to the next one. */
import { firstWord } from '../../lib/api/words';
import type { GameEvent, RawView } from '../../lib/api/types';
import { type ForbiddenIslandView, type TileState, viewOf } from './view';

/** Events that should startle. */
export const DANGER: ReadonlySet<string> = new Set([
  'waters-rose',
  'sunk',
  'in-water',
  'skull',
  'landing-lost',
  'treasure-lost',
  'drowned',
]);

function changed(hand: Record<string, number>, card: string, by: number): Record<string, number> {
  const number = (hand[card] ?? 0) + by;
  const { [card]: _, ...others } = hand;
  return number > 0 ? { ...others, [card]: number } : others;
}

/** The view after one event, near enough to be shown until the real one is there. */
export function reduce(raw: RawView, event: GameEvent): RawView {
  const view = viewOf(raw);
  const first = (fact: string) => firstWord(event.words, fact);
  const tile = first('tile');
  const card = first('card');
  const seat = Number(first('seat'));
  const next: ForbiddenIslandView = { ...view };

  const flood = (state: TileState) => {
    next.tiles = view.tiles.map((one) => (one.id === tile ? { ...one, state } : one));
  };
  const move = (pawns: number[]) => {
    next.seats = view.seats.map((one, n) => (pawns.includes(n) ? { ...one, tile } : one));
    next.tiles = view.tiles.map((one) => {
      const others = one.pawns.filter((pawn) => !pawns.includes(pawn));
      return { ...one, pawns: one.id === tile ? [...others, ...pawns].sort() : others };
    });
  };
  const hand = (who: number, what: string, by: number) => {
    next.seats = next.seats.map((one, n) =>
      n === who ? { ...one, hand: changed(one.hand, what, by) } : one,
    );
  };
  const discard = (who: number, what: string) => {
    hand(who, what, -1);
    next.treasure_discard = changed(view.treasure_discard, what, 1);
  };

  switch (event.kind) {
    case 'moved':
    case 'flown':
    case 'swam':
      move([seat]);
      break;
    case 'navigated':
      move([Number(first('who'))]);
      break;
    case 'lifted':
      move((event.words.pawns ?? []).map(Number));
      discard(seat, 'helicopter_lift');
      break;
    case 'shored':
      flood('dry');
      break;
    case 'sandbagged':
      flood('dry');
      discard(seat, 'sandbags');
      break;
    case 'flooded':
      flood('flooded');
      next.flood_discard = [...view.flood_discard, tile];
      next.flood_deck = Math.max(0, view.flood_deck - 1);
      break;
    case 'sunk':
      flood('sunk');
      next.flood_deck = Math.max(0, view.flood_deck - 1);
      break;
    case 'given':
      hand(seat, card, -1);
      hand(Number(first('who')), card, 1);
      break;
    case 'captured':
      next.treasures = { ...view.treasures, [first('treasure')]: true };
      break;
    case 'drawn':
    case 'deal':
      hand(seat, card, 1);
      next.treasure_deck = Math.max(0, view.treasure_deck - 1);
      break;
    case 'discarded':
      discard(seat, card);
      break;
    case 'waters-rose':
      next.level = Number(first('level'));
      next.flood_cards = Number(first('cards'));
      next.treasure_deck = Math.max(0, view.treasure_deck - 1);
      next.treasure_discard = changed(view.treasure_discard, 'waters_rise', 1);
      break;
    case 'flood-returned':
      next.flood_deck = view.flood_deck + view.flood_discard.length;
      next.flood_layers = [view.flood_discard, ...view.flood_layers];
      next.flood_discard = [];
      break;
    case 'turn':
      next.active = seat;
      next.turn = Number(first('number'));
      break;
  }
  return next as unknown as RawView;
}
