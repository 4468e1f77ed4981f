import { describe, expect, it } from 'vitest';
import type { Choice, Json, LogEntry } from '../src/lib/api/types';
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
  phaseOf,
  placedBy,
  resolving,
  rollOf,
  tokensOf,
  totals,
} from '../src/games/papua/derive';
import { placesOf } from '../src/games/papua/geometry';
import { CARD, COLOUR, counterIcons, DESTINATION, GOODS, ROWS, SCIENCE, ZONE } from '../src/games/papua/look';
import { figureOf, printed } from '../src/games/papua/printed';
import { reduce } from '../src/games/papua/reduce';
import { type PapuaView, type SeatView, viewOf } from '../src/games/papua/view';
import { zoneSays } from '../src/games/papua/words';

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
  zones: ROWS.flat().map((id) => ({
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
const after = (view: PapuaView, kind: string, words: Record<string, string[]> = {}) =>
  viewOf(reduce(view as unknown as Record<string, Json>, event(kind, words)));
const choice = (kind: string, words: Record<string, string[]>): Choice =>
  ({ id: '', seat: 0, kind, words, targets: [], rules: [], cost: '', interrupt: false }) as unknown as Choice;
const zone = (view: PapuaView, id: string) => view.zones.find((one) => one.id === id)!;

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
    ['destination', DESTINATION],
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
    expect(ROWS.flat().sort()).toEqual(Object.keys(ZONE).sort());
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

describe('dice', () => {
  it('lie in order, catastrophes last, each with a name of its own', () => {
    const roll = diceOf(papua(), 'coins', {}, null)!;
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
    expect(diceOf(papua(), 'set-dice', { dice: ['4'] }, null)!.blank).toBe(4);
    expect(diceOf(papua(), 'place', { dice: ['2', '2'] }, null)!.blank).toBe(0);
  });
  it('are those of the zone while it is resolved, and none otherwise', () => {
    const coins = event('coins', { seat: ['1'], amount: ['3'] });
    const rolled = after(papua(), 'funding-roll', { dice: ['catastrophe', '3', '3'] });
    expect(diceOf(rolled, 'eat', {}, coins)).toEqual({
      seat: null,
      dice: rollOf(['3', '3', 'catastrophe']),
      blank: 0,
    });
    const hunted = after(rolled, 'hunted', { seat: ['1'], dice: ['1'] });
    expect(diceOf(hunted, 'counter', {}, coins)!.seat).toBe(1);
    const next = after(hunted, 'zone', { marker: ['4'], zone: ['huts'] });
    expect(diceOf(next, 'eat', {}, coins)).toBeNull();
    expect(phaseOf(next, 'eat', coins)).toBe('resolution');
    expect(diceOf(papua(), 'finance', { dice: ['1', '2', '3'] }, null)!.dice).toHaveLength(3);
    expect(diceOf(papua(), 'forbid', {}, null)).toBeNull();
    expect(diceOf(papua(), 'bids', {}, null)).toBeNull();
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
    expect(phaseOf(papua(), prompt, kind ? event(kind) : null)).toBe(phase);
  });
  it('the end is the end', () => {
    expect(phaseOf(papua({ result: 'deck' }), null, null)).toBe('end');
  });
  it('knows the zone that is resolved', () => {
    expect(resolving(papua(), 'bids', null)).toBe('expeditions');
    expect(resolving(papua(), 'place', null)).toBeNull();
    const zoned = after(papua(), 'zone', { marker: ['2'], zone: ['huts'] });
    expect(resolving(zoned, 'place', event('hut'))).toBe('huts');
    expect(resolving(after(zoned, 'round-end', {}), 'place', event('turn'))).toBeNull();
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
  });
});

describe('an event changes the view', () => {
  it('reveals cards and counters, and forbids a zone', () => {
    const view = after(papua(), 'card-revealed', { destination: ['river'], card: ['spider'] });
    expect(view.destinations[1]!.card).toBe('spider');
    expect(view.expedition_deck).toBe(23);
    expect(after(papua(), 'counter-revealed', { counter: ['log_mixed'] }).counters).toHaveLength(3);
    const forbidden = after(papua(), 'forbidden', { seat: ['1'], zone: ['huts'] });
    expect(forbidden.zones.filter((one) => one.forbidden).map((one) => one.id)).toEqual(['huts']);
    expect(after(papua(), 'note-revealed', { note: ['nb2_smokehouse'] }).note).toBe('nb2_smokehouse');
    expect(
      zone(after(papua(), 'neutral-zone', { zone: ['logistics'], amount: ['2'] }), 'logistics').neutral,
    ).toBe(2);
  });
  it('rolls, changes and uses dice', () => {
    const turn = after(papua(), 'player-turn', { seat: ['1'], dice: ['5'] });
    expect([turn.active, turn.dice, turn.dead_dice]).toEqual([1, [0, 0, 0, 0, 0, 0], 0]);
    const rolled = after(turn, 'rolled', { seat: ['1'], dice: ['catastrophe', '2', '2'] });
    expect(rolled.dice).toEqual([1, 0, 2, 0, 0, 0]);
    expect(after(rolled, 'die-turned', { seat: ['1'], die: ['4'] }).dice).toEqual([0, 0, 2, 0, 1, 0]);
    const changed = after(papua(), 'changed', { seat: ['0'], old: ['2'], new: ['3'], amount: ['1'] });
    expect(changed.dice).toEqual([1, 0, 1, 1, 0, 1]);
    expect(changed.seats[0]!.coins).toBe(2);
    const placed = after(papua(), 'placed', { seat: ['0'], die: ['5'], zone: ['huts'] });
    expect(zone(placed, 'huts').explorers).toEqual([1, 0, 0]);
    expect(placed.seats[0]!.pool).toBe(6);
    expect(placed.dice[5]).toBe(0);
    expect(placedBy(placed, 0)).toBe(1);
    expect(zone(after(placed, 'marker', { seat: ['0'], marker: ['5'], zone: ['huts'] }), 'huts').marker).toBe(
      5,
    );
  });
  it('moves energy, the one that comes on top', () => {
    const view = after(
      papua({ seats: [seat(), seat({ energy: 46 }), seat({ energy: 44 })] }),
      'energy-lost',
      {
        seat: ['0'],
        amount: ['4'],
        energy: ['46'],
      },
    );
    expect(view.energy_order).toEqual([0, 1, 2]);
    expect(view.seats[0]!.energy).toBe(46);
    const last = after(papua(), 'energy-lost', { seat: ['0'], amount: ['9'], energy: ['41'] });
    expect(last.energy_order).toEqual([1, 2, 0]);
  });
  it('keeps what is behind the screens of others unknown', () => {
    expect(after(papua(), 'coins', { seat: ['1'], amount: ['4'] }).seats[1]!.coins).toBeNull();
    expect(after(papua(), 'coins', { seat: ['0'], amount: ['4'] }).seats[0]!.coins).toBe(7);
    expect(after(papua(), 'coins', { seat: ['1'], amount: ['4'] }).general_supply!.coins).toBe(27);
    expect(after(papua(), 'ate', { seat: ['1'], amount: ['2'] }).general_supply!.food).toBe(23);
    expect(after(papua(), 'ate', { seat: ['0'], amount: ['2'] }).seats[0]!.food).toBe(1);
  });
  it('wins, loses and recruits', () => {
    const won = after(papua(), 'card-won', {
      seat: ['1'],
      destination: ['jungle'],
      card: ['plant'],
      coins: ['2'],
    });
    expect(won.seats[1]!.cards).toEqual({ plant: 1 });
    expect(won.destinations[0]!.card).toBeNull();
    expect(after(papua(), 'counter-taken', { seat: ['0'], counter: ['log_explorer'] }).counters).toEqual([
      'log_prestige_2',
    ]);
    expect(after(papua(), 'explorers', { seat: ['0'], amount: ['2'] }).seats[0]).toMatchObject({
      pool: 9,
      reserve: 6,
    });
    expect(after(papua(), 'lost', { seat: ['0'] }).seats[0]).toMatchObject({ pool: 6, reserve: 9 });
    expect(after(papua(), 'hut', { seat: ['0'], dice: ['6'], amount: ['1'] }).seats[0]!.hut).toBe(6);
  });
  it('clears the board at the end of a round', () => {
    const busy = after(papua(), 'placed', { seat: ['0'], die: ['5'], zone: ['huts'] });
    const view = after(busy, 'round-end', { number: ['2'] });
    expect(view.seats[0]!.pool).toBe(7);
    expect(placedBy(view, 0)).toBe(0);
    expect(view.counters).toEqual([]);
    expect(view.note).toBeNull();
  });
});

describe('moving over the board', () => {
  const places = placesOf(ROWS, papua(), ['log_explorer', 'log_mixed'], ['die:2:0', 'die:5:0']);
  it.each([
    ['zone:huts', 'right', 'zone:logistics'],
    ['zone:huts', 'down', 'zone:expeditions'],
    ['zone:expeditions', 'down', 'destination:river'],
    ['destination:river', 'left', 'destination:jungle'],
    ['destination:river', 'down', 'zone:funding'],
    ['zone:logistics', 'down', 'counter:log_explorer'],
    ['zone:funding', 'down', 'die:2:0'],
    ['die:2:0', 'right', 'die:5:0'],
  ] as const)('from %s %s to %s', (from, direction, to) => {
    expect(neighbour(places, from, direction)).toBe(to);
  });
});

it('on a phone the dice lie above the zones', () => {
  const places = placesOf(ROWS, papua(), [], ['die:2:0'], true);
  expect(neighbour(places, 'zone:huts', 'up')).toBe('die:2:0');
  expect(neighbour(places, 'die:2:0', 'down')).toBe('zone:huts');
});

it('a zone in words', () => {
  const texts = i18n.of('papua').seated(['Ana', 'Ben', 'Cleo'], []);
  const one = { id: 'huts', marker: 3, forbidden: false, explorers: [0, 2, 0], neutral: 1 };
  expect(zoneSays(one, texts)).toEqual([
    texts.name('zone', 'huts'),
    t('web-pap-marker', { marker: 3 }),
    [
      t('web-pap-people', { who: 'Ben', number: 2 }),
      t('web-pap-people', { who: t('web-pap-neutral'), number: 1 }),
    ].join(', '),
  ]);
  expect(zoneSays({ ...one, forbidden: true, explorers: [], neutral: 0 }, texts).slice(1)).toEqual([
    t('web-pap-forbidden'),
    t('web-pap-nobody'),
  ]);
});

it('adds up the score sheet', () => {
  expect(
    totals([
      { line: 'track', rules: [], points: [3, 4] },
      { line: 'food', rules: [], points: [1, 0] },
    ]),
  ).toEqual([4, 4]);
});
