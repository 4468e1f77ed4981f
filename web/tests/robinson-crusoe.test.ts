import { describe, expect, it } from 'vitest';
import type { Choice, Json } from '../src/lib/api/types';
import { neighbour } from '../src/lib/board/spatial';
import { byPlace } from '../src/lib/state/options';
import { i18n } from '../src/lib/text/i18n.svelte';
import { Texts } from '../src/lib/text/texts';
import { file } from './files';
import { provideTitles } from './titles';
import {
  elementOf,
  entriesOf,
  freePawns,
  futureOf,
  helperOf,
  elementsOf,
  phaseOf,
  rowOf,
  spotOf,
} from '../src/games/robinson-crusoe/derive';
import { forecastOf } from '../src/games/robinson-crusoe/forecast';
import { corners, layoutOf, shownSpaces } from '../src/games/robinson-crusoe/geometry';
import { routesOf } from '../src/games/robinson-crusoe/routes';
import { tell } from '../src/games/robinson-crusoe/tell';
import { GROUPS, plansOf } from '../src/games/robinson-crusoe/workshop';
import { printed, sheetOf } from '../src/games/robinson-crusoe/printed';
import { ACTIONS, viewOf } from '../src/games/robinson-crusoe/view';
import { describe as describeThing, does, invented, tooltip } from '../src/games/robinson-crusoe/words';

provideTitles();

interface Position {
  view: Record<string, Json>;
  choices: Choice[];
}
const positions = JSON.parse(file('tests/fixtures/robinson.json')) as Record<'planning' | 'join', Position>;
const { view: start, choices } = positions.planning;
const view = viewOf(start);
const joining = viewOf(positions.join.view);

describe('what is told again', () => {
  it('reaches back to the last actions, also while the next ones are planned', () => {
    const log = (...kinds: string[]) =>
      kinds.map((kind, n) => ({ kind, words: {}, version: n, seq: n, undone: false, by: null }));
    expect(tell.mark!(log('round', 'planned'))).toBeNull();
    expect(tell.mark!(log('round', 'planned', 'action', 'rolled', 'action', 'round', 'planned'))).toBe(2);
    expect(tell.mark!(log('round', 'action', 'round', 'planned', 'action', 'action'))).toBe(4);
  });
});

describe('a threat action', () => {
  const texts = i18n.of('robinson-crusoe');
  const threatened = { ...start, threats: ['food_crates', null] };
  const plan = choices.find(({ kind }) => kind === 'plan')!;
  it('is named by its card', () => {
    const about = tell.about!(
      threatened,
      { ...plan, words: { ...plan.words, spot: ['threat_left'] } },
      texts,
    );
    expect(about).toBe(texts.name('card', 'food_crates'));
  });
  it('also where somebody helps with it', () => {
    const [first] = view.plan;
    const planned = { ...threatened, plan: [{ ...first!, spot: 'threat_left' }] };
    const about = tell.about!(planned, { ...plan, kind: 'support', words: { number: ['1'] } }, texts);
    expect(about).toContain(texts.name('card', 'food_crates'));
  });
  it('of another action nothing more is said', () => {
    const about = tell.about!(threatened, { ...plan, words: { ...plan.words, spot: ['rest'] } }, texts);
    expect(about).toBe('');
  });
});

describe('what is printed', () => {
  it('a sheet for every character, with every ability once', () => {
    const { ability, character } = i18n.title('robinson-crusoe')!.nouns;
    expect(Object.keys(printed().characters)).toEqual(character);
    expect(Object.values(printed().characters).flatMap((one) => Object.keys(one.abilities))).toEqual(ability);
    expect(sheetOf('nobody')).toEqual({ arrows: [], abilities: {} });
  });
  it('arrows lie on the life track', () => {
    for (const { character, dies_on } of view.people)
      for (const arrow of sheetOf(character).arrows) expect(arrow).toBeLessThan(dies_on);
  });
  it('the morale track goes up in ones', () => {
    const { morale } = printed();
    expect(morale).toEqual(morale.map((_, i) => morale[0]! + i));
    expect(morale).toContain(view.morale);
  });
  it('a character is described by its abilities', () => {
    const said = describeThing(view, 'character:cook', i18n.of('robinson-crusoe'));
    expect(said.filter((line) => line.includes(': '))).toHaveLength(
      Object.keys(sheetOf('cook').abilities).length,
    );
  });
});

