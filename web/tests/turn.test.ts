/** Your turn: the tab, notifications, sounds, waiting, names, links, quick words. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Share from '../src/components/Share.svelte';
import Attention from '../src/components/turn/Attention.svelte';
import Company from '../src/components/turn/Company.svelte';
import NameGate from '../src/components/turn/NameGate.svelte';
import Waiting from '../src/components/turn/Waiting.svelte';
import { api, Problem } from '../src/lib/api/client';
import type { Seat, State, Title } from '../src/lib/api/types';
import { Pointer } from '../src/lib/board/pointer.svelte';
import { isThisComputer, keepLinks } from '../src/lib/links';
import { Stage } from '../src/lib/stage/stage.svelte';
import { clock } from '../src/lib/state/clock.svelte';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import type { Beat } from '../src/lib/story/beats';
import { i18n, t } from '../src/lib/text/i18n.svelte';
import { dotted } from '../src/lib/turn/favicon';
import { LONG_WAIT, notify } from '../src/lib/turn/notice';
import { holding } from '../src/lib/turn/ping';
import { PAUSE, play } from '../src/lib/turn/sound';
import { soundOf } from '../src/lib/turn/sounds';
import { awaited, LENDING, tabTitle } from '../src/lib/turn/title';
import { WORDS } from '../src/lib/turn/words';
import { file } from './files';

const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const title = (JSON.parse(file('tests/fixtures/texts.json')) as { games: Record<string, { title: Title }> })
  .games['forbidden-island']!.title;
for (const language of ['en', 'es'] as const) {
  const folder = '../src/robinsonade';
  i18n.provide(
    language,
    {
      shared: file(`${folder}/text/${language}.ftl`),
      web: file(`${folder}/text/web.${language}.ftl`),
      games: { 'forbidden-island': file(`${folder}/games/forbidden_island/text/${language}.ftl`) },
    },
    [title],
  );
}

const NOON = 3_000_000;
const seat = (change: Partial<Seat>): Seat => ({
  kind: 'link',
  name: 'Luis',
  player: null,
  claimed: true,
  online: true,
  away_since: null,
  asked_since: null,
  lends: false,
  stand_in: null,
  given_up: false,
  persona: null,
  ...change,
});
let table: TableStore;
/** A table where Luis is asked, unless something else is said. */
function sit(change: Partial<State> = {}, luis: Partial<Seat> = {}) {
  const now = states.actions!;
  table = new TableStore('g');
  table.reset({
    ...now,
    seats: [seat({ kind: 'here', name: 'Me' }), seat({ asked_since: NOON, ...luis })],
    mine: [0],
    lending: false,
    closed: false,
    outcome: null,
    decision: { ...now.decision, waiting: [1], asked: [], choices: [], passable: [] },
    log_after: -1,
    ...change,
  });
}
// Other files share the worker: nothing of this is left to them.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});
beforeEach(() => {
  settings.set({ language: 'en', sound: '0', notify: '', name: '' });
  vi.spyOn(api, 'rights').mockResolvedValue({ manager: false });
  clock.now = (NOON + 180) * 1000;
  sit();
});

describe('the tab', () => {
  it('says whose turn it is, never of bots', () => {
    expect(tabTitle(table)).toBe(`Luis is thinking … · ${table.texts.title()}`);
    sit({ decision: states.actions!.decision });
    expect(tabTitle(table)).toBe(`● Your turn: ${table.texts.title()}`);
    sit({}, { kind: 'bot', player: 'greedy' });
    expect(tabTitle(table)).toBe(table.texts.title());
    expect(awaited(table.now!)).toEqual([]);
  });
  it('says of a free seat that nobody has taken it, not that it thinks', () => {
    sit({}, { claimed: false, name: '' });
    expect(tabTitle(table)).toBe(`Nobody has taken the seat of Player 2 yet. · ${table.texts.title()}`);
    settings.set({ language: 'es' });
    expect(tabTitle(table)).toContain('Un asiento sigue libre: ');
  });

  it('has a sign with a dot, drawn from the same picture', () => {
    const svg = file('public/favicon.svg');
    const drawn = decodeURIComponent(dotted(svg).replace('data:image/svg+xml,', ''));
    expect(drawn.startsWith(svg.slice(0, svg.indexOf('</svg>')))).toBe(true);
    expect(drawn).toMatch(/<circle [^>]*\/><\/svg>\s*$/);
  });
});

