import { expect, test } from 'vitest';
import type { Strength } from '../src/lib/api/types';
import { measuredAt } from '../src/lib/strengths';

const one = (seats: number, options: Record<string, string>, player: string): Strength => ({
  seats,
  options,
  player,
  measure: 'won',
  rate: 61,
  games: 400,
});

test('only what was measured at such a table is told', () => {
  const all = [
    one(2, { difficulty: 'novice' }, 'greedy'),
    one(2, { difficulty: 'elite' }, 'greedy'),
    one(3, { difficulty: 'novice' }, 'planner'),
    one(2, {}, 'planner'),
  ];
  const found = measuredAt(all, 2, { difficulty: 'novice', layout: 'classic' });
  expect(found.map((strength) => [strength.player, strength.options])).toEqual([
    ['greedy', { difficulty: 'novice' }],
    ['planner', {}],
  ]);
});
