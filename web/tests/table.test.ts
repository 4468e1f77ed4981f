import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Problem } from '../src/lib/api/client';
import type { State, Step, Title } from '../src/lib/api/types';
import { settings } from '../src/lib/state/settings.svelte';
import { handOver, TableStore } from '../src/lib/state/table.svelte';
import { merged } from '../src/lib/story/playback.svelte';
import { i18n } from '../src/lib/text/i18n.svelte';
import { file, webTexts } from './files';

const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const title = (JSON.parse(file('tests/fixtures/texts.json')) as { games: Record<string, { title: Title }> })
  .games['forbidden-island']!.title;
const folder = '../src/robinsonade';
i18n.provide(
  'en',
  {
    shared: file(`${folder}/text/en.ftl`),
    web: webTexts('en'),
    games: { 'forbidden-island': file(`${folder}/games/forbidden_island/text/en.ftl`) },
  },
  [title],
);

function stateAt(version: number, change: Partial<State> = {}): State {
  return {
    ...states.actions!,
    version,
    seq: version,
    at: version,
    last: version,
    log: [],
    log_after: version - 1,
    decided: 0,
    ...change,
  };
}
function step(version: number, change: Partial<Step> = {}): Step {
  return {
    version,
    seq: version,
    kind: 'choice',
    choice: { id: 'x', seat: 0 },
    by: null,
    undone: 0,
    struck: [],
    events: [],
    rest: [],
    state: stateAt(version),
    ...change,
  };
}
const line = (version: number, seq: number, kind = 'skull') => ({
  version,
  seq,
  kind,
  words: { level: ['10'] },
  undone: false,
  by: null,
});

