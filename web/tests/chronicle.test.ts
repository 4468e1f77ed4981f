/** The curve, the picture and the record of this device, as far as they are thought and not drawn. */
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Chronicle from '../src/components/end/Chronicle.svelte';
import { across, drawn, height, labelled, placeOf, swing, WIDTH } from '../src/components/end/course';
import { broken, pictureOf } from '../src/components/end/picture';
import * as later from '../src/lib/api/later';
import type { Chances, State } from '../src/lib/api/types';
import { type Played, readKept, summed } from '../src/lib/record/record';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { t } from '../src/lib/text/i18n.svelte';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;

const chances: Chances = {
  done: true,
  counts: 'turns',
  games: 72,
  seconds: 60,
  lines: ['all', 0],
  points: [
    { at: 0, turn: 1, games: 24, chances: [[0.5, 0.3, 0.7], [0.25, 0.1, 0.4]] }, // prettier-ignore
    { at: 10, turn: 2, games: 24, chances: [[0.75, 0.6, 0.9], [0.5, 0.3, 0.7]] }, // prettier-ignore
    { at: 30, turn: 2, games: 0, chances: [[1, 1, 1], [0, 0, 0]] }, // prettier-ignore
  ],
  turning: [],
};

describe('the curve', () => {
  it('has equally wide turns and ends at the right edge', () => {
    expect(across(chances, 10) - across(chances, 0)).toBeCloseTo(across(chances, 30) - across(chances, 10));
    expect(across(chances, 30)).toBe(WIDTH - 24);
    expect(across(chances, 20)).toBeCloseTo((across(chances, 10) + across(chances, 30)) / 2);
    expect(labelled(chances).map(({ turn }) => turn)).toEqual([1, 2]);
  });
  it('draws each line within its band', () => {
    const [all, own] = drawn(chances);
    expect(all!.end.y).toBe(height(1));
    expect(own!.end.y).toBe(height(0));
    expect(all!.band.match(/[ML]/g)).toHaveLength(6);
  });
  it('puts a turning point on its line', () => {
    expect(placeOf(chances, 10, 0)).toEqual({ x: across(chances, 10), y: height(0.5) });
    expect(placeOf(chances, 20, 0).y).toBeCloseTo(height(0.25));
    expect(swing({ before: 0.44, after: 0.33 })).toBe('−11');
    expect(swing({ before: 0.44, after: 0.6 })).toBe('+16');
  });
});

describe('the picture', () => {
  it('breaks long sentences', () => {
    const nine = (line: string) => line.length <= 9;
    expect(broken('one two three four', nine, 2)).toEqual(['one two', 'three …']);
    expect(broken('with all 17\u00a0% two', nine, 3)).toEqual(['with', 'all 17\u00a0%', 'two']);
  });
  it('has its words in the typefaces of the page, within their column, and names only there', () => {
    settings.set({ language: 'es' });
    const headline =
      'Ana <gana> con una ventaja de muchos puntos de prestigio, los más de la partida, y no hay más';
    const ranking = [{ name: 'Ana', points: '46', seat: 0 }];
    const told = { title: 'T', kicker: '', headline, cause: '', ranking, colours: ['#aa2211'] };
    const wide = (text: string, font: string) => (text.length * Number(/(\d+)px/.exec(font)![1])) / 2;
    const { svg, words } = pictureOf(told, chances, 'won', wide);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    expect(svg).not.toContain('Ana');
    expect(svg).toContain('#aa2211');
    expect(words.map(({ text }) => text).join(' ')).toContain(headline); // not cut
    expect(words.map(({ text }) => text)).toContain('50\u00a0%');
    for (const { font, text, x, end } of words) {
      expect(file('src/styles/app.css')).toContain(`font-family: ${/px (\w+), /.exec(font)![1]};`);
      if (!end && x < 580) expect(x + wide(text, font)).toBeLessThan(580);
    }
  });
});

