import { describe, expect, it } from 'vitest';
import type { Choice, LogEntry, RawView } from '../src/lib/api/types';
import { COLOUR } from '../src/lib/board/colours';
import { neighbour } from '../src/lib/board/spatial';
import { i18n, t } from '../src/lib/text/i18n.svelte';
import { file } from './files';
import { provideTitles } from './titles';
import {
  bidOf,
  bottomOf,
  diceOf,
  gatesBetween,
  mealsOf,
  nextSupply,
  openBids,
  openingOf,
  phaseOf,
  resolving,
  rollOf,
  tokensOf,
  totals,
} from '../src/games/papua/derive';
import { CARDS, HEIGHT, placesOf, SITES, WIDTH, ZONES } from '../src/games/papua/geometry';
import { CARD, counterIcons, GOODS, SCIENCE, ZONE } from '../src/games/papua/look';
import { figureOf, printed } from '../src/games/papua/printed';
import { type PapuaView, type SeatView } from '../src/games/papua/view';
import { stage } from '../src/games/papua/stage';
import { tell } from '../src/games/papua/tell';
import { meanOf, outlook } from '../src/games/papua/outlook';
import { cardAt, zoneSays } from '../src/games/papua/words';

provideTitles();

const seat = (others: Partial<SeatView> = {}): SeatView => ({
  colour: 'red',
  energy: 50,
  prestige: 0,
  hut: null,
  pool: 7,
  reserve: 8,
  supplied: [],
  science: 'biology',
  science_spent: false,
  cards: {},
  coins: null,
  food: null,
  notes: null,
  dice_now: 0,
  dice_next: 0,
  ...others,
});
const papua = (others: Partial<PapuaView> = {}): PapuaView => ({
  you: 0,
  active: 0,
  round: 2,
  turn_order: [0, 1, 2],
  energy_order: [0, 1, 2],
  supply: [
    [40, 2],
    [30, 3],
    [20, 4],
    [10, 5],
  ],
  zones: ZONES.map((id) => ({
    id,
    marker: null,
    forbidden: false,
    explorers: [0, 0, 0],
    neutral: 0,
  })),
  forbidden: null,
  destinations: ['jungle', 'river', 'volcano'].map((id) => ({ id, card: 'plant', neutral: 0 })),
  counters: ['log_prestige_2', 'log_explorer'],
  counter_pile: 9,
  counter_discard: [],
  reposition: false,
  note: 'nb1_good_catch',
  symbol: '+',
  general_supply: { coins: 31, food: 21 },
  second_deck: false,
  note_decks: [8, 9],
  expedition_deck: 24,
  dice: [1, 0, 2, 0, 0, 1],
  dead_dice: 1,
  seats: [seat({ coins: 3, food: 3, notes: [] }), seat({ colour: 'blue' }), seat({ colour: 'green' })],
  bid: null,
  last_round: false,
  sheet: null,
  result: '',
  winners: [],
  ...others,
});
const event = (kind: string, words: Record<string, string[]> = {}) => ({ kind, words });
const choice = (kind: string, words: Record<string, string[]>): Choice =>
  ({ id: '', seat: 0, kind, words, targets: [], rules: [], cost: '', interrupt: false }) as unknown as Choice;

