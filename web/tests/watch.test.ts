/** Watch again: the past plays by itself, from view to view, and whoever goes elsewhere ends it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api/client';
import type { GameEvent, State, Step } from '../src/lib/api/types';
import { TableStore } from '../src/lib/state/table.svelte';
import { hold } from '../src/lib/story/pace';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const LAST = 120;
const sunk: GameEvent = { kind: 'sunk', words: { tile: ['watchtower'] } };

function stateAt(at: number): State {
  const turn = 1000 + at;
  return {
    ...states.actions!,
    version: LAST,
    seq: LAST,
    last: LAST,
    at,
    mine: [0],
    viewer: 0,
    log: [],
    view: { turn },
  };
}
/** Every third choice is told; the view counts the choices. */
function stepAt(seq: number): Step {
  const events = seq % 3 ? [] : [{ ...sunk, change: [[['turn'], 5000 + seq]] as never }];
  return {
    version: seq,
    seq,
    kind: 'choice',
    choice: { id: null, seat: 1 },
    by: null,
    undone: 0,
    struck: [],
    events,
    rest: [[['turn'], 1000 + seq]] as never,
    state: null,
  };
}

let table: TableStore;
const asked: [number, number][] = [];
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.spyOn(api, 'state').mockImplementation((_, { at = LAST } = {}) => Promise.resolve(stateAt(at)));
  vi.spyOn(api, 'steps').mockImplementation((_, after, until) => {
    asked.push([after, until]);
    return Promise.resolve({ steps: Array.from({ length: until - after }, (_, n) => stepAt(after + n + 1)) });
  });
  table = new TableStore('g');
  table.connection.viewer = 0;
  table.reset({ ...stateAt(LAST), log_after: -1 });
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const sentence = () => (table.beat ? table.sentence(table.beat) : '');

describe('watch again', () => {
  it('plays from the beginning to the end without a press, and is then in the present', async () => {
    void table.watchAgain();
    const seen = new Set<number>();
    for (let n = 0; n < 400 && (n < 5 || table.watch.playing); n++) {
      await pass(200);
      if (table.past) seen.add(table.past.at);
    }
    expect(table.watch.playing).toBe(false);
    expect(table.past).toBeNull();
    expect([...seen]).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.size).toBeGreaterThan(30);
    expect(asked).toEqual([
      [0, 50],
      [50, 100],
      [100, 120],
    ]);
  });

  it('shows what each event did, then how the choice ended', async () => {
    void table.watchAgain();
    await pass(50);
    expect(sentence()).toContain(table.texts.name('tile', 'watchtower'));
    expect(table.view?.turn).toBe(1002);
    await pass(100);
    expect(table.view?.turn).toBe(1005);
    expect(table.past?.at).toBe(5);
  });

  it('goes faster when asked to', async () => {
    table.watch.speed = 4;
    void table.watchAgain();
    await pass(10);
    const held = hold(sentence(), 'reading') / 4;
    await pass(held * 3 + 200);
    expect(table.past!.at).toBeGreaterThanOrEqual(8);
  });

  it('stays where it is stopped, with all that belongs to the moment', async () => {
    void table.watchAgain();
    await pass(3000);
    table.watch.toggle();
    const at = table.past!.at;
    await pass(60_000);
    expect(table.past?.at).toBe(at);
    expect(api.state).toHaveBeenLastCalledWith('g', { at, viewer: 0 });
    table.watch.toggle();
    await pass(3000);
    expect(table.past!.at).toBeGreaterThan(at);
  });

  it('does not begin any more when one has gone elsewhere before the beginning has come', async () => {
    void table.watchAgain();
    await table.goTo(7);
    await pass(60_000);
    expect(table.past?.at).toBe(7);
    expect(table.watch.playing).toBe(false);
  });

  it('ends when one goes elsewhere', async () => {
    void table.watchAgain();
    await pass(2000);
    await table.goTo(90);
    await pass(60_000);
    expect(table.past?.at).toBe(90);
    expect(table.watch.playing).toBe(false);
  });
});
