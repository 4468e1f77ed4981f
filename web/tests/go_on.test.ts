/** Waiting for somebody who could let the moment go by: how long, and then without them. The clock is a toy. */
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Prompt from '../src/components/Prompt.svelte';
import { api } from '../src/lib/api/client';
import type { State, Title } from '../src/lib/api/types';
import { TableStore } from '../src/lib/state/table.svelte';
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

let table: TableStore;
function sit(mine: number[], version = 7) {
  const state = states.actions!;
  const decision = { ...state.decision, prompt: 'before-flood', waiting: [1], asked: [], choices: [] };
  table.reset({
    ...state,
    ...{ version, seq: version, mine, viewer: mine[0] ?? null, outcome: null, going_on: true },
    decision: { ...decision, passable: [1], card: null, dice: null, sheet: null, stakes: [] },
  });
}
beforeEach(() => {
  vi.useFakeTimers();
  table = new TableStore('g');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Seconds of the toy clock, once what is loaded late is there. */
async function wait(seconds: number) {
  await vi.dynamicImportSettled();
  await tick();
  vi.advanceTimersByTime(seconds * 1000);
  await tick();
}
const button = () => screen.queryByRole('button', { name: /^Go on without/ });

it('says how long, and after 25 seconds offers to go on', async () => {
  const goOn = vi.spyOn(api, 'goOn').mockResolvedValue(states.actions!);
  sit([0]);
  render(Prompt, { table, phone: false, onrules: () => {} });
  expect(screen.getByRole('heading').textContent).toMatch(/may do something first/);
  await wait(12);
  expect(screen.getByText(/^12 s\./)).toBeTruthy();
  await wait(12);
  expect(button()).toBeNull();
  await wait(1);
  button()!.click();
  expect(goOn).toHaveBeenCalledWith('g', { expected_seq: 7, expected_version: 7 }, 1);
});

it('begins anew with whatever happens', async () => {
  sit([0]);
  render(Prompt, { table, phone: false, onrules: () => {} });
  await wait(25);
  expect(button()).not.toBeNull();
  sit([0], 8);
  await tick();
  expect(button()).toBeNull();
});

it('is not for who only watches, and counts no seconds when nobody is waited for', async () => {
  sit([]);
  const shown = render(Prompt, { table, phone: false, onrules: () => {} });
  await wait(30);
  expect(button()).toBeNull();
  shown.unmount();
  await wait(1); // the last frame
  expect(vi.getTimerCount()).toBe(0);
});
