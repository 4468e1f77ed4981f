import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Home from '../src/games/naufragos/Home.svelte';
import Day from '../src/games/naufragos/Day.svelte';
import board from '../src/games/naufragos/module';
import type { Choice, Json, Line, RawView } from '../src/lib/api/types';
import { Pointer } from '../src/lib/board/pointer.svelte';
import type { Pointing } from '../src/lib/board/pointing';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { i18n } from '../src/lib/text/i18n.svelte';
import { provideTitles } from './titles';
import {
  energyScale,
  freshFood,
  lostAt,
  modeOf,
  openCards,
  rescue,
  restWith,
  shelter,
  throwsHome,
} from '../src/games/naufragos/derive';
import { cubePlaces, MAP, trackSpaces } from '../src/games/naufragos/geometry';
import { GLYPHS } from '../src/games/naufragos/glyphs';
import { ACTION_ICON, BUILDING_ICON, SECTOR_ICON, WEATHER_ICON } from '../src/games/naufragos/look';
import { at, explains, pointing } from '../src/games/naufragos/pointing';
import { printed } from '../src/games/naufragos/printed';
import { sheets } from '../src/games/naufragos/sheets';
import { type NaufragosView, type SeatView } from '../src/games/naufragos/view';
import { brief, does, goodFor, isSought } from '../src/games/naufragos/words';

provideTitles();
const castaway: SeatView = {
  person: 'cook_m',
  alive: true,
  place: 'camp',
  energy: 4,
  usable: 6,
  extra: 0,
  injuries: 0,
  sequelae: 0,
  space: 0,
  sector: 'coast',
  food: 0,
  items: [],
  story: 1,
  tokens: [3],
  lost_at: 0,
  group: -1,
  prepared: false,
};
const BUILDINGS = [
  'shelter_1',
  'shelter_2',
  'shelter_3',
  'shelter_4',
  'raft',
  'sand_signal',
  'great_bonfire',
];
const view: NaufragosView = {
  turn: 2,
  turns: 15,
  last_turn: 0,
  phase: 'actions',
  starting: 1,
  event: 'ev_drought',
  weather: 'cloudy',
  wreck: 4,
  salvage: false,
  seats: [castaway, { ...castaway, person: 'strong_f', usable: 7 }, { ...castaway, person: 'fisher_f' }],
  camp: [{ id: 'camp_fishing', slot: 3, red: false, pawn: -1 }],
  storage: {
    food: 1,
    fresh: 1,
    wood: 2,
    forage_tiles: { '2': 2, '3': 1 },
    fish_tiles: { fish_3: 1, jellyfish: 1 },
    supply: 3,
    forage_left: 20,
    fish_left: 12,
    fish_discard: {},
    shark: false,
  },
  fire: { lit: true, wood: 0 },
  buildings: BUILDINGS.map((id) => ({
    id,
    built: false,
    known: true,
    progress: 0,
    needed: 4,
    development: false,
  })),
  pawns: { forage: [0, -1, -1, -1], rest: [-1, -1, -1, -1, -1, -1], exploration: [-1, -1, -1, -1] },
  fishing: true,
  blocked: [],
  decks: { coast: 12, interior: 20, heart: 10, events: 13, remains: 25 },
  known: {},
  pending: ['', '', ''],
  pile: 0,
  exploration: { march: [], party: [], explorer: -1, difficulty: 4, locked: false, home: [] },
  chances: [92, 83, 72, 58, 42, 28, 17, 8, 3, 0, 0, 0],
  cards: [],
  shown: [],
  takers: [],
  legacy: [],
  discard: [],
  stories: [],
  tokens: 30,
  finder: -1,
  result: '',
  winners: [],
  scores: [],
};
const raw = (change: Partial<NaufragosView> = {}) =>
  ({ ...view, ...change }) as unknown as Record<string, Json>;
const withSeat = (seat: number, change: Partial<SeatView>): NaufragosView => ({
  ...view,
  seats: view.seats.map((one, n) => (n === seat ? { ...one, ...change } : one)),
});

