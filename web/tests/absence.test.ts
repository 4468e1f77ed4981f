/** Who was away hears in short what happened, once, and may hear all of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api/client';
import type { LogEntry, State } from '../src/lib/api/types';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { keepTold, toldUpTo } from '../src/lib/story/absence.svelte';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;

/** So many tiles have sunk since the first decision of the seat. */
function stateAfter(sunk: number): State {
  const log: LogEntry[] = Array.from({ length: sunk }, (_, n) => ({
    kind: 'sunk',
    words: { tile: ['watchtower'] },
    version: n + 2,
    seq: n + 2,
    undone: false,
    by: null,
  }));
  const version = sunk + 1;
  const now = { version, seq: version, at: version, last: version, mine: [0], viewer: 0, decided: 1 };
  return { ...states.actions!, ...now, log, log_after: -1 };
}

let table: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.set({ pace: 'reading', language: 'en' });
  vi.spyOn(api, 'state').mockImplementation((_, { at = 0 } = {}) =>
    Promise.resolve({ ...stateAfter(20), at }),
  );
  vi.spyOn(api, 'steps').mockResolvedValue({ steps: [] });
  table = new TableStore('g');
  table.connection.viewer = 0;
  keepTold('g', 1);
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a recap', () => {
  it('comes when much has happened unseen, with the gravest last things', () => {
    table.reset(stateAfter(20));
    table.absence.lookBack();
    expect(table.absence.recap).toMatchObject({ beats: 20, from: 1 });
    expect(table.absence.recap!.grave).toHaveLength(5);
    expect(table.absence.recap!.grave[4]!.events[0]!.seq).toBe(21);
  });

  it('does not come for little, and not twice for the same', () => {
    table.reset(stateAfter(5));
    table.absence.lookBack();
    expect(table.absence.recap).toBeNull();
    expect(toldUpTo('g')).toBe(6);
    table.reset(stateAfter(20));
    table.absence.lookBack();
    table.absence.catchUp(false);
    expect(toldUpTo('g')).toBe(21);
    table.absence.lookBack();
    expect(table.absence.recap).toBeNull();
  });

  it('tells all of it if asked to', async () => {
    table.reset(stateAfter(20));
    table.absence.lookBack();
    table.absence.catchUp(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(api.state).toHaveBeenCalledWith('g', { at: 1, viewer: 0 });
  });

  it('is not for those who only watch, nor before the first decision', () => {
    table.reset({ ...stateAfter(20), mine: [] });
    table.absence.lookBack();
    expect(table.absence.recap).toBeNull();
    table.reset({ ...stateAfter(20), decided: 0 });
    table.absence.lookBack();
    expect(table.absence.recap).toBeNull();
  });

  it('is not for those who see the game for the first time', () => {
    localStorage.clear();
    table.reset(stateAfter(20));
    table.absence.lookBack();
    expect(table.absence.recap).toBeNull();
  });

  it('remembers many games, and lets the oldest go', () => {
    for (let n = 0; n < 100; n++) keepTold(`game-${n}`, n);
    expect(toldUpTo('game-0')).toBe(-1);
    expect(toldUpTo('game-99')).toBe(99);
  });
});