describe('what is drawn agrees with the game', () => {
  const { counters, energy, huts, dice_without_hut, markers } = printed();
  it('huts and tracks', () => {
    expect(huts.map((hut) => hut.dice)).toEqual(huts.map((_, i) => dice_without_hut + 1 + i));
    expect(energy.top).toBeGreaterThan(energy.notebook_deck_2);
    expect(markers).toBe(papua().dice.length - 1);
  });
  it('every counter shows what it gives', () => {
    expect(Object.keys(counters)).toEqual(i18n.title('papua')!.nouns.counter);
    for (const id of Object.keys(counters)) {
      expect(counterIcons(id), id).toHaveLength(counters[id]!.length);
      for (const one of counterIcons(id)) expect(one, id).toBeDefined();
    }
    expect(counterIcons('log_energy_3')).toEqual([GOODS.energy]);
    expect(
      ['log_energy_3', 'log_zone_food', 'log_explorer', 'log_mixed', 'log_reposition'].map(figureOf),
    ).toEqual(['3', '#', '', '', '']);
    expect([counterIcons('unknown'), figureOf('unknown')]).toEqual([[], '']);
  });
  it.each([
    ['zone', ZONE],
    ['destination', CARDS],
    ['card', CARD],
    ['science', SCIENCE],
    ['colour', COLOUR],
  ])('every %s has a look', (noun, looks) => {
    const ftl = file('../src/robinsonade/games/papua/text/en.ftl');
    const ids = [...ftl.matchAll(new RegExp(`^${noun}-([a-z0-9_]+) =`, 'gm'))].map((one) => one[1]!);
    expect(ids.length).toBeGreaterThan(2);
    expect(Object.keys(looks).sort()).toEqual(ids.sort());
  });
  it('every zone has its place', () => {
    expect([...ZONES].sort()).toEqual(Object.keys(ZONE).sort());
  });
  it('no place of a zone lies in another, and all are on the chart', () => {
    const boxes = ZONES.map((zone) => SITES[zone]!.area);
    boxes.forEach(([x, y, width, height], i) => {
      expect(Math.min(x, y, WIDTH - x - width, HEIGHT - y - height)).toBeGreaterThanOrEqual(0);
      for (const [x2, y2, width2, height2] of boxes.slice(i + 1))
        expect(x + width <= x2 || x2 + width2 <= x || y + height <= y2 || y2 + height2 <= y).toBe(true);
    });
  });
});

describe('the energy track', () => {
  it('puts a stack side by side, the top one first', () => {
    expect(tokensOf(papua(), 2)).toEqual([
      { seat: 0, energy: 50, column: 0 },
      { seat: 1, energy: 50, column: 1 },
      { seat: 2, energy: 50, column: 2 },
    ]);
  });
  it('uses the first column again as soon as there is room', () => {
    const view = papua({ seats: [seat({ energy: 45 }), seat({ energy: 44 }), seat({ energy: 40 })] });
    expect(tokensOf(view, 3).map((one) => one.column)).toEqual([0, 1, 0]);
  });
  it('always shows something below 0', () => {
    expect(bottomOf(papua())).toBe(-4);
    expect(bottomOf(papua({ seats: [seat({ energy: -7 }), seat(), seat()] }))).toBe(-9);
  });
  it('knows the supply on the way', () => {
    const view = papua({
      seats: [seat({ energy: 41, supplied: [] }), seat({ energy: 42, supplied: [40] }), seat()],
    });
    expect(gatesBetween(view, 0, 40)).toEqual([[40, 2]]);
    expect(gatesBetween(view, 0, 30)).toEqual([
      [40, 2],
      [30, 3],
    ]);
    expect(gatesBetween(view, 1, 38)).toEqual([]);
    expect(nextSupply(view, 1)).toEqual([30, 3]);
    expect(nextSupply(papua({ seats: [seat({ energy: 3 })] }), 0)).toBeNull();
  });
  it('says what a meal means', () => {
    const view = papua({ seats: [seat({ energy: 43, food: 2, coins: 0 }), seat(), seat()] });
    const meals = mealsOf(view, [choice('eat', { amount: ['0'] }), choice('eat', { amount: ['2'] })], 4);
    expect(meals.map(({ choice: _, ...one }) => one)).toEqual([
      { food: 0, energy: 4, left: 39, supply: 2, missing: 0 },
      { food: 2, energy: 2, left: 41, supply: 0, missing: 0 },
    ]);
    expect(mealsOf(view, [choice('eat', { amount: ['1'] })], 5)[0]).toMatchObject({ supply: 2, missing: 1 });
  });
});

