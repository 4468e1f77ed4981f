/** Icons lose nothing but digits that nobody sees. */
import { icons } from '@iconify-json/game-icons';
import { expect, it } from 'vitest';
import { commands, rounded } from '../scripts/rounded';

it.each([
  ['M1.97.6', 'M2 .6'],
  ['M12-.04 3.26', 'M12 0 3.3'],
  ['m.26.34-1.04 2', 'm.3.3-1 2'],
  ['a5.5 5.5 0 011.97.62z', 'a5.5 5.5 0 0 1 2 .6z'],
])('%s is %s', (path, short) => {
  expect(rounded(path)).toBe(short);
});

it('every icon keeps its commands and numbers', () => {
  const paths = Object.values(icons.icons).flatMap(({ body }) =>
    [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!),
  );
  expect(paths.length).toBeGreaterThan(4000);
  const differs = (path: string) => {
    const [before, after] = [commands(path), commands(rounded(path))];
    return (
      before.length !== after.length ||
      before.some(([command, all], i) => {
        const [same, then] = after[i]!;
        const near = all.every((n, j) => Math.abs(n - then[j]!) < 0.0501);
        return command !== same || all.length !== then.length || !near;
      })
    );
  };
  expect(paths.filter(differs)).toEqual([]);
});
