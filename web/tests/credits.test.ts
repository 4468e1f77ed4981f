import { expect, it } from 'vitest';
import { ICONS } from '../src/pages/credits';
import { file, filesIn } from './files';

it('every icon used has its author on the credits page, and nobody is named for nothing', () => {
  const code = filesIn('src')
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => file(`src/${name}`))
    .join('\n');
  const used = new Set([...code.matchAll(/~icons\/game-icons\/([a-z0-9-]+)/g)].map((found) => found[1]!));
  expect(Object.values(ICONS).flat().sort()).toEqual([...used].sort());
});
