/** Layouts by width and height, buttons in one row, maps in a window. */
import { expect, it } from 'vitest';
import { nearest } from '../src/lib/board/pan';
import { fit, wordingOf } from '../src/lib/fit';
import { layoutFor } from '../src/lib/layout.svelte';
import { file, filesIn } from './files';

it.each([
  [1920, 1080, 'huge'],
  [1280, 800, 'wide'],
  [1024, 768, 'small'],
  [1366, 640, 'small'],
  [820, 1180, 'tablet'],
  [390, 844, 'phone'],
  [390, 420, 'phone'],
  [844, 390, 'side'],
  [640, 400, 'side'],
])('%i × %i is %s', (width, height, name) => {
  expect(layoutFor(width, height)).toBe(name);
});

const long = (words: string) => words.length * 10;
const words = (...texts: string[]) => texts.map((text) => wordingOf(text, long));

it('words stand in two lines as equal as possible', () => {
  expect(wordingOf('Take no more actions', long)).toEqual({ one: 200, two: 120 });
  expect(wordingOf('Rest', long)).toEqual({ one: 40, two: 40 });
});

it('a row has all buttons if they fit, with spare room for long words', () => {
  const row = fit(words('Rest', 'Take no more actions'), 400, 66);
  expect(row).toEqual({ shown: 2, widths: [57, 217] });
  expect(fit(words('Rest', 'Take no more actions'), 220, 66).widths).toEqual([57, 157]);
});

it('what finds no room is behind the last button, and one is always shown', () => {
  expect(fit(words('Rest', 'Take no more actions', 'Move', 'Give'), 280, 66).shown).toBe(2);
  expect(fit(words('Take no more actions', 'Give'), 60, 66).shown).toBe(1);
});

it('a map moves only if nothing that can be chosen is in sight', () => {
  const near = { left: 10, top: 10, right: 60, bottom: 60 };
  const far = { left: 400, top: 10, right: 460, bottom: 70 };
  expect(nearest([far, near], 300, 300)).toBeNull();
  expect(nearest([], 300, 300)).toBeNull();
  expect(nearest([far], 300, 300)).toEqual({ x: 280, y: -110 });
});

it('boards bring things into sight within a pane: the page around it never moves', () => {
  const boards = filesIn('src/games').filter((one) => one.endsWith('.svelte'));
  expect(boards.length).toBeGreaterThan(50);
  const moving = boards.filter((one) =>
    /scrollIntoView\((?!\{ block: 'nearest' \})/.test(file(`src/games/${one}`)),
  );
  expect(moving).toEqual([]);
});
