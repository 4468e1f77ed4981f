/** Who sits at a table and who is there; what its manager can do, and what is asked about first. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import LogPanel from '../src/components/LogPanel.svelte';
import People from '../src/components/People.svelte';
import { api, Problem } from '../src/lib/api/client';
import type { Seat, State, Title } from '../src/lib/api/types';
import { linksOf } from '../src/lib/links';
import { clock } from '../src/lib/state/clock.svelte';
import { presenceOf } from '../src/lib/state/seats';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { i18n, t } from '../src/lib/text/i18n.svelte';
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

const seat = (change: Partial<Seat>): Seat => ({
  kind: 'link',
  name: 'Ana',
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
const HOUR_AGO = 3_000_000;

let table: TableStore;
function sit(change: Partial<State> = {}) {
  table = new TableStore('g');
  const seats = [
    seat({ kind: 'here', name: 'Me' }),
    seat({ name: 'Luis', online: false, away_since: HOUR_AGO }),
    seat({ name: 'Bot', kind: 'bot', player: 'greedy' }),
  ];
  table.reset({
    ...states.actions!,
    seats,
    mine: [0],
    patience: null,
    closed: false,
    log_after: -1,
    ...change,
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  settings.set({ language: 'en' });
  clock.now = (HOUR_AGO + 3600) * 1000;
  sit();
});

describe('seats', () => {
  it('say who is there, and since when not', () => {
    expect([0, 1, 2].map((number) => presenceOf(table, number))).toEqual([
      'here now',
      'was here 1 hour ago',
      'bot',
    ]);
    sit({
      seats: [seat({ stand_in: 'greedy', online: false, away_since: HOUR_AGO }), seat({ claimed: false })],
    });
    settings.set({ language: 'es' });
    expect(presenceOf(table, 0)).toBe('juega un bot, estuvo aquí hace 1 hora');
    expect(presenceOf(table, 1)).toBe(t('web-seat-free'));
  });
});

describe('people at the table', () => {
  const open = (manager: boolean) => {
    vi.spyOn(api, 'rights').mockResolvedValue({ manager });
    render(People, { open: true, table });
  };
  const button = (name: string) => screen.findByRole('button', { name });

  it('are only shown to who did not make it', async () => {
    open(false);
    expect(await screen.findByText('Luis')).toBeTruthy();
    await waitFor(() => expect(api.rights).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Let a bot play: Luis' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('can be replaced by a bot, after a question, without a mouse', async () => {
    open(true);
    const handed = vi.spyOn(api, 'handOver').mockResolvedValue(null);
    const user = userEvent.setup();
    (await button('Let a bot play: Luis')).focus();
    await user.keyboard('{Enter}');
    expect(handed).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: /Let a bot play for Luis/ })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Let a bot play');
    await user.keyboard('{Enter}');
    expect(handed).toHaveBeenCalledWith('g', 1);
    expect(screen.getByRole('status').textContent).toBe('A bot plays for Luis now.');
  });

  it('are not touched if one thinks better of it', async () => {
    open(true);
    const removed = vi.spyOn(api, 'remove');
    const user = userEvent.setup();
    await user.click(await button('Remove: Luis'));
    await user.click(await button('Cancel'));
    expect(removed).not.toHaveBeenCalled();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('get a new link as long as nobody has used it, which is kept to be shared', async () => {
    const free = seat({ name: 'Luis', claimed: false, online: false });
    sit({ seats: [seat({ kind: 'here', name: 'Me' }), free, seat({ name: 'Eva' })] });
    open(true);
    vi.spyOn(api, 'renewLink').mockResolvedValue({ link: '/g/g#fresh' });
    const user = userEvent.setup();
    await user.click(await button('New link: Luis'));
    expect(screen.queryByRole('button', { name: 'New link: Eva' })).toBeNull();
    await user.click(await button('New link'));
    const field = (await screen.findByRole('textbox')) as HTMLInputElement;
    expect(field.value).toMatch(/\/g\/g#fresh$/);
    expect(linksOf('g')?.links['1']).toBe('/g/g#fresh');
  });

  it('whose seat has secrets leave it to a bot for good', async () => {
    open(true);
    vi.spyOn(api, 'remove').mockResolvedValue({ link: null });
    const user = userEvent.setup();
    await user.click(await button('Remove: Luis'));
    await user.click(await button('Remove'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('A bot plays for Luis now.'));
    expect(screen.queryByRole('textbox')).toBeNull();
    const gone = seat({ name: 'Luis', claimed: false, online: false, stand_in: 'greedy', given_up: true });
    sit({ seats: [seat({ kind: 'here', name: 'Me' }), gone] });
    expect(presenceOf(table, 1)).toBe(t('web-bot-plays'));
    open(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Let a bot play: Me' })).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'New link: Luis' })).toBeNull();
  });

  it('let the patience be settled, and the table be closed', async () => {
    open(true);
    const patience = vi.spyOn(api, 'patience').mockResolvedValue(null);
    const closed = vi
      .spyOn(api, 'close')
      .mockRejectedValue(new Problem(409, 'game-over', {}, 'The game is over.'));
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByRole('combobox'), '600');
    expect(patience).toHaveBeenLastCalledWith('g', 600);
    await user.selectOptions(screen.getByRole('combobox'), '0');
    expect(patience).toHaveBeenLastCalledWith('g', null);
    await user.click(await button('Close the table'));
    await user.click(await button('Close the table'));
    expect(closed).toHaveBeenCalledWith('g');
    expect((await screen.findByRole('alert')).textContent).toBe('The game is over.');
  });

  it('whose seat a bot plays take it back themselves', async () => {
    sit({ seats: [seat({ kind: 'here', name: 'Me', stand_in: 'greedy' })] });
    open(false);
    const back = vi.spyOn(api, 'giveBack').mockResolvedValue(null);
    await userEvent.setup().click(await button('Play again in person: Me'));
    expect(back).toHaveBeenCalledWith('g', 0);
  });
});

it('the log marks what a bot decided for somebody', () => {
  const { version, seq } = states.actions!;
  const entry = { version, seq, kind: 'skull', words: { level: ['10'] }, undone: false };
  sit({ log: [{ ...entry, by: 'greedy' }] });
  render(LogPanel, { table });
  expect(screen.getByText('decided by a bot')).toBeTruthy();
});

it('a closed table offers nothing any more', async () => {
  const anew = {
    ...table.now!,
    closed: true,
    decision: { ...table.now!.decision, choices: [], waiting: [] },
  };
  vi.spyOn(api, 'state').mockResolvedValue(anew);
  expect(table.choices.length).toBeGreaterThan(0);
  table.receive('presence', { seats: table.now!.seats, patience: null, closed: true });
  await waitFor(() => expect(table.choices).toEqual([]));
  expect(table.now?.closed).toBe(true);
});

it.each([
  ['other-rules', true],
  ['too-many-streams', false],
])('a page that is open when the server comes back with "%s" is told so: %s', async (key, ended) => {
  class Refused {
    readyState = 2;
    addEventListener(type: string, listener: () => void) {
      if (type === 'error') queueMicrotask(listener);
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Refused);
  const asked = vi.spyOn(api, 'state').mockRejectedValue(new Problem(409, key, {}, 'So it is.'));
  table.start(0);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  expect(table.lost?.key).toBe(ended ? key : undefined);
  table.stop();
  vi.unstubAllGlobals();
});