describe('the record', () => {
  const played = (when: number, result: Played['result'], why: Played['why'] = '', points = 0): Played => ({
    id: String(when),
    game: 'papua',
    when,
    seats: 3,
    level: '',
    result,
    place: 1,
    points,
    turns: 9,
    seconds: 60,
    why,
  });
  it('counts what counts, in the order of time', () => {
    const list = [played(4, 'won', '', 7), played(1, 'won', '', 31), played(2, 'won'), played(3, 'lost')];
    expect(summed([...list, played(5, 'lost', 'clone'), played(6, 'won', 'rewound', 99)])).toEqual({
      games: 4,
      wins: 3,
      streak: 1,
      longest: 2,
      best: 31,
      seconds: 240,
    });
  });
  it('reads only what it has written', () => {
    const read = (given: unknown) => readKept(JSON.stringify(given), ['papua']);
    expect(readKept('no JSON', ['papua'])).toBeNull();
    expect(read({ format: 'robinsonade-match' })).toBeNull();
    const format = 'robinsonade-record';
    const found = read({ format, played: [played(1, 'won'), 7], solved: [] })!;
    expect(found.played).toEqual([played(1, 'won')]);
    expect(found.unread).toBe(1);
    const lesson = { id: 'papua', game: 'papua', sort: 'lesson', stars: 0, when: 1 };
    expect(read({ format, played: [], solved: [lesson] })!.solved).toEqual([lesson]);
  });
  it.each([
    { game: 'chess' },
    { when: 'yesterday' },
    { result: 'glory' },
    { points: '31' },
    { why: 'because' },
    { seats: undefined },
  ])('refuses what was invented: %o', (invented) => {
    const entry = { ...played(1, 'won'), ...invented };
    const text = JSON.stringify({ format: 'robinsonade-record', played: [entry], solved: [] });
    expect(readKept(text, ['papua'])).toBeNull();
  });
});

describe('the page of the end', () => {
  it('asks again every two seconds, shows what is known at once, and stops when all is known', async () => {
    settings.set({ language: 'en' });
    vi.useFakeTimers();
    const nothing: Chances = { ...chances, done: false, games: 0, seconds: -1, lines: [], points: [] };
    const answers = [nothing, { ...chances, done: false, seconds: -1 }, { ...chances, seconds: -1 }];
    const asked = vi.spyOn(later, 'chances').mockImplementation(async () => answers.shift()!);
    const table = new TableStore('t');
    table.reset(states.actions!);
    render(Chronicle, { table, outcome: { ...states.end!.outcome!, luck: [] } });
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByRole('status').textContent).toContain(t('web-course-wait'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByRole('status').textContent).toContain('72');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
  it.each([
    ['turns', 'Turn 2.'],
    ['rounds', 'Round 2.'],
  ] as const)('counts as its title does: %s', async (counts, when) => {
    settings.set({ language: 'en' });
    const one = { at: 10, turn: 2, line: 'all', before: 0.5, after: 0.25, cause: 'chance', seat: 0, event: null }; // prettier-ignore
    const turning = [
      { ...one, choice: { kind: 'stop', words: { seat: ['0'] } } },
    ] as unknown as Chances['turning'];
    vi.spyOn(later, 'chances').mockResolvedValue({ ...chances, counts, seconds: -1, turning });
    const table = new TableStore('t');
    table.reset(states.actions!);
    render(Chronicle, { table, outcome: { ...states.end!.outcome!, luck: [] } });
    expect(await screen.findByText(when)).toBeTruthy();
  });
  it('names a choice of which nothing is told once', async () => {
    settings.set({ language: 'en' });
    const choice = { kind: 'stop', words: { seat: ['0'] } };
    const one = { at: 10, turn: 2, line: 'all', before: 0.5, after: 0.25, cause: 'choice', seat: 0, event: null, choice }; // prettier-ignore
    const turning = [one] as unknown as Chances['turning'];
    vi.spyOn(later, 'chances').mockResolvedValue({ ...chances, seconds: -1, turning });
    const table = new TableStore('t');
    table.reset(states.actions!);
    render(Chronicle, { table, outcome: { ...states.end!.outcome!, luck: [] } });
    const told = (await screen.findByText('Turn 2.')).parentElement!.textContent;
    expect(told.split(table.texts.choice(choice.kind, choice.words))).toHaveLength(2);
  });
});
