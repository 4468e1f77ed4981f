/** A guided game in the browser: what is open, and what a choice that is not meant is told. */
import { beforeEach, expect, test } from 'vitest';
import type { Choice, CoachCard, State } from '../src/lib/api/types';
import { Lesson, roomOf } from '../src/lib/lesson/lesson.svelte';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
beforeEach(() => settings.set({ language: 'en' }));

const card = (step: number, allow: string[] = []): CoachCard => ({
  step,
  minutes: 5 - step,
  say: `lesson-first-${step}`,
  spot: [],
  rule: 'FI-4.1',
  allow,
  waits: allow.length > 0,
});

function taught(allow: (offered: Choice[]) => string[]): { table: TableStore; lesson: Lesson } {
  const state = states.actions!;
  const asked = state.decision.choices[0]!.seat;
  const offered = state.decision.choices;
  const cards = [card(1), card(2), card(3, allow(offered))];
  const coach = { name: 'first', step: 1, steps: 4, minutes: 3, over: false, next: null, cards };
  const table = new TableStore('t');
  table.reset({
    ...state,
    lesson: 'first',
    coach,
    decision: { ...state.decision, asked: [asked] },
  });
  return { table, lesson: new Lesson(table) };
}

test('what is to be read comes first, one after the other; then what is to be done', () => {
  const { lesson } = taught((offered) => [offered[0]!.id]);
  expect([lesson.card?.step, lesson.reading]).toEqual([1, true]);
  lesson.next();
  lesson.next();
  expect([lesson.card?.step, lesson.reading]).toEqual([3, false]);
  lesson.next();
  expect(lesson.card?.step).toBe(3);
});

test('each card says how long it takes from there; a title ends with one sign only', () => {
  const { lesson } = taught((offered) => [offered[0]!.id]);
  expect(lesson.minutes).toBe(4);
  lesson.next();
  expect(lesson.minutes).toBe(3);
  lesson.words = (attribute = '') => (attribute ? 'Fly off!' : 'Now.');
  lesson.next();
  expect(lesson.spoken).toBe('Fly off! Now.');
});

test('a choice that is not meant is answered; show me lights the one that is', () => {
  const { table, lesson } = taught((offered) => [offered[1]!.id]);
  const [other, meant] = table.offered;
  expect(lesson.later(other!)).toContain(table.texts.choice(meant!.kind, meant!.words));
  expect(lesson.later(meant!)).toBeNull();
  expect([...table.meant]).toEqual([meant!.id]);
  lesson.next();
  lesson.next();
  lesson.show();
  expect(table.shownChoice).toBe(meant!.id);
});

test('a game that is no lesson any more has nobody who explains', () => {
  const { table, lesson } = taught((offered) => [offered[0]!.id]);
  expect(lesson.coach?.steps).toBe(4);
  table.receive('presence', { seats: table.now!.seats, patience: null, closed: false, lesson: null });
  expect(lesson.coach).toBeNull();
});

test('what can be done with a thing sticks out of it and lies in the light, too', () => {
  const [tile, chip] = [document.createElement('button'), document.createElement('span')];
  chip.className = 'chip';
  tile.append(chip);
  tile.getBoundingClientRect = () => new DOMRect(100, 100, 80, 80);
  chip.getBoundingClientRect = () => new DOMRect(90, 170, 20, 20);
  expect(roomOf(tile)).toEqual({ x: 90, y: 100, width: 90, height: 90 });
});
