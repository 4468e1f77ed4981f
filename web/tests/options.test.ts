import { describe, expect, it } from 'vitest';
import type { State } from '../src/lib/api/types';
import { byTarget, CROWD, grouped, lit, matching, singly } from '../src/lib/state/options';
import { file } from './files';

const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;

describe.each(Object.keys(states).filter((prompt) => prompt !== 'end'))('the choices of "%s"', (prompt) => {
  const { choices } = states[prompt]!.decision;
  const groups = grouped(choices);

  it('are all offered once, in groups of one kind', () => {
    expect(groups.flatMap((group) => group.choices.map((choice) => choice.id)).sort()).toEqual(
      choices.map((choice) => choice.id).sort(),
    );
    for (const group of groups) expect(new Set(group.choices.map((choice) => choice.kind)).size).toBe(1);
  });
  it('come with interrupts last', () => {
    const interrupts = groups.map((group) => group.interrupt);
    expect(interrupts).toEqual([...interrupts].sort());
  });
  it('light up what an open group points at', () => {
    for (const group of groups) expect(lit(groups, group.key)).toEqual(group.choices);
  });
  it('can all be reached by their targets', () => {
    const reached = new Set([...byTarget(choices).values()].flat().map((choice) => choice.id));
    for (const choice of choices) expect(reached.has(choice.id)).toBe(choice.targets.length > 0);
  });
});

it('end with what ends a turn, also if there are only a few of them', () => {
  const { choices } = states.actions!.decision;
  const stop = choices.find((choice) => choice.kind === 'stop')!;
  const move = choices.find((choice) => choice.kind === 'move')!;
  expect(singly(grouped([stop, move]))).toEqual([move, stop]);
  expect(singly(grouped([move, stop], new Set([stop.id])))).toEqual([stop, move]);
});

it('end with what lets the moment go by, whatever else points at nothing', () => {
  const stop = states.actions!.decision.choices.find((choice) => choice.kind === 'stop')!;
  const [pass, rest] = ['pass', 'rest'].map((kind) => ({ ...stop, id: `0.${kind}`, kind, targets: [] }));
  expect(singly(grouped([pass!, rest!]))).toEqual([rest, pass]);
});

it('do not light the whole board when little is meant', () => {
  const { choices } = states.actions!.decision;
  const move = choices.find((choice) => choice.kind === 'move')!;
  const fly = Array.from({ length: CROWD + 1 }, (_, i) => ({
    ...move,
    id: `fly${i}`,
    kind: 'fly',
    targets: [`tile:${i}`],
  }));
  expect(lit(grouped([move, ...fly]), null)).toEqual([move]);
  expect(lit(grouped(fly), null)).toEqual(fly);
  expect(lit(grouped([move, ...fly]), 'fly')).toEqual(fly);
});

it('are found by typing a part of them, without accents', () => {
  const { choices } = states.actions!.decision;
  const named = choices
    .slice(0, 3)
    .map((choice, i) => ({ choice, label: ['Mover a la Atalaya', 'Asegurar el Jardín', 'Pasar'][i]! }));
  expect(matching(named, 'jardin')).toEqual([choices[1]]);
  expect(matching(named, 'A ATAL')).toEqual([choices[0]]);
  expect(matching(named, 'nada')).toEqual([]);
  expect(matching(named, '')).toHaveLength(3);
});
