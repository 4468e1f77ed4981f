import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { State } from '../src/lib/api/types';
import { parseLink } from '../src/lib/links';
import { TableStore } from '../src/lib/state/table.svelte';
import { file } from './files';
import { provideTitles } from './titles';
import Flight from '../src/games/forbidden-island/Flight.svelte';
import { cardsOf } from '../src/games/forbidden-island/derive';
import { pawnPlaces, roomForTreasures } from '../src/games/forbidden-island/geometry';
import { CARD, TREASURE } from '../src/games/forbidden-island/look';
import { TILE_ICON } from '../src/games/forbidden-island/tiles';
import { printed, treasureAt } from '../src/games/forbidden-island/printed';
import { viewOf } from '../src/games/forbidden-island/view';

provideTitles();

const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const start = states.actions!.view;
const island = viewOf(start);
const free = island.tiles.find((tile) => tile.state === 'dry' && !tile.pawns.length)!;

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

it('the map of a flight shows which treasures are captured, as the board does', () => {
  const [first] = Object.keys(island.treasures);
  const table = new TableStore('t');
  table.reset({ ...states.actions!, view: { ...start, treasures: { ...island.treasures, [first!]: true } } });
  const words = { seat: ['0'], tile: [free.id] };
  const answers = [{ id: `0.land.${free.id}`, kind: 'land', seat: 0, words }] as never;
  const { container } = render(Flight, { table, answers, onchoose: () => {} });
  const there = printed().treasures[first!]!.tiles.filter((tile) =>
    island.tiles.some(({ id, state }) => id === tile && state !== 'sunk'),
  );
  expect(container.querySelectorAll('.medal.captured')).toHaveLength(there.length);
});
