/** Advice says why, how sure that is and what comes next; pressed, it lights the thing and does nothing. */
import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import Advice from '../src/components/Advice.svelte';
import { api } from '../src/lib/api/client';
import type { Hint, State } from '../src/lib/api/types';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { elementLabel } from '../src/lib/text/offers';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;

test('a reason in words, the chances of both, and a choice that is shown, not made', async () => {
  settings.set({ language: 'en' });
  const chosen = vi.spyOn(api, 'choose');
  const state = states.actions!;
  const table = new TableStore('t');
  table.reset({ ...state, decision: { ...state.decision, asked: [state.decision.choices[0]!.seat] } });
  const [best, next] = table.offered;
  const hint: Hint = {
    choice: best!.id,
    score: 1,
    chance: 61,
    terms: [{ concern: 'treasures', mean: 1, more: 0.25 }],
    sure: 'clear',
    stakes: [],
    alternatives: [
      { choice: next!.id, score: 0.5, chance: 52, terms: [{ concern: 'flooded', mean: 1, more: -1 }] },
    ],
  };
  render(Advice, { table, hint });
  const advice = screen.getByRole('status');
  expect(advice.textContent).toContain('Chance of victory 61% against 52%');
  expect(advice.textContent).toContain('Beside the next best, on the average: treasures captured +0.3.');
  expect(advice.textContent).toContain('Beside the best, on the average: flooded tiles −1.');
  expect(advice.textContent).toContain('Clearly the best. It is lit on the table: do it there.');
  for (const choice of [next!, best!]) {
    const words = table.texts.choice(choice.kind, choice.words);
    within(advice)
      .getByRole('button', { name: `Show it: ${words}` })
      .click();
    await tick();
    expect(table.shownChoice).toBe(choice.id);
  }
  expect(chosen).not.toHaveBeenCalled();
});

test('a thing is read out with one full stop between two sentences', () => {
  const { texts } = new TableStore('t');
  expect(elementLabel(['Shovel', '', 'Can be built now.'], true, [], texts)).toBe(
    'Shovel. Can be built now. Just changed',
  );
});