let table: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ pace: 'instant', language: 'en' });
  table = new TableStore('g');
  table.reset(stateAt(5, { log: [line(1, 1), line(5, 5)], log_after: -1 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a table', () => {
  it('offers the choices of the state', () => {
    expect(table.choices).toHaveLength(states.actions!.decision.choices.length);
    expect(table.myTurn).toBe(true);
    expect(table.announcer.urgent).toContain('actions left');
  });

  it('asks again before something useful is thrown away, for three seconds', async () => {
    const sent = vi.spyOn(api, 'choose').mockResolvedValue(stateAt(6) as never);
    table.tell = { loses: (_, choice) => (choice.kind === 'stop' ? 2 : 0) };
    const stop = table.offered.find((one) => one.kind === 'stop')!;
    expect(await table.choose(stop)).toBe(false);
    expect(table.doubted).toEqual({ choice: stop.id, lost: 2, says: '' });
    expect(table.announcer.urgent).toContain('2 actions would be lost');
    vi.advanceTimersByTime(3001);
    expect(table.doubted).toBeNull();
    await table.choose(stop);
    expect(sent).not.toHaveBeenCalled();
    await table.choose(stop);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('does not ask again of what whoever explains the game means', async () => {
    const sent = vi.spyOn(api, 'choose').mockResolvedValue(stateAt(6) as never);
    table.tell = { loses: () => 1 };
    table.later = () => null;
    await table.choose(table.offered.find((one) => one.kind === 'stop')!);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('takes a choice while advice is on its way, which nobody waits for any more', async () => {
    let advise = (_: never) => {};
    vi.spyOn(api, 'hint').mockReturnValue(new Promise((done) => (advise = done)));
    const sent = vi.spyOn(api, 'choose').mockResolvedValue(stateAt(6) as never);
    const asking = table.askHint();
    expect(table.busy).toBe(false);
    const move = table.offered.find((one) => one.kind === 'move')!;
    await table.choose(move);
    expect(sent).toHaveBeenCalledOnce();
    advise({ choice: move.id } as never);
    await asking;
    expect(table.hint).toBeNull();
  });

  it('follows steps and keeps the log', async () => {
    table.follow(step(6, { state: stateAt(6, { log: [line(6, 6)] }) }));
    await vi.runAllTimersAsync();
    expect(table.shown?.version).toBe(6);
    expect(table.log.map((entry) => entry.version)).toEqual([1, 5, 6]);
  });

  it('ignores what it already knows', async () => {
    table.follow(step(5));
    table.reset(stateAt(4));
    await vi.runAllTimersAsync();
    expect(table.now?.version).toBe(5);
  });

  it('keeps what somebody has opened when the same state comes once more', () => {
    const key = table.groups[0]!.key;
    table.toggle(key);
    table.reset(stateAt(5, { log_after: -1 }));
    expect(table.open).toBe(key);
    table.reset(stateAt(6, { log_after: -1 }));
    expect(table.open).toBeNull();
  });

  it('strikes through what was taken back', async () => {
    table.follow(
      step(6, { kind: 'undo', seq: 4, choice: null, undone: 1, struck: [5], state: stateAt(6, { seq: 4 }) }),
    );
    await vi.runAllTimersAsync();
    expect(table.log.map((entry) => entry.undone)).toEqual([false, true]);
  });

  it('catches up with missed steps, of which only the last has a state', async () => {
    table.follow(step(6, { state: null }));
    table.follow(step(7, { state: null }));
    table.follow(step(8, { state: stateAt(8, { log: [line(6, 6), line(7, 7), line(8, 8)], log_after: 5 }) }));
    await vi.runAllTimersAsync();
    expect(table.shown?.version).toBe(8);
    expect(table.log.map((entry) => entry.version)).toEqual([1, 5, 6, 7, 8]);
    expect(table.live).toBe(true);
  });

  it('takes the state of a refusal', async () => {
    vi.spyOn(api, 'choose').mockRejectedValue(
      new Problem(409, 'stale', {}, 'Too late.', stateAt(9, { log_after: -1 })),
    );
    expect(await table.choose(table.choices[0]!)).toBe(false);
    expect(table.problem?.detail).toBe('Too late.');
    expect(table.shown?.version).toBe(9);
  });

  it('tells what others did before a refusal: it comes by the stream', async () => {
    table.connection.status = 'open';
    const late = stateAt(7, { log: [line(1, 1), line(5, 5), line(6, 6), line(7, 7)], log_after: -1 });
    vi.spyOn(api, 'choose').mockRejectedValue(new Problem(409, 'stale', {}, 'Too late.', late));
    const told = vi.spyOn(table.playback, 'add');
    const chosen = table.choose(table.choices[0]!);
    await vi.advanceTimersByTimeAsync(100);
    expect(table.problem?.detail).toBe('Too late.');
    for (const version of [6, 7]) table.follow(step(version));
    await vi.runAllTimersAsync();
    expect(await chosen).toBe(false);
    expect(told.mock.calls.map(([one]) => one.version)).toEqual([6, 7]);
    expect(table.shown?.version).toBe(7);
  });

  it('takes the state of a refusal from a stream that brings nothing', async () => {
    table.connection.status = 'open';
    vi.spyOn(api, 'choose').mockRejectedValue(new Problem(409, 'stale', {}, 'Too late.', stateAt(7)));
    const chosen = table.choose(table.choices[0]!);
    await vi.runAllTimersAsync();
    expect(await chosen).toBe(false);
    expect(table.shown?.version).toBe(7);
  });

  it('tries again if only others have answered the same question', async () => {
    const choose = vi
      .spyOn(api, 'choose')
      .mockRejectedValueOnce(new Problem(409, 'stale', {}, 'Too late.', stateAt(6)))
      .mockRejectedValueOnce(new Problem(409, 'stale', {}, 'Too late.', stateAt(7)))
      .mockImplementation(() => {
        for (const version of [6, 7, 8]) table.follow(step(version));
        return Promise.resolve(stateAt(8));
      });
    expect(await table.choose(table.choices[0]!)).toBe(true);
    expect(choose.mock.calls.map(([, expected]) => expected.expected_version)).toEqual([5, 6, 7]);
    expect(table.problem).toBeNull();
  });

  it('tries again although the last who answers cannot take it back', async () => {
    const { decision } = stateAt(6);
    const choices = decision.choices.map((choice) => ({ ...choice, reversible: !choice.reversible }));
    const now = stateAt(6, { decision: { ...decision, choices } });
    const choose = vi
      .spyOn(api, 'choose')
      .mockRejectedValueOnce(new Problem(409, 'stale', {}, 'Too late.', now))
      .mockImplementation(() => {
        for (const version of [6, 7]) table.follow(step(version));
        return Promise.resolve(stateAt(7));
      });
    expect(await table.choose(table.choices[0]!)).toBe(true);
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it('does not try again what was meant for another table', async () => {
    const view = { ...stateAt(6).view, level: 5 };
    const choose = vi
      .spyOn(api, 'choose')
      .mockRejectedValue(new Problem(409, 'stale', {}, 'Too late.', stateAt(6, { view })));
    expect(await table.choose(table.choices[0]!)).toBe(false);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('makes nothing of an answer that comes when the table is left', async () => {
    table.connection.status = 'open';
    vi.spyOn(api, 'choose').mockResolvedValue(stateAt(6));
    const told = vi.spyOn(table.announcer, 'settle');
    const chosen = table.choose(table.choices[0]!);
    table.stop();
    await vi.runAllTimersAsync();
    await chosen;
    expect(table.shown?.version).toBe(5);
    expect(told).not.toHaveBeenCalled();
  });

  it('uses the answer when the stream is down', async () => {
    table.connection.status = 'waiting';
    vi.spyOn(api, 'choose').mockResolvedValue(stateAt(6, { log: [line(6, 6)] }));
    expect(await table.choose(table.choices[0]!)).toBe(true);
    expect(table.shown?.version).toBe(6);
    expect(table.log.map((entry) => entry.version)).toEqual([1, 5, 6]);
  });

  it('looks back and returns', async () => {
    const asked = vi
      .spyOn(api, 'state')
      .mockImplementation((_, { at } = {}) => Promise.resolve(stateAt(5, { at: at! })));
    await table.scrub(-1);
    expect(table.past?.at).toBe(4);
    expect(table.choices).toEqual([]);
    await table.scrub(-1);
    await table.scrub(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await table.goTo(null);
    expect(table.past).toBeNull();
    expect(table.choices.length).toBeGreaterThan(0);
  });
});

describe('asking', () => {
  const pass = { ...states.actions!.decision.choices[0]!, id: '0.pass', seat: 0, kind: 'pass', targets: [] };
  const escape = { ...pass, id: '0.escape', kind: 'escape', interrupt: true, cost: 'card' };
  const win = { seat: 0, sort: 'win' as const, kind: 'win', words: {}, rules: [], choices: ['0.escape'] };
  const decision = {
    ...states.actions!.decision,
    waiting: [0],
    asked: [0],
    choices: [escape, pass],
    stakes: [win],
  };

  it('says first what wins', () => {
    table.reset(stateAt(6, { decision }));
    expect(table.question).toBe('You can win now.');
    expect(table.offeredGroups[0]!.kind).toBe('escape');
    expect([...table.wins]).toEqual(['0.escape']);
  });

  it('offers no pass to who is not asked, but what can be used', () => {
    table.reset(stateAt(6, { decision: { ...decision, asked: [] } }));
    expect(table.offered.map((choice) => choice.id)).toEqual(['0.escape']);
    expect(table.myTurn).toBe(false);
  });

  it('follows what another device has settled', () => {
    const asking = [{ seat: 0, asking: 'never' as const, hold: 'once' as const }];
    table.receive('asking', { asking, decision });
    expect(table.asking).toEqual(asking[0]);
    expect(table.offered).toHaveLength(2);
  });
});

describe('the curtain', () => {
  const secret = (waiting: number[], change: Partial<State> = {}) =>
    stateAt(5, {
      secrets: true,
      mine: [0, 2],
      decision: { ...states.actions!.decision, waiting, asked: waiting.filter((seat) => seat !== 1) },
      ...change,
    });
  it('falls when the decision goes to somebody else on this device', () => {
    expect(handOver(secret([2]), 0)).toBe(2);
  });
  it('falls for whoever loads the page in the middle of a game, also while others play', () => {
    expect(handOver(secret([2]), null)).toBe(2);
    expect(handOver(secret([1]), null)).toBe(0);
  });
  it('stays up for who is already looking, for others, and at the end', () => {
    expect(handOver(secret([2]), 2)).toBeNull();
    expect(handOver(secret([0, 2]), 2)).toBeNull();
    expect(handOver(secret([1]), 0)).toBeNull();
    expect(handOver(secret([2], { outcome: states.end!.outcome }), 0)).toBeNull();
  });
  it('is not needed where everybody sees the same, or with one person', () => {
    expect(handOver(secret([2], { secrets: false }), 0)).toBeNull();
    expect(handOver(secret([2], { mine: [2] }), 0)).toBeNull();
  });
  it('does not fall for a moment that goes by', () => {
    const decision = { ...states.actions!.decision, waiting: [2], asked: [] };
    expect(handOver(secret([2], { decision }), 0)).toBeNull();
  });
  it('hides all choices', () => {
    table.connection.viewer = 0;
    table.reset(secret([2], { version: 6, log_after: -1 }));
    expect(table.curtain).toBe(2);
    expect(table.choices).toEqual([]);
  });
});

it('a log is replaced or continued', () => {
  const state = stateAt(6, { log: [line(6, 6)], log_after: 5 });
  expect(merged([line(5, 5), line(6, 6)], state)).toHaveLength(2);
  expect(merged([line(5, 5)], { ...state, log_after: -1 })).toHaveLength(1);
});
