/** Sheets: what several people pay or hand out is planned at once and sent as the choices that the engine wants. */
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheets as castaways } from '../src/games/naufragos/sheets';
import { api, Problem } from '../src/lib/api/client';
import type { Choice, Sheet, State } from '../src/lib/api/types';
import SheetPage from '../src/lib/sheet/Sheet.svelte';
import { hasRoom, isWhole, needless, nextAnswer, partsOf, send } from '../src/lib/sheet/sheet';
import { settings } from '../src/lib/state/settings.svelte';
import { TableStore } from '../src/lib/state/table.svelte';
import { file } from './files';
import { provideTitles } from './titles';

provideTitles();
const states = JSON.parse(file('tests/fixtures/states.json')) as Record<string, State>;
const feed = castaways.feed!;
const contribute = castaways.contribute!;

const line = (seat: number, now: number, then: number[], hurts: number[] = []) => ({
  noun: 'seat',
  id: String(seat),
  now,
  then,
  hurts,
  chances: [],
});
const choice = (seat: number, kind: string, words: Record<string, string[]> = {}): Choice => ({
  id: [seat, kind, ...Object.values(words).flat()].join('.'),
  seat,
  kind,
  words,
  targets: [],
  rules: [],
  cost: '',
  interrupt: false,
  reversible: true,
  follows: null,
});

/** Two people at one table: so much fresh food and so many counters are left, and this one is asked. */
function meal(fresh: number, food: number, first = 0): { sheet: Sheet; choices: Choice[] } {
  const order = Array.from({ length: fresh + food }, (_, n) => (first + n) % 2);
  const seat = order[0] ?? 0;
  const names = [...(fresh ? ['fresh'] : []), ...(food ? ['food'] : [])];
  return {
    sheet: {
      lines: [line(0, 3, [1, 5, 6, 6], [1, 0, 0, 0]), line(1, 2, [0, 4, 6, 6], [1, 0, 0, 0])],
      pieces: [
        { name: 'fresh', number: fresh },
        { name: 'food', number: food },
      ],
      order,
      whole: false,
    },
    choices: names.flatMap((name) => [
      choice(seat, `eat-${name}`),
      choice(seat, `leave-${name}`),
      choice(seat, `give-${name}`, { who: [String(1 - seat)] }),
    ]),
  };
}

function stateAt(seq: number, asked: ReturnType<typeof meal> | null, change: Partial<State> = {}): State {
  const { decision } = states.actions!;
  return {
    ...states.actions!,
    game: 'naufragos',
    version: seq,
    seq,
    at: seq,
    last: seq,
    mine: [0, 1],
    secrets: false,
    viewer: 0,
    can_undo: true,
    log: [],
    log_after: seq - 1,
    decided: 0,
    decision: {
      ...decision,
      card: null,
      dice: null,
      prompt: asked ? 'feed' : 'place',
      words: asked ? { seat: ['0'], fresh: ['1'], food: ['1'] } : { seat: ['0'] },
      waiting: [0],
      asked: asked ? [asked.sheet.order[0]!] : [0],
      sheet: asked?.sheet ?? null,
      choices: asked?.choices ?? [],
    },
    ...change,
  };
}

describe('a plan', () => {
  it('has room as long as there are pieces, room on the line, and parts to be decided here', () => {
    const { sheet } = meal(1, 2);
    const room = (plan: number[][], piece: number, mine = [0, 1]) =>
      hasRoom(sheet, feed, plan, piece, 0, mine);
    expect(room([[0, 0], [0, 0]], 0)).toBe(true); // prettier-ignore
    expect(room([[0, 1], [0, 0]], 0)).toBe(false); // prettier-ignore
    expect(room([[0, 0], [0, 1]], 1)).toBe(true); // prettier-ignore
    expect(partsOf(sheet, [0])).toBe(1);
    expect(room([[0, 0], [0, 1]], 1, [0])).toBe(false); // prettier-ignore
  });

  it('says who is harmed although something is left', () => {
    const { sheet } = meal(1, 1);
    const harmed = (plan: number[][], mine = [0, 1]) => needless(sheet, feed, plan, mine);
    expect(harmed([[0, 0], [0, 0]])).toBe(2); // prettier-ignore
    expect(harmed([[1, 0], [0, 0]])).toBe(1); // prettier-ignore
    expect(harmed([[1, 1], [0, 0]])).toBe(0); // prettier-ignore
    // Nothing is left; the others have the rest.
    expect(harmed([[1, 0], [1, 0]])).toBe(0); // prettier-ignore
    expect(harmed([[1, 0], [0, 0]], [0])).toBe(0); // prettier-ignore
  });

  it('becomes one answer after the other, in the engine’s words', () => {
    const answers: string[] = [];
    let plan = [[0, 1], [1, 0]]; // prettier-ignore
    let [fresh, food] = [1, 2];
    for (let n = 0; n < 3; n++) {
      const { sheet, choices } = meal(fresh, food, n % 2);
      const next = nextAnswer(sheet, feed, plan, choices)!;
      answers.push(next.choice.id);
      plan = next.left;
      if (next.choice.kind.endsWith('fresh')) fresh--;
      else food--;
    }
    expect(answers).toEqual(['0.give-fresh.1', '1.give-food.0', '0.leave-food']);
  });

  it('pays less where somebody’s help has made less necessary', () => {
    const sheet: Sheet = {
      lines: [line(1, 4, [4, 3, 2])],
      pieces: [{ name: 'energy', number: 2 }],
      order: [1],
      whole: false,
    };
    const spend = [0, 1].map((n) => choice(1, 'spend', { number: [String(n)] }));
    expect(nextAnswer(sheet, contribute, [[2]], spend)?.choice.id).toBe('1.spend.1');
  });

  it('must be whole where all of it has to be handed out', () => {
    const { sheet } = meal(1, 0);
    expect(isWhole(sheet, [[0, 0], [0, 0]])).toBe(true); // prettier-ignore
    expect(isWhole({ ...sheet, whole: true }, [[0, 0], [0, 0]])).toBe(false); // prettier-ignore
    expect(isWhole({ ...sheet, whole: true }, [[0, 1], [0, 0]])).toBe(true); // prettier-ignore
  });
});

