/** One way to point at all boards: one choice is made, several are asked about, what is not lit is never done by one tap. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, State } from '../src/lib/api/types';
import { Pointer } from '../src/lib/board/pointer.svelte';
import type { Pointing } from '../src/lib/board/pointing';
import { TableStore } from '../src/lib/state/table.svelte';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const { actions } = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;

const choice = (id: string, kind: string, ...targets: string[]): Choice => ({
  ...actions!.decision.choices[0]!,
  id,
  kind,
  targets,
  words: {},
  interrupt: false,
});
const walk = choice('a', 'walk', 'place:near');
const rest = choice('b', 'rest', 'place:here');
const build = choice('c', 'build', 'place:here');
const use = { ...choice('d', 'use', 'card:rope'), interrupt: true };
const go = ['e', 'f'].map((id) => choice(id, 'go', `place:${id}`));

const read = vi.fn();
const game: Pointing = {
  marks: { build: 'mend' },
  from: ({ kind }) => (kind === 'go' ? ['die:1'] : []),
  at: ({ kind, targets }) => (kind === 'go' ? [...targets, 'die:1'] : targets),
  explains: (element) => (element === 'row:1' ? 'place:here' : element),
};
function point(...choices: Choice[]) {
  const table = new TableStore('g');
  table.reset({ ...actions!, decision: { ...actions!.decision, choices }, log_after: -1 });
  const chosen = vi.spyOn(table, 'choose').mockResolvedValue(true);
  return { table, chosen, pointer: new Pointer(table, game, () => ({ phone: false, read })) };
}

beforeEach(() => read.mockClear());

describe('what is picked', () => {
  it('is chosen if there is one choice', () => {
    const { pointer, chosen } = point(walk, rest, build);
    pointer.pick('place:near');
    expect(chosen).toHaveBeenCalledWith(walk);
    expect(pointer.menu).toBeNull();
  });
  it('is asked about if there are several', () => {
    const { pointer, chosen } = point(walk, rest, build);
    pointer.pick('place:here');
    expect(pointer.menu).toMatchObject({ element: 'place:here', choices: [rest, build] });
    pointer.choose(build);
    expect(chosen).toHaveBeenCalledWith(build);
    expect(pointer.menu).toBeNull();
  });
  it('is no longer asked about if it cannot be done any more', () => {
    const { pointer, table } = point(walk, rest, build);
    pointer.pick('place:here');
    table.reset({
      ...actions!,
      version: actions!.version + 1,
      decision: { ...actions!.decision, choices: [walk, rest] },
      log_after: -1,
    });
    expect(pointer.menu).toBeNull();
  });
  it('can be used at any moment', () => {
    const { pointer, chosen } = point(walk, use);
    expect([pointer.isLegal('card:rope'), pointer.isUsable('card:rope')]).toEqual([false, true]);
    pointer.pick('card:rope');
    expect(chosen).toHaveBeenCalledWith(use);
  });
  it('is only asked about if it is not lit', () => {
    const { pointer, chosen, table } = point(walk, rest, build);
    table.toggle('build');
    expect(pointer.isLegal('place:near')).toBe(false);
    pointer.pick('place:near');
    expect(chosen).not.toHaveBeenCalled();
    expect(pointer.menu?.choices).toEqual([walk]);
  });
  it('is explained if nothing can be done', () => {
    const { pointer } = point(walk);
    pointer.pick('place:far');
    pointer.pick('row:1');
    expect(read.mock.calls).toEqual([['place:far'], ['place:here']]);
  });
  it('closes what lies over the board', () => {
    const { pointer } = point(walk);
    const close = (pointer.onpicked = vi.fn());
    pointer.pick('place:near');
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('what is in the hand', () => {
  it('lights only where it can go', () => {
    const { pointer, chosen } = point(walk, ...go);
    pointer.pick('die:1');
    expect(pointer.held).toBe('die:1');
    expect(['place:e', 'place:f', 'place:near', 'die:1'].map((id) => pointer.isLegal(id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    pointer.pick('place:f');
    expect(chosen).toHaveBeenCalledWith(go[1]);
    expect(pointer.held).toBeNull();
  });
  it('is put back by picking it again', () => {
    const { pointer } = point(walk, ...go);
    pointer.pick('die:1');
    pointer.pick('die:1');
    expect(pointer.held).toBeNull();
    expect(pointer.isLegal('place:near')).toBe(true);
  });
});

it('kinds of choices have marks, others are moves', () => {
  const { pointer } = point(walk, rest, build);
  expect(pointer.marks('place:here')).toEqual(['move', 'mend']);
  expect(pointer.ring('place:near')).toBe('move');
  expect(pointer.ring('place:far')).toBeNull();
});

describe('a board', () => {
  it('is read as long as it is there', () => {
    const { pointer } = point(walk, rest);
    const first = vi.fn(() => ['place:near', 'place:here']);
    const second = vi.fn(() => ['place:here']);
    const end = pointer.walks(first);
    expect(pointer.focus).toBe('place:near');
    end();
    first.mockClear();
    expect(pointer.focus).toBeNull();
    expect(first).not.toHaveBeenCalled();

    const endOfSecond = pointer.walks(second);
    end(); // what is long gone ends nothing
    expect(pointer.focus).toBe('place:here');
    endOfSecond();
    expect(pointer.focus).toBeNull();
  });
});
