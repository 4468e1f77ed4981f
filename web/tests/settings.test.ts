/** What a browser remembers, and what it takes from its system until somebody chooses. */
import { afterEach, expect, it, vi } from 'vitest';
import { Settings } from '../src/lib/state/settings.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A system whose colours change when the answer is called. */
function system(): (dark: boolean) => void {
  let told: ((event: { matches: boolean }) => void) | undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_: string, listener: typeof told) => (told = listener),
  }));
  return (matches) => told?.({ matches });
}

it('wears the colours of the system, also when they change while it is open', () => {
  const turn = system();
  const settings = new Settings();
  expect(settings.theme).toBe('light');
  turn(true);
  expect(settings.theme).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  turn(false);
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('keeps the colours that somebody has chosen', () => {
  const turn = system();
  const settings = new Settings();
  settings.set({ theme: 'light' });
  turn(true);
  expect(settings.theme).toBe('light');
});
