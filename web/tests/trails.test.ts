/** Whoever comes back to the table sees where others have gone, and what has sunk. */
import { expect, it } from 'vitest';
import { namesOf, numberAt, sunkSince, trailsOf } from '../src/games/forbidden-island/trails';
import type { Tile } from '../src/games/forbidden-island/view';
import type { Beat } from '../src/lib/story/beats';

const tile = (id: string, column: number, row: number): Tile => ({
  id,
  column,
  row,
  state: 'dry',
  pawns: [],
});
const TILES = [tile('watchtower', 1, 1), tile('iron_gate', 2, 1), tile('lost_lagoon', 2, 3)];
const beat = (weight: number, ...events: [string, Record<string, string[]>][]): Beat => ({
  ...{ key: '', weight, seat: null, joins: '' },
  events: events.map(([kind, words]) => ({ kind, words, version: 1, seq: 1, place: 0 })),
});
const BEATS = [
  beat(0, ['turn', { seat: ['1'], number: ['3'] }]),
  beat(1, ['moved', { seat: ['0'], from: ['watchtower'], tile: ['iron_gate'] }]),
  beat(
    1,
    ['shored', { seat: ['1'], tile: ['iron_gate'] }],
    ['flown', { seat: ['1'], from: ['iron_gate'], tile: ['lost_lagoon'] }],
  ),
  beat(2, ['lifted', { seat: ['2'], pawns: ['0', '2'], from: ['lost_lagoon'], tile: ['watchtower'] }]),
  beat(3, ['sunk', { tile: ['iron_gate'] }]),
];

it('draws the ways of others, with the number that they have in the film strip', () => {
  const trails = trailsOf(BEATS, TILES, [0]);
  expect(trails.map(({ seat, number }) => [seat, number])).toEqual([
    [1, 2],
    [0, 3],
    [2, 3],
  ]);
  expect(trails[0]).toMatchObject({ from: [1.83, 0.36], to: [1.83, 2.36] });
});

it('names what has sunk', () => {
  expect(sunkSince(BEATS)).toEqual(['iron_gate']);
});

it('leaves the names of tiles readable, and puts its number beside them', () => {
  const names = namesOf([...TILES, { ...tile('phantom_rock', 2, 2), state: 'sunk' as const }]);
  expect(names).toHaveLength(TILES.length);
  const trail = {
    seat: 0,
    number: 1,
    from: [0.83, 0.36] as [number, number],
    to: [2.83, 2.36] as [number, number],
  };
  const [x, y] = numberAt(trail, names);
  expect(
    names.filter((one) => x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height),
  ).toEqual([]);
  expect(numberAt(trail, [{ x: 0, y: 0, width: 9, height: 9 }])).toEqual([0.83 + 2 * 0.36, 0.36 + 2 * 0.36]);
});
