/** A puzzle: what is wrong is answered and not made; tries outlast a reload; stars stay on the device. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice, Figure, PuzzleListed, State, Verdict } from '../src/lib/api/types';
import { puzzleOf } from '../src/lib/puzzle/names';
import { Puzzling } from '../src/lib/puzzle/puzzle.svelte';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { file } from './files';
import { provideTitles } from './titles';

const { asked, solved, listed } = vi.hoisted(() => ({
  asked: vi.fn<(game: string, id: string, tries: string[][], reveal: boolean) => Promise<Verdict>>(),
  solved: vi.fn(() => Promise.resolve()),
  listed: vi.fn<() => Promise<PuzzleListed[]>>(),
}));
vi.mock('../src/lib/api/later', () => ({ verdict: asked, puzzles: listed, beginPuzzle: vi.fn() }));
vi.mock('../src/lib/record/record', () => ({ solve: solved }));

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const state = states.actions!;
const [wrong, right] = state.decision.choices as [Choice, Choice];
const name = { game: 'forbidden-island', id: '1-2' };
const figure = ({ id, kind, words }: Choice, share: number): Figure => ({
  choice: id,
  kind,
  words,
  share,
  games: 10_000,
});
const options = {};

beforeEach(() => {
  settings.set({ language: 'en' });
  sessionStorage.clear();
  vi.clearAllMocks();
  const one = { ...name, key: 'puzzle-1-2', seat: 0, seats: 2, options, length: 1, level: 2 };
  listed.mockResolvedValue([one, { ...one, id: '3-4' }, { ...one, game: 'papua' }]);
  asked.mockImplementation((_game, _id, tries, reveal) => {
    const failed = tries.filter(([choice]) => choice === wrong.id).length;
    const isSolved = tries[tries.length - 1]?.[0] === right.id;
    return Promise.resolve({
      done: isSolved ? 1 : 0,
      tries: failed + Number(isSolved),
      solved: isSolved,
      stars: isSolved ? 3 - failed : 0,
      wrong: isSolved || !failed ? null : figure(wrong, 0.2),
      best: 0.9,
      checked: 10_000,
      answers: isSolved || reveal ? [[figure(right, 0.9), figure(wrong, 0.2)]] : [],
    });
  });
});

function begun(): Puzzling {
  const table = new TableStore('t');
  table.reset({ ...state, seq: 0 });
  return new Puzzling(table, name);
}

test('what is wrong is answered and not made, what is right is', async () => {
  const puzzle = begun();
  expect(await puzzle.judge(wrong)).toBe(false);
  expect(puzzle.answer(puzzle.verdict!)).toContain('20%; the best choice wins 90%');
  expect(puzzle.over).toBe(false);
  expect(await puzzle.judge(right)).toBe(true);
  expect(asked).toHaveBeenLastCalledWith(name.game, name.id, [[wrong.id], [right.id]], false);
  expect(puzzle.solved(puzzle.verdict!)).toBe('Solved, in 2 tries: 2 stars.');
  expect(solved).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'puzzle:forbidden-island/1-2', sort: 'puzzle', stars: 2 }),
  );
  expect(await puzzle.judge(wrong)).toBe(true); // afterwards it is a game like any other
});

test('tries outlast a reload; who gives up wins nothing', async () => {
  await begun().judge(wrong);
  const puzzle = begun();
  await vi.waitFor(() => expect(puzzle.verdict?.tries).toBe(1));
  expect(puzzle.next?.id).toBe('3-4');
  expect(puzzle.number).toEqual({ number: 1, of: 2 });
  await puzzle.reveal();
  expect([puzzle.over, puzzle.verdict?.solved]).toEqual([true, false]);
  expect(solved).not.toHaveBeenCalled();
});

test('a table without an answer from the server makes nothing', async () => {
  asked.mockRejectedValue(new Error('away'));
  const puzzle = begun();
  expect(await puzzle.judge(right)).toBe(false);
  expect(puzzle.problem).not.toBe('');
});

test('a table says where it comes from', () => {
  expect(puzzleOf('puzzle:papua/7-8')).toEqual({ game: 'papua', id: '7-8' });
  expect([puzzleOf('clone:abc'), puzzleOf(null)]).toEqual([null, null]);
});
