/** Whole games are walked: everything that is to be seen on the stage is seen there. */
import { describe, expect, it } from 'vitest';
import type { Decision, GameEvent, State, Title } from '../src/lib/api/types';
import { stage as castaways } from '../src/games/naufragos/stage';
import { stage as papua } from '../src/games/papua/stage';
import { stage as crusoe } from '../src/games/robinson-crusoe/stage';
import { stage as island } from '../src/games/forbidden-island/stage';
import { Stage } from '../src/lib/stage/stage.svelte';
import { answersOf, cardOf, formOf, isStaged, rollTold, type Stagecraft } from '../src/lib/stage/stagecraft';
import { TableStore } from '../src/lib/state/table.svelte';
import { type Audience, isOwn, weightOf } from '../src/lib/story/beats';
import { i18n } from '../src/lib/text/i18n.svelte';
import { file } from './files';
import { type Moments, MOMENTS } from './moments';

type Personas = Audience['personas'];
interface Walked {
  events: (GameEvent & { own: boolean; personas: Personas })[];
  decisions: (Decision & { personas: Personas })[];
}
const walked = JSON.parse(file('tests/fixtures/moments.json')) as Record<string, Walked>;
const games = (JSON.parse(file('tests/fixtures/texts.json')) as { games: Record<string, { title: Title }> })
  .games;
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const CRAFT: Record<string, Stagecraft> = {
  'forbidden-island': island,
  papua,
  naufragos: castaways,
  'robinson-crusoe': crusoe,
};
/** Walking many games (ROBINSONADE_SOAK) must lead to all of it; a few lead to most. */
const many = Boolean(process.env.ROBINSONADE_SOAK);

describe.each(Object.keys(MOMENTS))('moments of %s', (slug) => {
  const table = MOMENTS[slug]!;
  const { title } = games[slug]!;
  const craft = CRAFT[slug]!;
  const { events, decisions } = walked[slug]!;
  const audience = (personas: Personas): Audience => ({ title, tell: {}, mine: [0], personas });

  /** How an event is seen. */
  function formed(event: GameEvent, personas: Personas): string {
    if (rollTold([event], craft)) return 'dice';
    const card = cardOf(event, title, craft, personas);
    return (card && formOf(event.kind, weightOf(event, audience(personas)), craft)) ?? 'nothing';
  }
  const wanted = (kind: string, own: boolean): string | undefined => {
    const [mine, others = mine] = table.events[kind]?.split(' ') ?? [];
    return own ? mine : others;
  };

  it('names kinds of events and questions that there are', () => {
    const named = (known: object, names: object) => Object.keys(names).filter((one) => !(one in known));
    expect(named(title.kinds.event, { ...table.events, ...table.aside })).toEqual([]);
    expect(named(title.kinds.prompt, table.questions)).toEqual([]);
  });

  it('knows of every kind of event that names a card', () => {
    const cards = Object.entries(title.kinds.event).filter(([, facts]) =>
      facts.some(({ noun }) => title.cards!.includes(noun)),
    );
    const missing = cards.filter(([kind]) => !(kind in table.events) && !(kind in table.aside));
    expect(missing.map(([kind]) => kind)).toEqual([]);
  });

  it('shows every event of the list that was met', () => {
    const wrong = events
      .filter((event) => event.kind in table.events && !table.later?.includes(event.kind))
      .map((event) => {
        const own = isOwn(event, audience(event.personas));
        expect(own).toBe(event.own);
        return [
          `${event.kind}${own ? ' (own)' : ''}`,
          formed(event, event.personas),
          table.thrown?.includes(`${event.kind} ${event.words.cause?.[0]}`)
            ? 'dice'
            : wanted(event.kind, own),
        ];
      })
      .filter(([, is, should]) => is !== should);
    expect(wrong).toEqual([]);
  });

  it('asks every question of the list on the stage, or on the board', () => {
    const wrong = decisions
      .filter((one) => one.prompt! in table.questions)
      .filter((one) => isAbout(one, table, craft))
      .map((one) => [
        one.prompt,
        isStaged(one, one.choices, title, craft) ? 'stage' : 'board',
        table.questions[one.prompt!],
      ])
      .filter(([, is, should]) => is !== should);
    expect(wrong).toEqual([]);
  });

  it.runIf(many)('has met all of the list', () => {
    const met = new Set([...events.map((one) => one.kind), ...decisions.map((one) => one.prompt)]);
    const all = [...Object.keys(table.events), ...Object.keys(table.questions)];
    expect(all.filter((one) => !met.has(one) && !table.seldom?.includes(one))).toEqual([]);
  });

  it.runIf(table.win)('says on the stage that the game can be won', () => {
    i18n.provide('en', { shared: '', web: '', games: {} }, [title]);
    const winning = decisions.filter((one) => one.stakes?.some((stake) => stake.sort === 'win'));
    if (many) expect(winning.length).toBeGreaterThan(0);
    for (const { personas, ...decision } of winning) {
      const store = new TableStore('g');
      const state = states.actions!;
      const seats = personas.map((persona, n) => ({
        ...state.seats[n % state.seats.length]!,
        persona: persona ?? null,
      }));
      store.reset({ ...state, seats, mine: [0], viewer: 0, decision, log_after: -1 });
      const stage = new Stage(store);
      stage.craft = craft;
      expect(stage.shown?.card).toMatchObject({ id: craft.win!.id });
      const wins = decision.stakes!.flatMap((stake) => stake.choices);
      expect(wins).toContain(stage.shown!.answers[0]!.id);
      stage.close();
      expect(stage.shown?.card?.id).not.toBe(craft.win!.id);
    }
  });
});

/** The question is about a card or a roll, or the game has said that it is for the stage: else the board asks. */
function isAbout(decision: Decision, table: Moments, craft: Stagecraft): boolean {
  if (table.questions[decision.prompt!] === 'board') return true;
  const told = craft.spread?.includes(decision.prompt!) || craft.sheets?.[decision.prompt!];
  return Boolean(decision.card || decision.dice || told) && answersOf(decision.choices).length > 1;
}
