import { describe, expect, it } from 'vitest';
import { cycle, edge, home, neighbour, type Place } from '../src/lib/board/spatial';

/** The standard island: rows of 2, 4, 6, 6, 4 and 2. */
const ROWS = ['..##..', '.####.', '######', '######', '.####.', '..##..'];
const places: Place[] = ROWS.flatMap((row, y) =>
  [...row].flatMap((space, x) => (space === '#' ? [{ id: `${x}${y}`, x, y }] : [])),
);

describe('arrows', () => {
  it.each([
    ['20', 'right', '30'],
    ['20', 'down', '21'],
    ['22', 'left', '12'],
    ['35', 'up', '34'],
  ] as const)('%s %s is %s', (from, direction, to) => {
    expect(neighbour(places, from, direction)).toBe(to);
  });
  it('cross open sea to the nearest tile', () => {
    expect(neighbour(places, '30', 'right')).toBe('41');
    expect(neighbour(places, '02', 'up')).toBe('11');
  });
  it('stop at the edge of the world', () => {
    expect(neighbour(places, '20', 'up')).toBeNull();
    expect(neighbour(places, '52', 'right')).toBeNull();
  });
  it('reach every tile from every tile', () => {
    const reached = new Set(['20']);
    const queue = ['20'];
    while (queue.length) {
      const from = queue.pop()!;
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const to = neighbour(places, from, direction);
        if (to && !reached.has(to)) {
          reached.add(to);
          queue.push(to);
        }
      }
    }
    expect(reached.size).toBe(24);
  });
  it('begin somewhere', () => {
    expect(neighbour(places, 'nowhere', 'up')).toBe('20');
  });
});

it('Home and End go to the ends of the row', () => {
  expect(edge(places, '32', false)).toBe('02');
  expect(edge(places, '32', true)).toBe('52');
});

describe('L', () => {
  const legal = new Set(['21', '43', '35']);
  it('goes round the legal places in reading order', () => {
    expect(cycle(places, '20', legal)).toBe('21');
    expect(cycle(places, '21', legal)).toBe('43');
    expect(cycle(places, '43', legal)).toBe('35');
    expect(cycle(places, '35', legal)).toBe('21');
  });
  it('and back', () => {
    expect(cycle(places, '21', legal, true)).toBe('35');
  });
  it('goes nowhere if nothing is legal', () => {
    expect(cycle(places, '21', new Set())).toBeNull();
  });
});

it('the focus starts on a legal place and stays where people put it', () => {
  expect(home(places, new Set(['43']), null)).toBe('43');
  expect(home(places, new Set(['43']), '35')).toBe('35');
  expect(home(places, new Set(), 'gone')).toBe('20');
});