describe('spots', () => {
  it.each([
    ['threat_left', 'threat', 'threat:0', ''],
    ['hunt', 'hunt', 'action:hunt', ''],
    ['burn_n2', 'hunt', 'space:n2', 'burn'],
    ['build_scn_hatchet', 'build', 'invention:scn_hatchet', ''],
    ['shelter_m1', 'build', 'space:m1', 'shelter'],
    ['trap_city', 'build', 'space:city', 'trap'],
    ['palisade', 'build', 'track:palisade', ''],
    ['wood_s3', 'gather', 'space:s3', 'wood'],
    ['explore_m4', 'explore', 'space:m4', 'explore'],
    ['treasure_map', 'explore', 'action:explore', ''],
    ['arrange_camp', 'arrange_camp', 'action:arrange_camp', ''],
    ['rest', 'rest', 'action:rest', ''],
  ])('%s is drawn where it belongs', (id, action, element, what) => {
    expect(spotOf(id)).toEqual({ action, element, what });
  });
});

describe('what things do', () => {
  const shared = file('../src/robinsonade/text/en.ftl');
  const own = file('../src/robinsonade/games/robinson_crusoe/text/en.ftl');
  const texts = new Texts('en', [shared, own]);
  it('is told part by part', () => {
    expect(does('invention', 'sling', texts)).toEqual([
      'Costs 1 fur or 1 wood',
      'The weapon level rises by 2',
    ]);
    expect(does('help', 'dog', texts)).toEqual([]);
  });
  it('is told before one builds', () => {
    const about = choices.map((choice) => invented(choice, texts)).filter(Boolean);
    expect(about).toContain('Costs 1 fur or 1 wood. The weapon level rises by 2');
    expect(about).toHaveLength(4);
  });
  it('ends with the action and the threat of a threat card', () => {
    const [action, otherwise] = does('card', 'termites', texts).slice(-2);
    expect(action).toBe('Threat action “Pest Control” (1 pawn, Fire): whoever acts gets 1 determination');
    expect(otherwise).toBe('Threat effect: you lose 1 wood, if possible');
  });
  it('is told for the tokens on a space and on an action', () => {
    const here = { ...view, danger_on_hunt: true };
    here.spaces = view.spaces.map((one) => ({ ...one, fog: one.id === 'm1' }));
    expect(describeThing(here, 'space:m1', texts).at(-1)).toMatch(/^Fog token: 1 more pawn is needed here/);
    expect(describeThing(here, 'action:hunt', texts).at(-1)).toMatch(/^Danger token: On the Hunting deck/);
  });
  it('is told to those who point and to those who ask', () => {
    const parts = does('item', 'pistol', texts);
    expect(tooltip('Pistol', parts)).toBe('Pistol\n2 uses, in a fight: weapon level +3 for one fight');
    expect(describeThing(view, 'item:pistol', texts)).toEqual(parts);
  });
});

describe('the board offers what the choices say', () => {
  const offers = byPlace(choices, (choice) => elementsOf(choice, view));
  it('shows every choice somewhere', () => {
    const shown = new Set([...offers.values()].flat());
    expect(choices.filter((choice) => !shown.has(choice))).toEqual([]);
  });
  it('collects what one place offers, and what one action offers', () => {
    expect(offers.get('space:s1')!.map((choice) => choice.kind)).toEqual(['plan', 'plan']);
    expect(offers.get('threat:1')).toHaveLength(1);
    expect(offers.get('track:weapon')).toHaveLength(1);
    expect(offers.get('track:roof')).toBeUndefined();
    const all = ACTIONS.flatMap((action) => offers.get(`action:${action}`) ?? []);
    expect(new Set(all).size).toBe(choices.length);
  });
  it('finds helpers: people, items, tokens', () => {
    const offered = byPlace(positions.join.choices, (choice) => elementsOf(choice, joining));
    expect([...offered.keys()].sort()).toEqual([
      'character:explorer',
      'item:hammer_and_nails',
      'plan:5',
      'token:candles',
    ]);
    expect(helperOf('dog', view)).toBe('help:dog');
    expect(helperOf('fire', view)).toBe('invention:fire');
    expect(helperOf('handyman', view)).toBe('ability:handyman');
  });
  it('offers help with what is planned in its row, at its action and at its place', () => {
    const support = (number: string) => ({
      ...choices[0]!,
      kind: 'support',
      targets: [],
      words: { number: [number] },
    });
    expect(elementsOf(support('1'), view)).toEqual([
      'plan:1',
      'action:gather',
      entriesOf(view)[0]!.spot.element,
    ]);
    const back = { ...support('2'), kind: 'back' };
    expect(elementsOf(back, view)).toEqual(['plan:2']);
  });
  it('shows a planned threat in the row that the threat has anyway', () => {
    const planned = { ...view.plan[0]!, spot: 'threat_right' };
    expect(entriesOf({ ...view, plan: [planned] }).map(rowOf)).toEqual(['threat:1']);
  });
  it('knows a threat card by its slot', () => {
    expect(elementOf('card:otters', view)).toBe('threat:1');
    expect(elementOf('card:compass', view)).toBe('card:compass');
  });
});