describe('bids', () => {
  it('are shown as far as they are decided', () => {
    expect(bidOf(papua())).toBeNull();
    expect(bidOf(papua({ bid: [2, 1, 0] }))).toEqual([
      { destination: 'jungle', explorers: 2, coins: 1 },
      { destination: 'river', explorers: 0, coins: null },
      { destination: 'volcano', explorers: null, coins: null },
    ]);
  });
  it('stay open until the round ends', () => {
    const entry = (seq: number, kind: string, words: Record<string, string[]>, undone = false) =>
      ({ version: seq, seq, kind, words, undone }) as LogEntry;
    const bid = (seq: number, who: string, undone = false) =>
      entry(
        seq,
        'bid-revealed',
        { seat: [who], destination: ['river'], amount: ['2'], coins: ['1'] },
        undone,
      );
    const log = [
      bid(1, '2'),
      entry(2, 'turn', { number: ['2'] }),
      bid(3, '0'),
      bid(3, '1', true),
      bid(3, '1'),
      entry(3, 'card-won', { seat: ['1'], destination: ['river'], card: ['plant'], coins: ['1'] }),
    ];
    expect(openBids(log)).toEqual({
      river: [
        { seat: 0, explorers: 2, coins: 1, won: false },
        { seat: 1, explorers: 2, coins: 1, won: true },
      ],
    });
    expect(openBids(log, 2)).toEqual({});
    expect(openBids([...log, entry(4, 'round-end', {})])).toEqual({});
    // Told, and not in the log before all of it was told.
    const told = { ...bid(4, '2'), place: 0 };
    expect(openBids(log, undefined, [{ ...bid(3, '1'), place: 2 }, told]).river).toHaveLength(3);
  });
});

it('screens are lifted destination by destination, as it is told', () => {
  const entry = (kind: string, words: Record<string, string[]>, undone = false) =>
    ({ version: 1, seq: 1, kind, words, undone }) as LogEntry;
  const log = [entry('bidding', { bidders: ['0', '2'] }), entry('bidding', { bidders: ['1'] }, true)];
  const at = (kind: string, destination: string) =>
    openingOf(papua(), [event('bid-sealed'), event(kind, { destination: [destination] })], log);
  expect(at('bid-revealed', 'jungle')).toEqual({ bidders: [0, 2], opened: 1 });
  expect(at('card-won', 'volcano')).toEqual({ bidders: [0, 2], opened: 3 });
  expect(openingOf(papua(), [event('energy-lost')], log)).toBeNull();
  expect(openingOf(papua(), [], log)).toBeNull();
});

describe('moving over the board', () => {
  const places = placesOf(papua(), ['die:2:0', 'die:5:0']);
  it.each([
    ['zone:huts', 'down', 'zone:logistics'],
    ['zone:funding', 'right', 'zone:notebook'],
    ['note:nb1_good_catch', 'down', 'zone:expeditions'],
    ['zone:notebook', 'down', 'destination:jungle'],
    ['zone:expeditions', 'right', 'destination:volcano'],
    ['destination:river', 'up', 'zone:expeditions'],
    ['zone:logistics', 'right', 'counter:log_prestige_2'],
    ['counter:log_prestige_2', 'right', 'counter:log_explorer'],
    ['zone:logistics', 'down', 'die:5:0'],
    ['die:2:0', 'right', 'die:5:0'],
  ] as const)('from %s %s to %s', (from, direction, to) => {
    expect(neighbour(places, from, direction)).toBe(to);
  });
  it('arrows lead everywhere', () => {
    const reached = new Set<string>(['zone:huts']);
    for (const from of reached)
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const to = neighbour(places, from, direction);
        if (to) reached.add(to);
      }
    expect([...reached].sort()).toEqual(places.map((place) => place.id).sort());
  });
});