describe('sending', () => {
  let table: TableStore;
  let sent: string[];
  /** What the server answers to each choice, by its number. */
  let answers: (() => State)[];
  beforeEach(() => {
    settings.set({ pace: 'instant', language: 'en' });
    table = new TableStore('g');
    table.reset(stateAt(5, meal(1, 2)));
    sent = [];
    vi.spyOn(api, 'choose').mockImplementation((_id, _expected, id) => {
      sent.push(id);
      return Promise.resolve().then(() => answers[sent.length - 1]!());
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const PLAN = [[0, 1], [1, 0]]; // prettier-ignore
  const smooth = [() => stateAt(6, meal(0, 2, 1)), () => stateAt(7, meal(0, 1, 0)), () => stateAt(8, null)];

  it('is the sequence that the engine wants, each once', async () => {
    answers = smooth;
    await send(table, feed, PLAN);
    expect(sent).toEqual(['0.give-fresh.1', '1.give-food.0', '0.leave-food']);
    expect(table.sending).toBe(false);
  });

  it('stops if somebody else was faster, and shows what is asked now', async () => {
    const faster = stateAt(9, meal(0, 1, 1));
    answers = [
      smooth[0]!,
      () => {
        throw new Problem(409, 'conflict', {}, '', faster);
      },
    ];
    await send(table, feed, PLAN);
    expect(sent).toHaveLength(2);
    expect(table.now?.seq).toBe(9);
    expect(table.now?.decision.sheet).toEqual(faster.decision.sheet);
  });

  it('stops if more has happened than its own answer', async () => {
    answers = [() => stateAt(7, meal(0, 1, 0))];
    await send(table, feed, PLAN);
    expect(sent).toHaveLength(1);
  });

  it('stops where others are asked', async () => {
    answers = [() => stateAt(6, null)];
    await send(table, feed, PLAN);
    expect(sent).toHaveLength(1);
  });

  it('is taken back as one', async () => {
    answers = smooth;
    await send(table, feed, PLAN);
    const back = [7, 6, 5].map((seq) => stateAt(seq, meal(1, 2), { version: 20 - seq }));
    const undo = vi.spyOn(api, 'undo').mockImplementation(() => Promise.resolve(back.shift()!));
    await table.undo();
    expect(undo).toHaveBeenCalledTimes(3);
    expect(table.now?.seq).toBe(5);
    back.push(stateAt(4, meal(1, 2), { version: 30 }));
    await table.undo();
    expect(undo).toHaveBeenCalledTimes(4);
  });

  it('goes on from the page, and nothing is sent twice', async () => {
    answers = smooth;
    const { decision } = table.now!;
    const user = userEvent.setup();
    const props = { table, sheet: decision.sheet!, craft: feed, onrules: vi.fn(), onclose: vi.fn() };
    render(SheetPage, { props });
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('hungry, 1 injury');
    const more = screen.getAllByRole('button', { name: /^One more: .*Fresh food/ });
    expect(more).toHaveLength(2);
    await user.click(more[0]!);
    expect(dialog.textContent).not.toContain('Fresh food: 1 of 1 left');
    await user.click(more[1]!); // there is none left
    await user.keyboard('{ArrowLeft}');
    const confirm = screen.getByRole('button', { name: /^Confirm: one is harmed/ });
    await user.dblClick(confirm);
    await vi.waitFor(() => expect(table.sending).toBe(false));
    expect(sent).toEqual(['0.eat-fresh', '1.leave-food', '0.leave-food']);
  });
});