describe('notifications', () => {
  const made: { title: string; onclick?: () => void }[] = [];
  class Fake {
    static permission = 'granted';
    static requestPermission = vi.fn(() => Promise.resolve('granted'));
    onclick?: () => void;
    constructor(readonly title: string) {
      made.push(this);
    }
    close() {}
  }
  beforeEach(() => {
    made.length = 0;
    vi.stubGlobal('Notification', Fake);
  });
  const tell = (version: number, onclick = () => undefined) =>
    notify({ game: 'g', version, title: 'Your turn', body: '', onclick });

  it('come only while nobody looks, once for each decision, and lead back', () => {
    settings.set({ notify: 'on' });
    expect(tell(1)).toBe(false);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const back = vi.fn();
    expect([tell(2, back), tell(2), tell(3)]).toEqual([true, false, true]);
    made[0]!.onclick!();
    expect(back).toHaveBeenCalledOnce();
    settings.set({ notify: 'off' });
    expect(tell(4)).toBe(false);
  });

  it('are offered once, after the first long wait at a table with others', async () => {
    vi.useFakeTimers();
    render(Attention, { table, stage: new Stage(table) });
    await vi.advanceTimersByTimeAsync(LONG_WAIT - 1);
    expect(screen.queryByRole('complementary')).toBeNull();
    await vi.advanceTimersByTimeAsync(2);
    vi.useRealTimers();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tell me' }));
    expect(Fake.requestPermission).toHaveBeenCalled();
    await waitFor(() => expect(settings.notify).toBe('on'));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('lead to the recap, however little has happened', () => {
    const looked = vi.spyOn(table.absence, 'lookBack');
    table.absence.recall();
    expect(looked).toHaveBeenCalled();
  });
});

describe('sounds', () => {
  it('belong to what is told', () => {
    const beat = (kind: string, weight: number) => ({ weight, events: [{ kind }] }) as unknown as Beat;
    const none = { dice: false, card: false };
    expect(soundOf(beat('flooded', 2), { sounds: { flooded: 'wave' } }, none)).toBe('wave');
    expect(soundOf(beat('rolled', 2), {}, { dice: true, card: true })).toBe('dice');
    expect(soundOf(beat('fell', 3), {}, none)).toBe('gong');
    expect(soundOf(beat('drawn', 2), {}, { dice: false, card: true })).toBe('card');
    expect(soundOf(beat('moved', 1), {}, none)).toBeNull();
  });

  it('are off by default, at most one in 400 ms, and felt where a device can', () => {
    const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const node = () => {
      const one: Record<string, unknown> = { gain: param, frequency: param, start: vi.fn(), stop: vi.fn() };
      one.connect = vi.fn((to: unknown) => to);
      return one;
    };
    class Audio {
      state = 'running';
      currentTime = 0;
      sampleRate = 100;
      destination = node();
      createGain = node;
      createOscillator = node;
      createBiquadFilter = node;
      createBufferSource = node;
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    }
    vi.stubGlobal('AudioContext', Audio);
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { ...navigator, vibrate });
    expect(Number(settings.sound)).toBe(0);
    expect(play('turn', 0, 1000)).toBe(false);
    expect(play('turn', 0.5, 1000)).toBe(true);
    expect(play('dice', 0.5, 1000 + PAUSE - 1)).toBe(false);
    expect(play('dice', 0.5, 1000 + PAUSE)).toBe(true);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(30);
  });
});

describe('waiting', () => {
  it('says for whom, since when and whether they are there', () => {
    render(Waiting, { table });
    expect(screen.getByText('Luis: asked 3 minutes ago, here now.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['the table', { lending: true }, {}],
    ['the person', {}, { lends: true }],
  ])('ends after two minutes with a bot, if %s allows it', async (_, state, luis) => {
    sit(state, luis);
    const lent = vi
      .spyOn(api, 'botTurn')
      .mockRejectedValue(new Problem(409, 'lending-later', {}, 'Not yet.'));
    clock.now = (NOON + LENDING - 1) * 1000;
    render(Waiting, { table });
    expect(screen.queryByRole('button')).toBeNull();
    clock.now = (NOON + LENDING) * 1000;
    await userEvent.setup().click(await screen.findByRole('button'));
    expect(lent).toHaveBeenCalledWith('g', 1);
    expect((await screen.findByRole('alert')).textContent).toBe('Not yet.');
  });

  it('is cut short by whoever made the table', async () => {
    vi.spyOn(api, 'rights').mockResolvedValue({ manager: true });
    render(Waiting, { table });
    expect(await screen.findByRole('button')).toBeTruthy();
  });
});

it('guests say who they are before they see the board', async () => {
  settings.set({ name: 'Ana' });
  sit({ mine: [1] }, { name: '', persona: { noun: 'role', id: 'pilot' } });
  const taken = new Problem(409, 'name-taken', {}, 'Somebody at this table is called Ana already.');
  const renamed = vi.spyOn(api, 'rename').mockRejectedValueOnce(taken).mockResolvedValue(null);
  const onnamed = vi.fn();
  render(NameGate, { table, seat: 1, onnamed });
  expect(screen.getByRole('heading').textContent).toContain('Pilot');
  const field = screen.getByRole('textbox') as HTMLInputElement;
  expect(field.value).toBe('Ana');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toBe(taken.detail);
  expect(onnamed).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'Eva{Enter}');
  await waitFor(() => expect(onnamed).toHaveBeenCalled());
  expect(renamed).toHaveBeenLastCalledWith('g', 1, 'Eva');
  expect(settings.name).toBe('Eva');
});

describe('links', () => {
  it('know which addresses only this computer has', () => {
    expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isThisComputer)).toBe(true);
    expect(['192.168.1.7', 'island.example', '127.example'].some(isThisComputer)).toBe(false);
  });

  it('have the address of the local network, as text and as squares that differ', async () => {
    keepLinks('g', { links: { '1': '/g/g#secret' }, spectate: '/g/g' });
    vi.spyOn(api, 'addresses').mockResolvedValue({ addresses: ['http://192.168.1.7:8000'], command: '' });
    render(Share, { open: true, table });
    await waitFor(() => {
      const fields = screen.getAllByRole('textbox') as HTMLInputElement[];
      expect(fields[0]!.value).toBe('http://192.168.1.7:8000/g/g#secret');
    });
    const squares = await screen.findAllByRole('img', { name: /^QR code/ });
    const drawn = squares.map((one) => one.querySelector('path')!.getAttribute('d')!);
    expect(new Set(drawn).size).toBe(3);
    expect(drawn[0]).toContain('M4 4h1v1h-1z');
  });

  it('say what to do if the server is for this computer only', async () => {
    keepLinks('g', { links: {}, spectate: '/g/g' });
    vi.spyOn(api, 'addresses').mockResolvedValue({ addresses: [], command: 'robinsonade serve --host x' });
    render(Share, { open: true, table });
    expect(await screen.findByText('robinsonade serve --host x')).toBeTruthy();
    expect(screen.getByText(t('web-share-local'))).toBeTruthy();
  });
});