it('a zone in words', () => {
  const texts = i18n.of('papua').seated(['Ana', 'Ben', 'Cleo'], []);
  const one = { id: 'huts', marker: 3, forbidden: false, explorers: [0, 2, 0], neutral: 1 };
  expect(zoneSays(one, papua(), texts)).toEqual([
    texts.name('zone', 'huts'),
    t('web-pap-marker', { marker: 3 }),
    [
      t('web-pap-people', { who: 'Ben', number: 2 }),
      t('web-pap-people', { who: t('web-pap-neutral'), number: 1 }),
    ].join(', '),
  ]);
  expect(zoneSays({ ...one, forbidden: true, explorers: [], neutral: 0 }, papua(), texts).slice(1)).toEqual([
    t('web-pap-forbidden'),
    t('web-pap-nobody'),
  ]);
});

it('says who lives in which hut', () => {
  const texts = i18n.of('papua').seated(['Ana', 'Ben', 'Cleo'], []);
  const view = papua({ seats: [seat(), seat({ hut: 7 }), seat()] });
  expect(
    zoneSays(
      view.zones.find((zone) => zone.id === 'huts')!,
      view,
      texts,
    ),
  ).toContain(t('web-pap-hut-of', { who: 'Ben', dice: 7 }));
});

it('the card at a destination can be read', () => {
  const view = papua();
  expect(cardAt(view, 'destination:river')).toEqual({ noun: 'card', id: 'plant' });
  view.destinations[1]!.card = null;
  expect(cardAt(view, 'destination:river')).toBeNull();
  expect(cardAt(view, 'zone:huts')).toBeNull();
});

describe('what one more explorer would mean', () => {
  const texts = i18n.of('papua').seated(['Ana', 'Ben', 'Cleo'], []);
  const { means, huts } = printed();
  const view = papua();
  const there = (zone: string, explorers: number[], neutral = 0) => {
    const found = structuredClone(view);
    Object.assign(
      found.zones.find((one) => one.id === zone)!,
      { explorers, neutral },
    );
    return found;
  };
  const says = (one: PapuaView, zone: string) => outlook(one, 0, zone, texts);
  it('on average, by the engine', () => {
    expect(meanOf(there('funding', [2, 0, 0]), 0, 'funding')).toBe(means.funding['+']![3]);
    expect(meanOf(there('hunting', [0, 4, 0]), 0, 'hunting')).toBe(means.hunting[1]);
    expect(meanOf(view, 0, 'huts')).toBeNull();
    expect(meanOf(papua({ symbol: null }), 0, 'funding')).toBeNull();
    expect(says(there('hunting', [1, 0, 0]), 'hunting')).toContain('4.9');
    expect(says(view, 'funding')).toContain('5.0');
  });
  it('a hut, if they are enough', () => {
    const needs = huts.findIndex((hut) => hut.explorers > 1);
    const before = structuredClone(view);
    before.seats[0]!.hut = huts[needs - 1]!.dice;
    expect(says(before, 'huts')).toContain(`1 of the ${huts[needs]!.explorers}`);
    before.zones.find((one) => one.id === 'huts')!.explorers = [1, 0, 0];
    expect(says(before, 'huts')).toContain(`${huts[needs]!.dice} dice`);
    before.seats[0]!.hut = huts.at(-1)!.dice;
    expect(says(before, 'huts')).toBe(t('web-pap-outlook-huts', { zone: 'Huts', enough: 'none' }));
  });
  it('against the others', () => {
    expect(says(there('notebook', [1, 3, 2]), 'notebook')).toContain(
      '2 of your explorers; most of another: 3',
    );
    expect(says(there('logistics', [0, 1, 0], 2), 'logistics')).toContain('most of another: 2');
    expect(says(there('expeditions', [5, 0, 0]), 'expeditions')).toContain('3 destinations');
  });
});

it('adds up the score sheet', () => {
  expect(
    totals([
      { line: 'track', rules: [], points: [3, 4] },
      { line: 'food', rules: [], points: [1, 0] },
    ]),
  ).toEqual([4, 4]);
});

