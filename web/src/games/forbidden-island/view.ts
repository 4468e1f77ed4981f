/** What src/robinsonade/games/forbidden_island/view.py gives, and how events change it on the way. */
import type { GameEvent, Json } from '../../lib/api/types';

export type TileState = 'dry' | 'flooded' | 'sunk';

export interface Tile {
  id: string;
  column: number;
  row: number;
  state: TileState;
  pawns: number[];
}

export interface SeatView {
  role: string;
  tile: string;
  hand: Record<string, number>;
}

export interface IslandView {
  active: number;
  turn: number;
  actions_left: number;
  level: number;
  skull: number;
  flood_cards: number;
  layout: { id: string; width: number; height: number };
  tiles: Tile[];
  seats: SeatView[];
  treasures: Record<string, boolean>;
  treasure_deck: number;
  treasure_discard: Record<string, number>;
  flood_deck: number;
  flood_layers: string[][];
  flood_discard: string[];
  result: string;
  winners: number[];
}

export function islandOf(view: Record<string, Json>): IslandView {
  return view as unknown as IslandView;
}

/** Cards of a hand, one after the other. */
export function cardsOf(hand: Record<string, number>): string[] {
  return Object.entries(hand).flatMap(([card, number]) => Array<string>(number).fill(card));
}

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
export function reduce(raw: Record<string, Json>, event: GameEvent): Record<string, Json> {
  const view = islandOf(raw);
  const first = (fact: string) => event.words[fact]?.[0] ?? '';
  const tile = first('tile');
  const card = first('card');
  const seat = Number(first('seat'));
  const next: IslandView = { ...view };

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
  return next as unknown as Record<string, Json>;
}
