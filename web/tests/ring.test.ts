/** The round buttons around a thing: inside the board, none over another. */
import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/lib/api/types';
import { apart, BUTTON, isSaidByThing, LABEL, spotsAround, WIDTH } from '../src/lib/board/ring';

const BOARDS = [
  { width: 738, height: 560 },
  { width: 348, height: 340 },
  { width: 374, height: 374 },
];
const places = (width: number, height: number, size: number) =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
    [0, 0.25, 0.5, 0.75, 1].map((y) => ({
      x: x * (width - size),
      y: y * (height - size),
      width: size,
      height: size,
    })),
  );

describe.each(BOARDS)('on a board of $width × $height', (board) => {
  it.each([1, 2, 3, 4, 5])('%i buttons lie inside it, beside each other', (count) => {
    for (const thing of places(board.width, board.height, 90)) {
      const spots = spotsAround(thing, board, count);
      expect(spots).toHaveLength(count);
      const wide = Math.min(WIDTH, board.width / 3);
      const boxes = spots.map(({ x, y, above }) => ({
        left: x - wide / 2,
        right: x + wide / 2,
        top: y - BUTTON / 2 - (above ? LABEL + 4 : 0),
        bottom: y + BUTTON / 2 + (above ? 0 : LABEL + 4),
      }));
      for (const [n, box] of boxes.entries()) {
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.bottom).toBeLessThanOrEqual(board.height);
        expect(box.left).toBeGreaterThanOrEqual(-0.01);
        expect(box.right).toBeLessThanOrEqual(board.width + 0.01);
        for (const other of boxes.slice(n + 1))
          expect(
            box.right <= other.left + 0.01 ||
              other.right <= box.left + 0.01 ||
              box.bottom <= other.top ||
              other.bottom <= box.top,
          ).toBe(true);
      }
    }
  });
});

describe('labels', () => {
  it('that are long and begin alike show how they differ', () => {
    const all = ['1', '3', '5'].map((die) => `Enviar un explorador a la zona de expediciones con el ${die}`);
    expect(apart(all)).toEqual(['… con el 1', '… con el 3', '… con el 5']);
  });
  it('that end alike, too, are not cut in the middle of a word', () => {
    expect(
      apart([
        'Entregar una carta de la Piedra de la Tierra al jugador 2 (Piloto)',
        'Entregar una carta del Cristal del Fuego al jugador 2 (Piloto)',
      ]),
    ).toEqual(['… una carta de la Piedra de la Tierra …', '… una carta del Cristal del Fuego …']);
    expect(
      apart([
        'Give an Earth Stone card to Player 2 (Pilot)',
        'Give a Crystal of Fire card to Player 2 (Pilot)',
      ]),
    ).toEqual(['Give an Earth Stone …', 'Give a Crystal of Fire …']);
  });
  it('that have room, or nothing in common, are whole', () => {
    for (const all of [
      ['Move to Cave of Shadows', 'Move to Cave of Embers'],
      [
        'Enviar a quien tiene la carta de la Isla Prohibida',
        'Give a Crystal of Fire card to Player 2 (Pilot)',
      ],
      ['Enviar un explorador a la zona de expediciones con el 1'],
    ])
      expect(apart(all)).toEqual(all);
  });
});

it('says no more than the kind where the thing says the rest', () => {
  const choice = (kind: string, words: Record<string, string[]>) => ({ id: kind, kind, words }) as Choice;
  const move = choice('move', { tile: ['iron_gate'] });
  const shore = choice('shore', { tile: ['iron_gate'] });
  const given = choice('give', { card: ['earth_stone'], who: ['1'] });
  expect(isSaidByThing(move, [move, shore], 'tile:iron_gate')).toBe(true);
  expect(isSaidByThing(move, [move, shore], 'tile:gold_gate')).toBe(false);
  expect(isSaidByThing(given, [move, given], 'seat:1')).toBe(false);
  expect(isSaidByThing(move, [move, choice('move', {})], 'tile:iron_gate')).toBe(false);
});