describe('counting', () => {
  it('numbers the plan and counts free pawns', () => {
    expect(entriesOf(view).map((entry) => [entry.number, entry.spot.action])).toEqual([
      [1, 'gather'],
      [2, 'gather'],
    ]);
    const left = view.people.map((person) => [person.character, freePawns(view, person)]);
    expect(left).toEqual([
      ['explorer', 2],
      ['cook', 2],
      ['soldier', 0],
    ]);
  });
  it('adds up what comes after the actions', () => {
    const rich = { ...view, gained: { ...view.gained, wood: 1 }, future: { cook: { wood: 2, fur: 1 } } };
    expect(futureOf(rich)).toEqual({ wood: 3, food: 0, np_food: 0, fur: 1 });
  });
  it('groups inventions by what they lack, as far as the board shows it', () => {
    const plans = plansOf(view, null, i18n.of('robinson-crusoe'));
    const group = (id: string) => plans.find((one) => one.id === id)!.group;
    expect(group('shovel')).toBe('now');
    expect(group('bricks')).toBe('one');
    expect(plans.map((one) => GROUPS.indexOf(one.group))).toEqual(
      plans.map((one) => GROUPS.indexOf(one.group)).sort(),
    );
    expect(plans).toHaveLength(view.inventions.length);
  });
  it.each([
    ['dawn', 'event'],
    ['morale', 'morale'],
    ['planning', 'action'],
    ['action', 'action'],
    ['night', 'night'],
  ])('in %s the phase %s is lit', (phase, lit) => {
    expect(phaseOf(phase)).toBe(lit);
  });
});

describe('the forecast', () => {
  it('is shown as long as the plan it was counted for is ahead', () => {
    const counted = { lines: [] };
    const table = {
      view: { round: 1, phase: 'planning' },
      state: { decision: { forecast: counted as unknown } },
    };
    const at = (round: number, phase: string) => {
      table.view = { round, phase };
      return forecastOf(table as never);
    };
    expect(at(1, 'planning')).toBe(counted);
    table.state.decision.forecast = null;
    expect(at(1, 'weather')).toBe(counted);
    expect(at(1, 'night')).toBeNull();
    expect(at(2, 'event')).toBeNull();
    expect(at(2, 'planning')).toBeNull();
  });
});

describe('ways on the island', () => {
  const lay = layoutOf(shownSpaces(view));
  const plan = (...spots: string[]) => ({
    ...view,
    camp: 'm1',
    plan: spots.map((spot) => ({ spot, payment: 'free', actor: 'cook', helps: ['dog'] })),
  });
  it('lead from the camp to where something is planned', () => {
    const [way] = routesOf(plan('explore_m2'), lay);
    expect(way).toMatchObject({ number: 1, actor: 'cook', pawns: ['cook', 'dog'] });
    expect(way!.from!.x).toBe(0.5);
    expect(way!.to.x).toBe(1.5);
  });
  it('are none at the camp itself, nor for what is done on no tile', () => {
    expect(routesOf(plan('rest', 'build_shovel'), lay)).toEqual([]);
    expect(routesOf(plan('fish_m1'), lay)[0]!.from).toBeNull();
  });
  it('end one above the other at the same place', () => {
    const [first, second] = routesOf(plan('fish_m1', 'wood_m1'), lay);
    expect(second!.to.y).toBeLessThan(first!.to.y);
  });
});

describe('the island', () => {
  const { places, columns, rows } = layoutOf(shownSpaces(view));
  it('has ten places, and the City where there is one', () => {
    expect(places).toHaveLength(10);
    expect(columns).toBe(4);
    expect(rows).toBeCloseTo(5 / Math.sqrt(3));
    const cannibals = layoutOf(shownSpaces({ ...view, scenario: 'cannibal_island' }));
    expect(cannibals.places).toHaveLength(11);
    expect(cannibals.columns).toBe(4.5);
  });
  it('is gone over with the arrows', () => {
    expect(neighbour(places, 'm1', 'right')).toBe('m2');
    expect(neighbour(places, 'm4', 'right')).toBeNull();
    expect(['n1', 'n2']).toContain(neighbour(places, 'm2', 'up'));
    expect(['s1', 's2']).toContain(neighbour(places, 'm2', 'down'));
  });
  it('is made of hexes with a corner on top', () => {
    const points = corners(100, 50, 50).split(' ');
    expect(points).toHaveLength(6);
    expect(points).toContain('50.000,-7.735');
    expect(points).toContain('100.000,21.132');
  });
});
