/** The telling: every sentence is held long enough, nothing grave is passed over, nobody who acts is held up. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Strip from '../src/components/Strip.svelte';
import { api } from '../src/lib/api/client';
import type { GameEvent, RawView, State, Step, Title } from '../src/lib/api/types';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { type Audience, fold, sentenceOf, SILENT, type Told, weightOf } from '../src/lib/story/beats';
import { changed, type Change } from '../src/lib/story/change';
import { FIRST_EASE, hold, LEAD, paceOf } from '../src/lib/story/pace';
import { i18n, t } from '../src/lib/text/i18n.svelte';
import { choiceLabel } from '../src/lib/text/offers';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const title = i18n.title('forbidden-island') as Title;
const tell = { merge: { flooded: 'beat-flooded' } };
const audience: Audience = { title, tell, mine: [0], personas: [] };
const texts = i18n.of('forbidden-island');

const told = (kind: string, words: Record<string, string[]>, version = 1, place = 0): Told => ({
  kind,
  words,
  version,
  seq: version,
  place,
});
const move = (seat: string, place = 0) =>
  told('moved', { seat: [seat], from: ['gold_gate'], tile: ['watchtower'] }, 1, place);
const flood = (tile: string, place = 0) => told('flooded', { tile: [tile] }, 1, place);

describe('changes', () => {
  const view = {
    level: 2,
    tiles: [{ state: 'dry' }, { state: 'dry' }],
    hand: { lift: 1, bags: 2 },
  } as unknown as RawView;
  it('are followed without touching the old view', () => {
    const after = changed(view, [
      [['level'], 3],
      [['tiles', 1, 'state'], 'sunk'],
      [['hand', 'bags']],
    ] as Change[]);
    expect(after).toEqual({ level: 3, tiles: [{ state: 'dry' }, { state: 'sunk' }], hand: { lift: 1 } });
    expect(view.level).toBe(2);
    expect((after.tiles as unknown[])[0]).toBe((view.tiles as unknown[])[0]);
  });
});

describe('beats', () => {
  it('join up to three minor things of one seat', () => {
    const beats = fold([move('1', 0), move('1', 1), move('1', 2), move('1', 3), move('2', 4)], audience);
    expect(beats.map((beat) => beat.events.length)).toEqual([3, 1, 1]);
  });
  it('sum up what belongs together', () => {
    const [beat, ...others] = fold([flood('watchtower', 0), flood('gold_gate', 1)], audience);
    expect(others).toEqual([]);
    const said = sentenceOf(beat!, texts, tell);
    expect(said).toContain(texts.name('tile', 'watchtower'));
    expect(said).toContain(texts.name('tile', 'gold_gate'));
  });
  it('say who it is once', () => {
    const [beat] = fold([move('1', 0), move('1', 1)], audience);
    const said = sentenceOf(beat!, texts, tell);
    expect(said.split(texts.seat(1, 'start'))).toHaveLength(2);
    expect(said).toContain(', then ');
  });
  it('never join anything grave', () => {
    const sunk = told('sunk', { tile: ['watchtower'] });
    expect(fold([move('1'), sunk, move('1')], audience).map((beat) => beat.weight)).toEqual([1, 3, 1]);
  });
  it('weigh more for whom they are about', () => {
    const wet = (seat: string): GameEvent => ({
      kind: 'in-water',
      words: { seat: [seat], tile: ['watchtower'] },
    });
    expect(weightOf(wet('0'), audience)).toBe(4);
    expect(weightOf(wet('1'), audience)).toBe(3);
  });
});

describe('a question', () => {
  it('need not name the only person here, whatever else begins it', () => {
    const name = texts.seat(0);
    expect(texts.unnamed(`${name}, where do you go?`, 0)).toBe('Where do you go?');
    expect(texts.unnamed(`${name}: ¿dónde?`, 0)).toBe('¿Dónde?');
    expect(texts.unnamed(`${name}: 3 actions left.`, 0)).toBe('3 actions left.');
    for (const other of [`${texts.seat(1)}, where?`, `${name} has placed 2.`])
      expect(texts.unnamed(other, 0)).toBe(other);
  });
  it('speaks to the only person here, whatever they are asked', () => {
    const words = { seat: ['0'], card: ['treasure_crystal_of_fire'], plays: ['1'], left: ['3'] };
    expect(texts.promptTo(0, 'hand-limit', words)).toMatch(/^With a Crystal of Fire card you hold too many/);
    expect(texts.promptTo(1, 'hand-limit', words)).toBe(texts.prompt('hand-limit', words));
    expect(texts.promptTo(0, 'actions', words)).toBe('3 actions left.');
  });
});

describe('the pace', () => {
  it('gives time to read, never less than a second', () => {
    expect(hold('x', 'reading')).toBe(1000);
    expect(hold('x'.repeat(100), 'reading')).toBe(4500);
    expect(hold('x', 'brisk')).toBe(600);
    expect(hold('x'.repeat(100), 'brisk')).toBe(2250);
    expect(hold('x'.repeat(100), 'instant')).toBe(0);
    expect(hold('x'.repeat(100), 'reading', FIRST_EASE)).toBe(5850);
    expect(hold('x'.repeat(100), 'brisk', FIRST_EASE)).toBe(2250);
  });
  it('is found again under its old names', () => {
    expect(['half', 'one', 'step', 'brisk', undefined].map(paceOf)).toEqual([
      'reading',
      'reading',
      'wait',
      'brisk',
      'reading',
    ]);
  });
});

// -- a table that tells

function stateAt(version: number, change: Partial<State> = {}): State {
  return {
    ...states.actions!,
    version,
    seq: version,
    at: version,
    last: version,
    mine: [0],
    viewer: 0,
    log: [],
    log_after: version - 1,
    decided: 0,
    ...change,
  };
}
function stepOf(version: number, events: GameEvent[], change: Partial<State> = {}): Step {
  const log = events.map((event) => ({ ...event, version, seq: version, undone: false, by: null }));
  return {
    version,
    seq: version,
    kind: 'choice',
    choice: { id: null, seat: 1 },
    by: null,
    undone: 0,
    struck: [],
    events: events.map((event, n) => ({ ...event, change: [[['turn'], 100 * version + n]] })),
    rest: [],
    state: stateAt(version, { log, ...change }),
  };
}
const sunk: GameEvent = { kind: 'sunk', words: { tile: ['watchtower'] } };
const rose: GameEvent = { kind: 'waters-rose', words: { seat: ['1'], level: ['4'], cards: ['3'] } };
const lost: GameEvent = { kind: 'drowned', words: { seat: ['1'] } };
const turn: GameEvent = { kind: 'turn', words: { seat: ['1'], number: ['3'] } };

let table: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ pace: 'reading', language: 'en' });
  table = new TableStore('g');
  table.tell = tell;
  table.connection.viewer = 0;
  table.playback.start();
  table.reset(stateAt(5, { log_after: -1 }));
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const caption = () => (table.playback.beat ? table.sentence(table.playback.beat) : '');
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('a table tells', () => {
  it('each sentence as long as it takes to read, then the next', async () => {
    table.follow(stepOf(6, [sunk, rose]));
    await pass(0);
    const first = caption();
    expect(first).toContain(table.texts.name('tile', 'watchtower'));
    await pass(hold(first, 'reading') - 1);
    expect(caption()).toBe(first);
    await pass(2);
    const second = caption();
    expect(second).not.toBe(first);
    await pass(hold(second, 'reading') + 5);
    expect(table.playing).toBe(false);
    expect(table.shown?.version).toBe(6);
  });

  it('always in words while something waits, in order, each aloud once, what stops at once', async () => {
    const say = vi.spyOn(table.announcer, 'say');
    const events = [sunk, rose, sunk, lost];
    table.follow(stepOf(6, events.slice(0, 2)));
    table.follow(stepOf(7, events.slice(2)));
    await pass(0);
    const heard: string[] = [];
    while (table.playing) {
      expect(caption()).not.toBe('');
      if (heard.at(-1) !== caption()) heard.push(caption());
      if (table.playback.waits) table.playback.next();
      await pass(40);
    }
    const sentences = events.map((event) => table.texts.event(event.kind, event.words));
    expect(heard).toEqual(sentences);
    const told = say.mock.calls.filter(([sentence]) => sentences.includes(sentence));
    expect(told).toEqual(sentences.map((sentence, n) => [sentence, n === 3]));
    // Nothing ticks while nothing is told.
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of the past, while what is offered is named and doubted by the present', async () => {
    const seen: unknown[] = [];
    const look = (view: RawView) => seen.push(view.level);
    table.tell = { ...tell, about: (view) => (look(view), ''), loses: (view) => (look(view), 0) };
    table.follow(stepOf(6, [sunk, rose], { view: { ...states.actions!.view, level: 9 } }));
    await pass(0);
    expect(table.view?.level).not.toBe(9);
    choiceLabel(table.offered[0]!, table);
    vi.spyOn(api, 'choose').mockResolvedValue(stateAt(7) as never);
    await table.choose(table.offered[0]!);
    expect(seen).toEqual([9, 9]);
  });

  it('nothing while something lies over it', async () => {
    table.follow(stepOf(6, [sunk, rose]));
    await pass(10);
    const first = caption();
    table.playback.cover(true);
    await pass(60_000);
    expect(caption()).toBe(first);
    table.playback.cover(false);
    await pass(hold(first, 'reading'));
    expect(caption()).not.toBe(first);
  });

  it('first the sentence, then what it says on the board', async () => {
    table.follow(stepOf(6, [sunk]));
    await pass(LEAD - 10);
    expect(table.view?.turn).toBe(states.actions!.view.turn);
    await pass(20);
    expect(table.view?.turn).toBe(600);
  });

  it('and nobody waits for it: what is asked may be chosen at once', async () => {
    table.follow(stepOf(6, [sunk, rose]));
    await pass(10);
    expect(table.playing).toBe(true);
    expect(table.choices).toEqual([]);
    expect(table.offered.length).toBeGreaterThan(0);
    vi.spyOn(api, 'choose').mockResolvedValue(stateAt(6));
    void table.choose(table.offered[0]!);
    await pass(0);
    expect(table.playing).toBe(false);
    expect(table.since.beats.map((beat) => table.since.isUnseen(beat))).toContain(true);
  });

  it('but what the viewer has done itself holds up nothing: it stays in the caption for its time', async () => {
    table.follow(stepOf(6, [{ ...move('0'), version: 0 } as GameEvent]));
    await pass(0);
    expect(table.live).toBe(true);
    expect(table.playback.linger && table.sentence(table.playback.linger)).toContain(
      table.texts.name('tile', 'watchtower'),
    );
    await pass(60_000);
    expect(table.playback.linger).toBeNull();
  });

  it('stops at what nobody may miss, until somebody goes on', async () => {
    table.follow(stepOf(6, [lost, sunk]));
    await pass(60_000);
    expect(table.playback.waits).toBe('stop');
    expect(table.announcer.urgent).toBe(caption());
    table.playback.next();
    await pass(10);
    expect(table.playback.waits).toBeNull();
    expect(caption()).toContain(table.texts.name('tile', 'watchtower'));
  });

  it('waits after each beat if asked to; silent ones never wait', async () => {
    settings.set({ pace: 'wait' });
    table.follow(stepOf(6, [turn, sunk, turn, rose]));
    let presses = 0;
    for (; presses < 10; presses++) {
      await pass(60_000);
      if (!table.playback.waits) break;
      table.playback.next();
    }
    expect(presses).toBe(2);
    expect(table.playing).toBe(false);
  });

  it('nothing at the pace "at once": the end is there, the strip is full', async () => {
    settings.set({ pace: 'instant' });
    table.follow(stepOf(6, [sunk, rose]));
    await pass(0);
    expect(table.shown?.version).toBe(6);
    expect(table.since.beats).toHaveLength(2);
    expect(table.announcer.polite).toContain(table.texts.name('tile', 'watchtower'));
  });

  it('and stands still while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    table.follow(stepOf(6, [sunk]));
    await pass(500);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(60_000);
    expect(table.playing).toBe(true);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(60_000);
    expect(table.playing).toBe(false);
  });

  it('never drops anything grave, however much waits', async () => {
    const said: string[] = [];
    for (let version = 6; version < 60; version++)
      table.follow(stepOf(version, version % 10 ? [move('1')] : [sunk]));
    while (table.playing) {
      await pass(50);
      if (said[said.length - 1] !== caption()) said.push(caption());
    }
    expect(
      said.filter((one) => one.includes(table.texts.name('tile', 'watchtower'))).length,
    ).toBeGreaterThanOrEqual(5);
  });

  it('ends at once when something is taken back', async () => {
    table.follow(stepOf(6, [sunk, rose]));
    await pass(10);
    table.follow({ ...stepOf(7, []), kind: 'undo', undone: 1, struck: [6], choice: null });
    await pass(0);
    expect(table.playing).toBe(false);
    expect(table.shown?.version).toBe(7);
    expect(table.log.filter((entry) => entry.version === 6).every((entry) => entry.undone)).toBe(true);
  });

  it('the same events only once, though they come twice', async () => {
    const heard: string[] = [];
    table.follow(stepOf(6, [sunk]));
    table.follow(stepOf(6, [sunk]));
    while (table.playing) {
      await pass(100);
      if (table.announcer.polite && heard[heard.length - 1] !== table.announcer.polite)
        heard.push(table.announcer.polite);
    }
    expect(heard).toHaveLength(1);
  });

  it('missed steps, each from the view before', async () => {
    table.follow({ ...stepOf(6, [sunk]), state: null });
    await pass(LEAD + 10);
    expect(table.view?.turn).toBe(600);
    table.follow(stepOf(7, [rose]));
    await pass(60_000);
    expect(table.shown?.version).toBe(7);
  });
});

describe('the strip', () => {
  it('begins at the last real decision, which a pass does not move', async () => {
    settings.set({ pace: 'instant' });
    const entry = (version: number) => ({ ...sunk, version, seq: version, undone: false, by: null });
    table.reset(stateAt(9, { log: [entry(3), entry(6), entry(9)], log_after: -1, decided: 5 }));
    expect(table.since.beats.map((beat) => beat.events[0]!.seq)).toEqual([6, 9]);
    table.reset(stateAt(10, { log: [entry(3), entry(6), entry(9)], log_after: -1, decided: 10 }));
    expect(table.since.beats).toEqual([]);
  });

  it('shows a beat again on the board, then what is there now', async () => {
    table.follow(stepOf(6, [sunk]));
    await pass(60_000);
    expect(table.view?.turn).toBe(states.actions!.view.turn);
    table.again(table.since.beats);
    await pass(LEAD + 10);
    expect(table.view?.turn).toBe(600);
    await pass(60_000);
    expect(table.view?.turn).toBe(states.actions!.view.turn);
    expect(table.playing).toBe(false);
  });
});

it('says that nothing has happened when all there was is not worth a word', () => {
  settings.set({ language: 'en' });
  const table = new TableStore('t');
  table.reset(states.actions!);
  const beats = [{ key: 'a', weight: SILENT, seat: null }];
  vi.spyOn(table.since, 'beats', 'get').mockReturnValue(beats as never);
  render(Strip, { table });
  expect(screen.getByText(t('web-log-empty'))).toBeTruthy();
});