describe('what is printed', () => {
  const { costs, events, items, night, order, people, rest, salvage, track, weather, wood } = printed();
  const texts = i18n.of('naufragos');
  const languages = ['en', 'es'] as const;

  it('is drawn: every action, weather and building has a look', () => {
    for (const action of Object.keys(costs)) expect(ACTION_ICON[action], action).toBeDefined();
    for (const one of Object.keys(weather)) expect(WEATHER_ICON[one], one).toBeDefined();
    for (const one of Object.keys({ ...wood, ...rest })) expect(BUILDING_ICON[one], one).toBeDefined();
    for (const { constructions } of Object.values(events))
      for (const one of constructions) expect(BUILDING_ICON[one], one).toBeDefined();
    for (const sector of Object.keys(track.sectors)) expect(SECTOR_ICON[sector], sector).toBeDefined();
  });
  it('has a place for every rest between two actions', () => {
    const rests = order.filter((one) => one.startsWith('rest_'));
    expect(rests).toHaveLength(costs.rest!.length);
    expect(order.filter((one) => one in costs && one !== 'camp')).toHaveLength(rests.length + 1);
  });
  it('is in the words about actions', () => {
    const say = (id: string) => board.describe(raw(), `action:${id}`, texts)[0];
    expect(say('salvage')).toContain(String(salvage));
    expect(say('campfire')).toContain(`worth ${night.lit} energy`);
    for (const id of Object.keys(costs)) expect(say(id)).not.toContain('web-nau');
  });
  it('says what a shelter brings', () => {
    expect(restWith('shelter_1')).toEqual({
      low: Math.min(...rest.shelter_1!),
      high: Math.max(...rest.shelter_1!),
    });
    expect(restWith('raft')).toBeNull();
  });
  it.each(languages)('has short words for every item (%s)', (language) => {
    settings.set({ language });
    for (const id of Object.keys(items)) {
      const said = goodFor(id, i18n.of('naufragos'));
      expect(said.join(), id).not.toMatch(/web-nau|\{|NaN|undefined/);
      expect(said, id).not.toContain(does(id, i18n.of('naufragos')));
    }
    settings.set({ language: 'en' });
  });
  it.each(languages)('has one sentence for every camp card (%s)', (language) => {
    settings.set({ language });
    for (const id of texts.vocabulary.nouns.card!.filter((one) => one.startsWith('camp_')))
      expect(brief(id, i18n.of('naufragos')), id).toMatch(/^[^.{]{8,48}\.$/);
    settings.set({ language: 'en' });
  });
  it.each(languages)('has names that no camp card breaks within a word (%s)', (language) => {
    settings.set({ language });
    const cards = texts.vocabulary.nouns.card!.filter((one) => one.startsWith('camp_'));
    const words = cards.flatMap((card) => i18n.of('naufragos').name('card', card).split(' '));
    expect(words.filter((word) => word.length > 11)).toEqual([]);
    settings.set({ language: 'en' });
  });
  it('tells powers with their limits, costs and numbers', () => {
    const { power } = items.rum!;
    const energy = power![0]!.effect[0]!.n;
    expect(goodFor('rum', texts)).toEqual([`discard: recover ${energy} energy`]);
    expect(goodFor('medicine_chest', texts)).toEqual(['twice: heal 1 injury']);
    expect(goodFor('plot_040_almanac', texts)[0]).toBe(
      'once a turn, 1 energy: see the top 2 cards (Event deck)',
    );
    expect(goodFor('spyglass', texts)).toEqual([
      'before an exploration, once a turn: see the top card (Coast deck)',
      'may bring the rescue',
    ]);
  });
  it('falls back to the text of the card for a power without short words', () => {
    const other = structuredClone(printed());
    other.items.rum!.power![0]!.effect[0]!.op = 'volcano';
    const spy = vi.spyOn(i18n, 'printed').mockReturnValue(other);
    expect(goodFor('rum', texts)).toEqual([does('rum', texts)]);
    spy.mockRestore();
  });
  it("is not known of cards of the players' own: they go without a face", () => {
    expect(rescue(view, 'own_event')).toEqual([]);
    expect(goodFor('own_remains', texts)).toEqual([]);
    expect(isSought('own_remains')).toBe(false);
  });
  it('an event of their own is drawn without weather and needs', () => {
    const table = new TableStore('g');
    const pointer = new Pointer(table, pointing as unknown as Pointing, () => ({
      phone: false,
      read: () => {},
    }));
    for (const [event, icons, ships] of [
      ['ev_drought', 1, 1],
      ['own_event', 0, 0],
    ] as const) {
      const { container, unmount } = render(Day, { pointer, view: { ...view, event } });
      expect(container.querySelectorAll('.event .head svg'), event).toHaveLength(icons);
      expect(container.querySelectorAll('.rescue'), event).toHaveLength(ships);
      unmount();
    }
  });
  it('adds the abilities of castaways', () => {
    expect(Object.keys(people)).toEqual(texts.vocabulary.nouns.person);
  });
});

describe('the meal', () => {
  it('names what somebody without a piece carries: that is why they need not go hungry', () => {
    settings.set({ language: 'en' });
    const view = { seats: [castaway, { ...castaway, food: 2 }] } as unknown as RawView;
    const besides = (id: string) => sheets.feed!.besides!(view, { noun: 'seat', id } as Line);
    expect(besides('0')).toBe('');
    expect(besides('1')).toBe('can eat what they carry (2 food)');
  });
});

describe('the energy scale', () => {
  it('has the marker, injuries below the top and sequelae at the top', () => {
    const one = { ...castaway, energy: 2, usable: 3, injuries: 2, sequelae: 1 };
    expect(energyScale(one)).toEqual(['reached', 'reached', 'energy', 'free', 'injury', 'injury', 'sequela']);
  });
  it('never covers 0', () => {
    expect(energyScale({ ...castaway, energy: 0, usable: 0, injuries: 6 })[0]).toBe('energy');
  });
});

describe('the way home', () => {
  it('is drawn as all throws of two dice, with those that one more card would spoil', () => {
    const count = (need: number, sort: string) => throwsHome(need).filter((one) => one === sort).length;
    expect(throwsHome(7)).toHaveLength(36);
    expect([count(7, 'home'), count(7, 'barely'), count(7, 'lost')]).toEqual([15, 6, 15]);
    expect([count(13, 'lost'), count(1, 'home')]).toEqual([36, 36]);
  });
  it('says the chance in words, too', () => {
    const way = { group: [0, 1], bonus: -1, need: 7, chance: 58, later: 42 };
    const alone = { group: [0], bonus: 0, need: 6, chance: 72, later: 58 };
    const exploration = { ...view.exploration, party: [0, 1], march: [0, 1], home: [way, alone] };
    const { container } = render(Home, { view: { ...view, exploration }, texts: i18n.of('naufragos') });
    for (const said of ['58%', '72%', '42%']) expect(container.textContent).toContain(said);
    expect(container.querySelectorAll('.grid .barely')).toHaveLength(6);
  });
  it('knows where the lost are', () => {
    const lost = withSeat(2, { place: 'lost', lost_at: 7 });
    expect([...lostAt(lost)]).toEqual([[7, [2]]]);
    expect(lostAt(view).size).toBe(0);
  });
});

describe('the camp', () => {
  it('counts fresh food with its tiles', () => {
    expect(freshFood(view)).toBe(1 + 2 * 2 + 3 + 3);
  });
  it('has the highest shelter', () => {
    expect(shelter(view)).toBe(0);
    expect(shelter({ ...view, buildings: view.buildings.map((one, n) => ({ ...one, built: n < 2 })) })).toBe(
      2,
    );
  });
  it('knows what the rescue needs', () => {
    const howl = 'plot_023_a_howl_in_the_rain';
    expect(rescue(view, howl).map((need) => need.met)).toEqual([false, false, false]);
    const crystal = withSeat(0, { items: [{ id: 'plot_074_rock_crystal', used: 0 }] });
    expect(rescue(crystal, howl)).toEqual([
      { noun: 'building', id: 'great_bonfire', met: false },
      { noun: 'building', id: 'sand_signal', met: false },
      { noun: 'card', id: 'mirror', met: true },
    ]);
    expect(rescue(withSeat(0, { ...crystal.seats[0]!, place: 'lost' }), howl)[2]!.met).toBe(false);
  });
});

describe('what the middle of the board shows', () => {
  it.each([
    ['castaway', { seats: [castaway, { ...castaway, person: '' }] }, 'casting'],
    ['castaway', {}, 'actions'], // all have chosen: what is told then is told on the board
    ['place', {}, 'actions'],
    ['remains', { shown: ['axe', 'rope', 'rope'] }, 'cards'],
    ['inherit', { legacy: ['axe'] }, 'cards'],
    ['peek', { known: { coast: ['coast_crabs_and_a_fin', ''] } }, 'cards'],
    ['peek', {}, 'actions'],
    ['explore', { exploration: { ...view.exploration, party: [0] } }, 'exploration'],
  ] as const)('%s', (prompt, change, mode) => {
    expect(modeOf({ ...view, ...(change as Partial<NaufragosView>) }, prompt)).toBe(mode);
  });
  it('shows each open card once', () => {
    expect(openCards({ ...view, shown: ['axe', 'rope', 'rope'] })).toEqual(['axe', 'rope']);
    expect(openCards({ ...view, known: { coast: ['', 'x'], heart: ['y'] } })).toEqual(['x', 'y']);
  });
});

describe('the way over the island', () => {
  it('has a place on the map for every space', () => {
    const steps = trackSpaces();
    expect(steps.map((step) => step.space)).toEqual(printed().track.tokens.map((_, n) => n));
    for (const { x, y } of steps) {
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(MAP.width - 12);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(MAP.height - 12);
    }
  });
  it.each([1, 2, 3, 4])('%i cubes on one space do not hide each other', (count) => {
    expect(new Set(cubePlaces(count).map(({ x, y }) => `${x}/${y}`)).size).toBe(count);
  });
  it('draws every icon', () => {
    for (const drawing of Object.values(GLYPHS))
      expect(`${drawing.fill ?? ''}${drawing.line ?? ''}`).toMatch(/^M[^N]*$/);
  });
});

describe('choices without a target have a place', () => {
  const choice = (kind: string, words: Record<string, string[]>) =>
    ({ kind, words, targets: [] }) as unknown as Choice;
  it.each([
    ['rest', { number: ['3'] }, 'rest:3'],
    ['slot', { number: ['6'] }, 'slot:6'],
    ['feed-fire', {}, 'fire:camp'],
    ['castaway', { person: ['cook_f'] }, 'person:cook_f'],
    ['return', {}, 'exploration:return'],
  ])('%s', (kind, words, spot) => {
    expect(at(choice(kind, words as Record<string, string[]>))).toEqual([spot]);
  });
  it('or none', () => {
    expect(at(choice('spend', { number: ['2'] }))).toEqual([]);
  });
  it('and are explained by something that has a name', () => {
    expect(explains('rest:3')).toBe('action:rest');
    expect(explains('deck:coast')).toBe('deck:coast');
  });
});