describe('dice', () => {
  it('lie in order, catastrophes last, each with a name of its own', () => {
    const roll = diceOf(papua(), 'coins', {}, [])!;
    expect(roll.seat).toBe(0);
    expect(roll.dice.map((die) => die.id)).toEqual([
      'die:2:0',
      'die:2:1',
      'die:5:0',
      'die:catastrophe:0',
      'die:dead:0',
    ]);
    expect(roll.dice.map((die) => die.dead)).toEqual([false, false, false, false, true]);
  });
  it('that are not rolled yet are counted', () => {
    expect(diceOf(papua(), 'set-dice', { dice: ['4'] }, [])!.blank).toBe(4);
    expect(diceOf(papua(), 'place', { dice: ['2', '2'] }, [])!.blank).toBe(0);
  });
  it('hold up whom they harm or pay, and show which of them count', () => {
    const raw = (others: Partial<PapuaView>) => papua(others) as unknown as RawView;
    const { rolled, 'funding-roll': funded } = tell.concerns!;
    const mine = (dice: string[]) => rolled!(event('rolled', { seat: ['0'], dice }), [0], null);
    expect([mine(['2', 'catastrophe']), mine(['2', '3'])]).toEqual([true, false]);
    const zones = papua().zones.map((zone) => ({
      ...zone,
      explorers: zone.id === 'funding' ? [1, 0, 0] : [0, 2, 0],
    }));
    const roll = event('funding-roll', { dice: ['2', '4', 'catastrophe'] });
    expect([0, 1].map((one) => funded!(roll, [one], raw({ zones })))).toEqual([true, false]);
    const counted = (kind: string, symbol: string) =>
      stage.rolls!({ ...roll, kind }, raw({ symbol }))
        .filter((die) => die.counts)
        .map((die) => die.face);
    expect(['+', '=', '-'].map((symbol) => counted('funding-roll', symbol))).toEqual([
      ['4'],
      ['2'],
      ['catastrophe'],
    ]);
    expect(counted('hunted', '+')).toEqual(['catastrophe', '4']);
  });
  it('are those of the zone while it is resolved, and none otherwise', () => {
    const story = [
      event('zone', { marker: ['3'], zone: ['funding'] }),
      event('funding-roll', { dice: ['catastrophe', '3', '3'] }),
      event('coins', { seat: ['1'], amount: ['3'] }),
    ];
    expect(diceOf(papua(), 'eat', {}, story)).toEqual({
      seat: null,
      dice: rollOf(['3', '3', 'catastrophe']),
      blank: 0,
    });
    const hunted = [...story, event('hunted', { seat: ['1'], dice: ['1'] })];
    expect(diceOf(papua(), 'counter', {}, hunted)!.seat).toBe(1);
    const next = [...hunted, event('zone', { marker: ['4'], zone: ['huts'] })];
    expect(diceOf(papua(), 'eat', {}, next)).toBeNull();
    expect(phaseOf(papua(), 'eat', next)).toBe('resolution');
    expect(diceOf(papua(), 'finance', { dice: ['1', '2', '3'] }, [])!.dice).toHaveLength(3);
    expect(diceOf(papua(), 'forbid', {}, [])).toBeNull();
    expect(diceOf(papua(), 'bids', {}, [])).toBeNull();
  });
});

describe('phases', () => {
  it.each([
    ['forbid', null, 'start'],
    ['place', null, 'turns'],
    ['bids', null, 'resolution'],
    ['bids', 'turn', 'start'],
    ['forbid', 'rolled', 'turns'],
  ])('%s, %s: %s', (prompt, kind, phase) => {
    expect(phaseOf(papua(), prompt, kind ? [event(kind)] : [])).toBe(phase);
  });
  it('the end is the end', () => {
    expect(phaseOf(papua({ result: 'deck' }), null, [])).toBe('end');
  });
  it('knows the zone that is resolved', () => {
    expect(resolving('bids', [])).toBe('expeditions');
    expect(resolving('place', [])).toBeNull();
    const zoned = [event('zone', { marker: ['2'], zone: ['huts'] }), event('hut')];
    expect(resolving('place', zoned)).toBe('huts');
    expect(resolving('place', [...zoned, event('round-end'), event('turn')])).toBeNull();
  });
});
