/** The card stage: which card, which dice, which question; every picture can be drawn. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, State, Title } from '../src/lib/api/types';
import Prompt from '../src/components/Prompt.svelte';
import CardStage from '../src/lib/stage/CardStage.svelte';
import Dice from '../src/lib/stage/Dice.svelte';
import { face } from '../src/lib/stage/face';
import { frameOf } from '../src/lib/stage/frames';
import { sceneOf } from '../src/lib/stage/looks';
import { PROPS } from '../src/lib/stage/props';
import { scene } from '../src/lib/stage/scene';
import { Stage } from '../src/lib/stage/stage.svelte';
import { cardOf, causeOf, isStaged, rollTold, sentencesOf } from '../src/lib/stage/stagecraft';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { stage as castaways } from '../src/games/naufragos/stage';
import { stage as papua } from '../src/games/papua/stage';
import { stage as crusoe } from '../src/games/robinson-crusoe/stage';
import { stage as island } from '../src/games/forbidden-island/stage';
import { i18n } from '../src/lib/text/i18n.svelte';
import { file } from './files';

const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const titles = (JSON.parse(file('tests/fixtures/texts.json')) as { games: Record<string, { title: Title }> })
  .games;
const title = titles['forbidden-island']!.title;
const folder = '../src/robinsonade';
for (const language of ['en', 'es'] as const) {
  const game = `${folder}/games/forbidden_island/text`;
  i18n.provide(
    language,
    {
      shared: file(`${folder}/text/${language}.ftl`),
      web: file(`${folder}/text/web.${language}.ftl`),
      games: {
        'forbidden-island': file(`${game}/${language}.ftl`) + file(`${game}/flavour.${language}.ftl`),
      },
    },
    [title],
  );
}
beforeEach(() => settings.set({ language: 'en' }));

describe('pictures', () => {
  it('have no sign that looks like a missing letter', () => {
    expect(frameOf('card').sign.match(/M/g)!.length).toBeGreaterThan(1);
  });
  it('are the same for the same card, and another for another', () => {
    const spec = sceneOf('beach day calm +crab +palm');
    expect(scene(spec, 'a')).toEqual(scene(spec, 'a'));
    expect(scene(spec, 'a')).not.toEqual(scene(spec, 'b'));
    expect(face('cook_f')).toEqual(face('cook_f'));
  });

  it.each(Object.keys(PROPS))('draw %s without a broken number', (name) => {
    const { shapes } = scene(
      { ground: 'sea', sky: 'day', weather: '', mood: 'calm', props: [{ name }] },
      name,
    );
    for (const shape of shapes) expect(shape.d).not.toMatch(/NaN|undefined/);
  });

  it('have frames that differ by more than colour', () => {
    const families = [
      'event',
      'adventure-build',
      'mystery-trap',
      'beast',
      'explore-coast',
      'plot-raft',
      'remains',
      'camp',
      'note',
    ];
    const looks = families.map((family) => `${frameOf(family).edge} ${frameOf(family).sign}`);
    expect(new Set(looks).size).toBe(families.length);
  });
});

describe('what is on the stage', () => {
  it('is the card of an event', () => {
    const rose = { kind: 'waters-rose', words: { seat: ['0'], level: ['3'], cards: ['2'] } };
    expect(cardOf(rose, title, island)).toEqual({ noun: 'card', id: 'waters_rise' });
    const drawn = { kind: 'captured', words: { seat: ['0'], treasure: ['earth_stone'] } };
    expect(cardOf(drawn, title, island)).toEqual({ noun: 'treasure', id: 'earth_stone' });
    expect(cardOf({ kind: 'moved', words: { seat: ['0'] } }, title, island)).toBeNull();
  });

  it('is what has wounded somebody: the die, the card, or a cause', () => {
    const crusoes = titles['robinson-crusoe']!.title;
    const wounded = (cause: string) => ({
      kind: 'wounded',
      words: { who: ['friday'], number: ['1'], total: ['1'], cause: [cause] },
    });
    const before = [{ kind: 'adventure', words: { who: ['friday'], card: ['spider'] } }];
    expect(cardOf(wounded('die'), crusoes, crusoe, [], before)).toBeNull();
    expect(rollTold([wounded('die')], crusoe)!.dice).toEqual([{ sort: 'wound', face: 'wound' }]);
    expect(cardOf(wounded('card'), crusoes, crusoe, [], before)).toEqual({ noun: 'card', id: 'spider' });
    expect(cardOf(wounded('hunger'), crusoes, crusoe, [], before)).toEqual({ noun: 'cause', id: 'hunger' });
    expect(rollTold([wounded('hunger')], crusoe)).toBeNull();
  });

  it('is a death with what has led to it', () => {
    const wounded = (who: string) => ({ kind: 'wounded', words: { who: [who], cause: ['hunger'] } });
    const died = { kind: 'died', words: { who: ['cook'] } };
    expect(causeOf(died, [wounded('cook'), wounded('friday')], crusoe)).toEqual(wounded('cook'));
    expect(causeOf(died, [wounded('friday')], crusoe)).toBeUndefined();
    const scarred = { kind: 'scarred', words: { seat: ['2'], number: ['4'] } };
    expect(causeOf({ kind: 'died', words: { seat: ['2'] } }, [scarred], castaways)).toEqual(scarred);
    expect(causeOf(scarred, [scarred], castaways)).toBeUndefined();
  });

  it('is dice, and what they had to reach', () => {
    const rolled = { kind: 'rolled-two', words: { first: ['4'], second: ['5'], total: ['9'] } };
    expect(rollTold([rolled], castaways)!.dice.map((die) => die.face)).toEqual(['4', '5']);
    const total = { kind: 'return-total', words: { group: ['0'], total: ['10'], difficulty: ['8'] } };
    expect(rollTold([rolled, total], castaways)).toMatchObject({ bonus: 1, against: 8 });
    const one = { kind: 'rolled', words: { die: ['5'] } };
    const fire = { kind: 'fire-total', words: { seat: ['0'], total: ['5'], most: ['3'] } };
    expect(rollTold([one, fire], castaways)).toMatchObject({ bonus: 0, against: 3, at_most: true });
    expect(rollTold([{ kind: 'moved', words: {} }], castaways)).toBeNull();
    const die = { kind: 'rolled', words: { action: ['gather'], die: ['wound'], hit: ['0'] } };
    expect(rollTold([die], crusoe)!.dice).toEqual([{ sort: 'gather-wound', face: 'blank' }]);
    const three = { kind: 'hunted', words: { seat: ['0'], dice: ['2', '2', 'catastrophe'] } };
    expect(rollTold([three], papua)!.dice).toHaveLength(3);
  });

  it('is no question that is answered on the board', () => {
    const decision = states['hand-limit']!.decision;
    expect(isStaged(decision, decision.choices, title, island)).toBe(true);
    const move = { ...decision.choices[0]!, targets: ['tile:watchtower'] };
    expect(isStaged(decision, [move], title, island)).toBe(false);
    expect(isStaged({ ...decision, card: null, prompt: 'actions' }, decision.choices, title, island)).toBe(
      false,
    );
  });
});

it('splits what a card does into sentences', () => {
  expect(sentencesOf('Event: one. Two ► otherwise: three')).toEqual([
    'Event: one. Two.',
    'otherwise: three.',
  ]);
  expect(sentencesOf('Advance 1 space. Return difficulty +1.')).toEqual([
    'Advance 1 space.',
    'Return difficulty +1.',
  ]);
  expect(sentencesOf('Avanza 1 casilla. Añade al campamento «Manantial»')).toEqual([
    'Avanza 1 casilla.',
    'Añade al campamento «Manantial».',
  ]);
  expect(sentencesOf('Dices «¿Quién va?»')).toEqual(['Dices «¿Quién va?»']);
  expect(sentencesOf('')).toEqual([]);
});

describe('dice', () => {
  it('are drawn, named, and say against what', () => {
    const dice = [
      { sort: 'die', face: '4' },
      { sort: 'die', face: '5' },
    ];
    render(Dice, { roll: { dice, bonus: 1, against: 10, at_most: false } });
    expect(screen.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual([
      'Die: 4',
      'Die: 5',
    ]);
    expect(screen.getByText('10 against 10: reached')).toBeTruthy();
    expect(document.querySelectorAll('circle')).toHaveLength(9);
  });

  it('know what they are named after', () => {
    const dice = ['success', 'wound', 'adventure'].map((die) => ({ sort: `build-${die}`, face: 'blank' }));
    render(Dice, { roll: { dice, bonus: 0, against: null, at_most: false } });
    expect(screen.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual([
      'Success die: It fails',
      'Wound die: No wound',
      'Adventure die: No adventure',
    ]);
  });
});

describe('a question on the stage', () => {
  let table: TableStore;
  let stage: Stage;
  const shown = () => stage.shown!;
  function sit(change: Partial<State['decision']> = {}) {
    table = new TableStore('g');
    const state = states['hand-limit']!;
    table.reset({ ...state, decision: { ...state.decision, ...change }, log_after: -1 });
    stage = new Stage(table);
    stage.craft = { ...island, spread: [] };
  }
  const show = () => render(CardStage, { table, stage, shown: shown(), facts: [], onrules: () => {} });

  it('stays as it is while others answer the same question, too', () => {
    sit();
    const { key } = shown();
    const state = table.now!;
    const { decision } = state;
    const go = (change: Partial<State['decision']>) =>
      table.reset({ ...table.now!, version: table.now!.version + 1, decision: { ...decision, ...change } });
    go({ waiting: [...decision.waiting, 3] });
    expect(shown().key).toBe(key);
    expect(shown().answers).toEqual(table.offered.filter((one) => one.kind === 'discard'));
    go({ words: { again: ['1'] } });
    expect(shown().key).not.toBe(key);
  });

  it.each(['en', 'es'] as const)(
    'says all that the card says, and what follows each answer (%s)',
    (language) => {
      settings.set({ language });
      sit();
      const card = shown().card!;
      show();
      const said = screen.getByRole('dialog').textContent!.replace(/\s+/g, ' ');
      expect(said).toContain(table.texts.name(card.noun, card.id));
      expect(said).toContain(table.texts.flavour(card.noun, card.id));
      for (const sentence of sentencesOf(table.texts.about(card.noun, card.id)))
        expect(said).toContain(sentence);
      for (const choice of shown().answers) {
        const button = document.querySelector<HTMLElement>(`[data-choice="${choice.id}"]`)!;
        expect(button.textContent).toContain(table.texts.choice(choice.kind, choice.words));
        expect(button.querySelectorAll('.chip').length).toBeGreaterThan(0);
      }
      expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toBe('stage-title');
    },
  );

  it('is seen before it is answered', () => {
    sit();
    expect(stage.comes).toBe(true);
    sit({ card: null, dice: null, sheet: null, prompt: 'actions' });
    expect(stage.comes).toBe(false);
    const early = (now: boolean) =>
      render(Prompt, { table, phone: false, early: now, onrules: () => {} }).container.querySelectorAll(
        '.choices button:not([disabled])',
      ).length;
    expect(early(true)).toBe(0);
    expect(early(false)).toBeGreaterThan(0);
  });

  it('shows each die that led to it once, also that which has wounded somebody', () => {
    sit();
    const at = { version: 7, seq: 7, undone: false, by: null };
    const rolled = (die: string) => ({
      ...{ kind: 'rolled', words: { action: ['explore'], die: [die], hit: ['1'] } },
      ...at,
    });
    const wounded = { kind: 'wounded', words: { cause: ['die'] }, ...at };
    const drawn = { kind: 'drawn', words: { seat: ['0'], card: [shown().card!.id] }, ...at };
    vi.spyOn(table, 'log', 'get').mockReturnValue([
      rolled('wound'),
      wounded,
      rolled('success'),
      drawn,
    ] as never);
    stage.craft = { spread: [], rolls: crusoe.rolls! };
    expect(shown().roll!.dice.map((die) => die.sort)).toEqual(['explore-wound', 'explore-success']);
  });

  it('tells good and bad news apart by a sign', () => {
    const follows = {
      events: [{ kind: 'shored', words: { seat: ['0'], tile: ['watchtower'] } }],
      luck: true,
    };
    const [first, ...rest] = states['hand-limit']!.decision.choices as [Choice, ...Choice[]];
    sit({ choices: [{ ...first, follows }, ...rest] });
    stage.craft = { spread: [], good: ['shored'] };
    show();
    const button = document.querySelector<HTMLElement>(`[data-choice="${first.id}"]`)!;
    expect(within(button).getByText('+')).toBeTruthy();
    expect(button.textContent).toContain('luck');
  });

  it('says what came of something that stops the telling, before that is told', () => {
    sit({ choices: [] });
    stage.craft = { ...island, follows: { captured: ['drawn'] } };
    const at = { version: 7, seq: 7, place: 0 };
    const told = (kind: string, words: Record<string, string[]>) => ({ kind, words, ...at });
    const beat = (weight: number, event: ReturnType<typeof told>) => ({
      ...{ key: event.kind, weight, seat: 0, joins: '', events: [event] },
    });
    const drawn = told('drawn', { seat: ['0'], card: ['earth_stone'] });
    const next = [beat(1, drawn), beat(1, told('flooded', { tile: ['watchtower'] })), beat(1, drawn)];
    vi.spyOn(table.playback, 'waiting', 'get').mockReturnValue(next);
    table.playback.beat = beat(4, told('captured', { seat: ['0'], treasure: ['earth_stone'] }));
    expect(shown().why).toBe('stop');
    expect(shown().notes.slice(1)).toEqual([table.texts.event('drawn', drawn.words)]);
    table.playback.beat = { ...table.playback.beat, weight: 3 };
    expect(stage.small!.notes.slice(1)).toEqual([table.texts.event('drawn', drawn.words)]);
  });

  it('is answered by number, read aloud, closed and opened again', async () => {
    sit();
    const chosen = vi.spyOn(table, 'choose').mockResolvedValue(true);
    const user = userEvent.setup();
    show();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('stage-title'));
    await user.keyboard('2');
    expect(chosen).toHaveBeenCalledWith(shown().answers[1]);
    await user.keyboard('{Escape}');
    expect(stage.shown).toBeNull();
    expect(stage.waiting).toBe(true);
    stage.reopen();
    expect(stage.shown?.why).toBe('decide');
  });

  it('lets the table be seen while T is held', async () => {
    sit();
    const user = userEvent.setup();
    show();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('stage-title'));
    await user.keyboard('{t>}');
    expect(screen.getByRole('dialog').classList.contains('peeking')).toBe(true);
    await user.keyboard('{/t}');
    expect(screen.getByRole('dialog').classList.contains('peeking')).toBe(false);
  });

  it('is read by anybody at any time', () => {
    sit({ card: null, prompt: 'actions', choices: [] });
    expect(stage.shown).toBeNull();
    expect(stage.read({ noun: 'tile', id: 'watchtower' })).toBe(false);
    expect(stage.read({ noun: 'card', id: 'sandbags' })).toBe(true);
    show();
    expect(screen.getByRole('heading', { name: 'Sandbags' })).toBeTruthy();
    stage.close();
    expect(stage.shown).toBeNull();
  });
});
