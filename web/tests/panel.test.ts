/** Any game can be played from its choices, targets, labels and view alone. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import GenericBoard from '../src/components/GenericBoard.svelte';
import Prompt from '../src/components/Prompt.svelte';
import { human } from '../src/components/viewlist';
import type { State, Title } from '../src/lib/api/types';
import { Pointer } from '../src/lib/board/pointer.svelte';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { i18n } from '../src/lib/text/i18n.svelte';
import { file } from './files';

const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const title = (JSON.parse(file('tests/fixtures/texts.json')) as { games: Record<string, { title: Title }> })
  .games['forbidden-island']!.title;
const folder = '../src/robinsonade';
for (const language of ['en', 'es'] as const) {
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

let table: TableStore;
function sit(prompt: string) {
  table = new TableStore('g');
  table.reset({ ...states[prompt]!, log_after: -1 });
}

beforeEach(() => settings.set({ language: 'en' }));

describe.each(Object.keys(states).filter((prompt) => prompt !== 'end'))('the prompt "%s"', (prompt) => {
  it('offers every choice by buttons', async () => {
    sit(prompt);
    const chosen = vi.spyOn(table, 'choose').mockResolvedValue(true);
    const user = userEvent.setup();
    render(Prompt, { table, phone: false, onrules: () => {} });
    // Whom it is asked is said before it, where the question itself does not.
    const title = screen.getByRole('heading', { level: 2 }).textContent!;
    expect(title.endsWith(table.texts.prompt(prompt, states[prompt]!.decision.words))).toBe(true);
    expect(title).toMatch(/Player \d|helicopter|You/);
    const reached = new Set<string>();
    const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')];
    for (const button of buttons()) reached.add(button.dataset.choice!);
    for (const group of [...document.querySelectorAll<HTMLElement>('.group')]) {
      await user.click(group);
      for (const button of buttons()) reached.add(button.dataset.choice!);
    }
    for (const more of [...document.querySelectorAll<HTMLElement>('.more')]) {
      await user.click(more);
      for (const button of buttons()) reached.add(button.dataset.choice!);
    }
    expect([...reached].sort()).toEqual(states[prompt]!.decision.choices.map((choice) => choice.id).sort());
    await user.click(buttons()[0]!);
    expect(chosen).toHaveBeenCalledOnce();
  });
});

describe('the generic board', () => {
  it('shows the view in words and everything that can be pointed at', async () => {
    sit('actions');
    const pointer = new Pointer(table, {}, () => ({ phone: false, read: () => {} }));
    const picked = vi.spyOn(pointer, 'pick').mockImplementation(() => {});
    const user = userEvent.setup();
    render(GenericBoard, {
      table,
      phone: false,
      side: false,
      pointer,
    });
    const targets = within(screen.getByRole('group')).getAllByRole('button');
    expect(targets).toHaveLength(table.targets.size);
    await user.click(targets[0]!);
    expect(picked).toHaveBeenCalledWith([...table.targets.keys()][0]);
    expect(screen.getAllByText(table.texts.name('tile', 'fools_landing')).length).toBeGreaterThan(0);
    expect(screen.getByText('Treasure deck')).toBeTruthy();
  });
  it('speaks the chosen language', () => {
    settings.set({ language: 'es' });
    sit('actions');
    render(GenericBoard, {
      table,
      phone: false,
      side: false,
      pointer: new Pointer(table, {}, () => ({ phone: false, read: () => {} })),
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tablero');
    expect(screen.getAllByText('Pista de Aterrizaje').length).toBeGreaterThan(0);
  });
});

it('keys become words', () => {
  expect(human('treasure_deck')).toBe('Treasure deck');
});