describe('quick words', () => {
  const pointer = () => new Pointer(table, {}, () => ({ phone: false, read: () => undefined }));
  const look = { seat: 1, word: 'look', target: 'tile:fools_landing' };

  it('are eight, the same as the server has, and are heard', async () => {
    const listed = /WORDS: Final = \(([^)]*)\)/.exec(file('../src/robinsonade/tables/words.py'))![1]!;
    expect([...listed.matchAll(/"([a-z-]+)"/g)].map((found) => found[1])).toEqual(WORDS);
    expect(WORDS).toHaveLength(8);
    const said = vi.spyOn(api, 'say').mockResolvedValue(null);
    render(Company, { table, pointer: pointer(), open: true });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Thank you!' }));
    expect(said).toHaveBeenCalledWith('g', { seat: 0, word: 'thanks', target: null });
    table.receive('word', { seat: 1, word: 'bravo', target: null });
    expect(await screen.findByText('Luis: Well played!')).toBeTruthy();
    expect(table.announcer.polite).toBe('Luis: Well played!');
  });

  it('point at things on the board', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="board"><button data-element="tile:fools_landing"></button></div>',
    );
    const said = vi.spyOn(api, 'say').mockResolvedValue(null);
    render(Company, { table, pointer: pointer(), open: false });
    table.receive('word', look);
    expect(await screen.findByText(/^Luis: Look here! Fools/)).toBeTruthy();
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 5, clientY: 5 });
    document.querySelector('.board button')!.dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
    // The dialog of the test before may lock the body for a moment.
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(await screen.findByRole('button', { name: /^Look here: Fools/ }));
    expect(said).toHaveBeenCalledWith('g', { seat: 0, word: 'look', target: look.target });
  });

  it('what is held is pointed at and not clicked; what is dragged is neither', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<div class="board"><button data-element="tile:x"></button></div>';
    const one = document.querySelector('button')!;
    const held = vi.fn();
    const clicked = vi.fn();
    one.addEventListener('click', clicked);
    const stop = holding(held);
    const press = (sort: string, x = 0) =>
      one.dispatchEvent(
        new PointerEvent(sort, { bubbles: true, cancelable: true, isPrimary: true, clientX: x, clientY: 0 }),
      );
    press('pointerdown');
    vi.advanceTimersByTime(600);
    press('pointerup');
    one.click();
    expect([held.mock.calls, clicked.mock.calls.length]).toEqual([[[{ element: 'tile:x', x: 0, y: 0 }]], 0]);
    press('pointerdown');
    press('pointermove', 30);
    vi.advanceTimersByTime(600);
    one.click();
    expect([held.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 1]);
    stop();
  });
});
