/** What can be done is explained before the conventions of the question. */
import { expect, test } from 'vitest';
import { rulesBehind } from '../src/lib/text/behind';

test('each kind of choice has its own rule, before those of the question', () => {
  const offered = [
    { kind: 'stop', rules: ['FI-3.3'] },
    { kind: 'move', rules: ['FI-4.1', 'FI-5.1', 'FI-5.4'] },
    { kind: 'move', rules: ['FI-4.1', 'FI-5.1', 'FI-5.4'] },
    { kind: 'shore', rules: ['FI-4.3', 'FI-5.2'] },
    { kind: 'untold', rules: [] },
  ];
  expect(rulesBehind(offered, ['FI-3.1', 'FI-3.3', 'FI-7.10'])).toEqual([
    'FI-3.3',
    'FI-4.1',
    'FI-4.3',
    'FI-3.1',
    'FI-7.10',
  ]);
  expect(rulesBehind([], ['FI-3.1'])).toEqual(['FI-3.1']);
});
