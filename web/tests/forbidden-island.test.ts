import { describe, expect, it } from 'vitest';
import type { Json, State } from '../src/lib/api/types';
import { parseLink } from '../src/lib/links';
import { file } from './files';
import { provideTitles } from './titles';
import { cardsOf } from '../src/games/forbidden-island/derive';
import { pawnPlaces, roomForTreasures } from '../src/games/forbidden-island/geometry';
import { CARD, TILE_ICON, TREASURE } from '../src/games/forbidden-island/look';
import { printed, treasureAt } from '../src/games/forbidden-island/printed';
import { reduce } from '../src/games/forbidden-island/reduce';
import { viewOf } from '../src/games/forbidden-island/view';

provideTitles();

const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const start = states.actions!.view;
const event = (kind: string, words: Record<string, string[]>) => ({ kind, words });
const after = (kind: string, words: Record<string, string[]>) => viewOf(reduce(start, event(kind, words)));
const island = viewOf(start);
const free = island.tiles.find((tile) => tile.state === 'dry' && !tile.pawns.length)!;

describe('an event changes the view', () => {
  it('moves a pawn', () => {
    const view = after('moved', { seat: ['0'], from: [island.seats[0]!.tile], tile: [free.id] });
    expect(view.seats[0]!.tile).toBe(free.id);
    expect(view.tiles.find((tile) => tile.id === free.id)!.pawns).toEqual([0]);
    expect(view.tiles.filter((tile) => tile.pawns.includes(0))).toHaveLength(1);
  });
  it('lifts several pawns and uses the card up', () => {
    const view = after('lifted', { seat: ['0'], pawns: ['0', '1'], from: ['x'], tile: [free.id] });
    expect(view.tiles.find((tile) => tile.id === free.id)!.pawns).toEqual([0, 1]);
    expect(view.treasure_discard.helicopter_lift).toBe((island.treasure_discard.helicopter_lift ?? 0) + 1);
  });
  it.each([
    ['flooded', 'flooded'],
    ['sunk', 'sunk'],
    ['shored', 'dry'],
    ['sandbagged', 'dry'],
  ])('%s makes a tile %s', (kind, state) => {
    expect(
      after(kind, { seat: ['0'], tile: [free.id] }).tiles.find((tile) => tile.id === free.id)!.state,
    ).toBe(state);
  });
  it('deals, gives and discards cards', () => {
    const drawn = after('drawn', { seat: ['1'], card: ['sandbags'] });
    expect(drawn.seats[1]!.hand.sandbags).toBe((island.seats[1]!.hand.sandbags ?? 0) + 1);
    expect(drawn.treasure_deck).toBe(island.treasure_deck - 1);
    const given = viewOf(
      reduce(
        drawn as unknown as Record<string, Json>,
        event('given', { seat: ['1'], card: ['sandbags'], who: ['2'] }),
      ),
    );
    expect(given.seats[2]!.hand.sandbags).toBe((island.seats[2]!.hand.sandbags ?? 0) + 1);
    expect(given.seats[1]!.hand.sandbags ?? 0).toBe(island.seats[1]!.hand.sandbags ?? 0);
  });
  it('raises the water and puts the discards back on top', () => {
    expect(after('waters-rose', { seat: ['0'], level: ['3'], cards: ['3'] })).toMatchObject({
      level: 3,
      flood_cards: 3,
    });
    const view = after('flood-returned', { cards: ['6'] });
    expect(view.flood_discard).toEqual([]);
    expect(view.flood_layers[0]).toEqual(island.flood_discard);
  });
  it('captures a treasure', () => {
    expect(after('captured', { seat: ['0'], treasure: ['earth_stone'] }).treasures.earth_stone).toBe(true);
  });
  it('leaves the view alone if it knows nothing of the event', () => {
    expect(reduce(start, event('something-new', {}))).toEqual(start);
  });
});

describe('what is printed', () => {
  const { flood_cards, hand_limit, landing, treasures } = printed();
  it('is the meter up to the skull', () => {
    expect(flood_cards).toHaveLength(island.skull);
    expect(flood_cards[island.level - 1]).toBe(island.flood_cards);
    expect(hand_limit).toBeGreaterThan(0);
  });
  it('has a look: treasures, their cards, their tiles, the landing', () => {
    expect(Object.keys(treasures)).toEqual(Object.keys(island.treasures));
    for (const [id, { card, tiles }] of Object.entries(treasures)) {
      expect([TREASURE[id], CARD[card]], id).not.toContain(undefined);
      for (const tile of tiles) expect([treasureAt(tile), TILE_ICON[tile] && tile]).toEqual([id, tile]);
    }
    expect(TILE_ICON[landing]).toBeDefined();
    expect(treasureAt(landing)).toBeUndefined();
  });
});

it('makes room for the treasures on every layout', () => {
  const rows = [
    ...file('../src/robinsonade/games/forbidden_island/data/layouts.toml').matchAll(/rows = \[([^\]]+)\]/g),
  ];
  expect(rows).toHaveLength(12);
  const rooms = rows.map(([, text]) => {
    const map = [...text!.matchAll(/"([.#]+)"/g)].map((one) => one[1]!);
    const tiles = map.flatMap((row, y) =>
      [...row].flatMap((space, x) => (space === '#' ? [{ ...free, column: x + 1, row: y + 1 }] : [])),
    );
    return roomForTreasures({
      ...island,
      tiles,
      layout: { id: '', width: map[0]!.length, height: map.length },
    });
  });
  expect(rooms[0]).toBe('corners');
  expect(new Set(rooms)).toEqual(new Set(['corners', 'sides', 'bands']));
});

it('pawns on one tile stand side by side', () => {
  const places = pawnPlaces([{ ...free, column: 2, row: 3, pawns: [0, 1, 2, 3] }]);
  expect(new Set(places.map((place) => place.x)).size).toBe(4);
  for (const place of places) expect(place.x).toBeGreaterThan(0.9);
});

it('a hand is its cards', () => {
  expect(cardsOf({ sandbags: 2, helicopter_lift: 1 })).toEqual(['sandbags', 'sandbags', 'helicopter_lift']);
});

it('links are recognised', () => {
  expect(parseLink(' https://host/g/abc#tok ')).toEqual({ id: 'abc', token: 'tok' });
  expect(parseLink('/g/abc?at=3')).toEqual({ id: 'abc', token: '' });
  expect(parseLink('hello')).toBeNull();
});
