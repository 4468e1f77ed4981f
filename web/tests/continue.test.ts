/** The games of this browser, with how they stand or ended; and the log, turn by turn. */
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import Continue from '../src/components/Continue.svelte';
import LogPanel from '../src/components/LogPanel.svelte';
import { api } from '../src/lib/api/client';
import type { Listed, LogEntry, State } from '../src/lib/api/types';
import { readGames } from '../src/lib/reading';
import { clock } from '../src/lib/state/clock.svelte';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const [over, going] = [states.end!, states.actions!];

const listed = (id: string, state: State, change: Partial<Listed> = {}): Listed => ({
  id,
  game: state.game,
  seats: state.seats,
  mine: [0],
  your_turn: false,
  over: state.outcome !== null,
  outcome: state.outcome,
  updated: clock.now / 1000 - 7200,
  seq: 12,
  turn: 3,
  options: { difficulty: 'elite' },
  origin: null,
  closed: false,
  outdated: false,
  damaged: false,
  can_mend: false,
  ...change,
});

beforeEach(() => {
  localStorage.clear();
  settings.set({ language: 'en' });
});

it('a game is listed with its difficulty, its age and its end, and can be taken off the list', async () => {
  const outcome = { ...over.outcome!, winners: [] };
  const games = [
    listed('a', over, { outcome }),
    listed('b', over, { outcome: { ...outcome, winners: [0] } }),
    listed('c', going, { your_turn: true }),
    listed('d', over, { outcome, mine: [] }),
  ];
  const { unmount } = render(Continue, { games });
  const badges = () => [...document.querySelectorAll('.badge')].map((one) => one.textContent);
  expect(badges()).toEqual(['Lost', 'Won', 'Your turn', 'Finished']);
  expect(document.querySelector('.row')!.textContent).toMatch(/Elite .*12 choices.*2 hours ago/);
  await userEvent.setup().click(screen.getAllByRole('button', { name: /Remove Forbidden Island/ })[0]!);
  expect(badges()).toEqual(['Won', 'Your turn', 'Finished']);
  unmount();
  render(Continue, { games });
  expect(badges()).toEqual(['Won', 'Your turn', 'Finished']);
});

it('the log says where a turn begins', () => {
  const entry = (seq: number, kind: string, words: LogEntry['words']): LogEntry => ({
    ...going.log[0]!,
    version: seq,
    seq,
    kind,
    words,
    undone: false,
    by: null,
  });
  const log = [
    entry(1, 'moved', { seat: ['0'], from: ['gold_gate'], tile: ['watchtower'] }),
    entry(2, 'stopped', { seat: ['0'], left: ['1'] }),
    entry(2, 'turn', { seat: ['1'], number: ['2'] }),
    entry(3, 'shored', { seat: ['1'], tile: ['gold_gate'] }),
  ];
  const table = new TableStore('g');
  table.reset({ ...going, log, log_after: -1 });
  render(LogPanel, { table, whole: true });
  const heading = screen.getByRole('heading', { level: 3 });
  expect(heading.textContent).toBe(table.texts.event('turn', log[2]!.words));
  const lines = [...document.querySelectorAll('.turn, .line')];
  expect(lines.map((one) => one.classList.contains('turn'))).toEqual([false, false, true, false]);
});

it('games that cannot be read are read again, and not shown as if there were none', async () => {
  vi.useFakeTimers();
  const answers = vi
    .spyOn(api, 'games')
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'));
  answers.mockResolvedValue([]);
  const said: string[] = [];
  readGames(
    () => said.push('found'),
    () => said.push('failed'),
  );
  await vi.advanceTimersByTimeAsync(499);
  expect(said).toEqual(['failed']);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(said).toEqual(['failed', 'failed', 'found']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveBeenCalledTimes(3);
  answers.mockRejectedValueOnce(new Error('away'));
  const stop = readGames(
    () => said.push('never'),
    () => said.push('failed'),
  );
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['failed', 'failed', 'found', 'failed']);
  vi.useRealTimers();
});
