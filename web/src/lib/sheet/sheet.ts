/** What several people pay or hand out, planned as one: pure questions about a sheet, and how it is sent. */
import type { Choice, Line, RawView, Sheet, State } from '../api/types';
import type { TableStore } from '../state/table.svelte';

/** How many pieces of each sort (first) each line (second) has. */
export type Plan = number[][];

/** The answer that carries out a part: a kind of choice with these words. */
export interface Answer {
  kind: string;
  words?: Record<string, string>;
}

/** What a game says about one of its sheets. */
export interface SheetCraft {
  /** Each answer hands out one piece; otherwise each is all that one line gives. */
  byPiece?: boolean;
  /** What a line is measured in, and what hurts it: keys of texts. */
  level: (line: Line) => string;
  hurt?: string;
  /** What a line without a piece can fall back on. */
  besides?: (view: RawView, line: Line) => string;
  /** One piece for a line (null: for nobody), or so many pieces from it. */
  answer: (part: { seat: number; piece: string; line: Line | null; number: number }) => Answer;
}

/** By prompt. */
export type Sheets = Record<string, SheetCraft>;

export const emptyPlan = (sheet: Sheet): Plan => sheet.pieces.map(() => sheet.lines.map(() => 0));
/** Was this plan made for this sheet, or for one before it? */
export const fits = (plan: Plan, sheet: Sheet): boolean =>
  plan.length === sheet.pieces.length && plan.every((row) => row.length === sheet.lines.length);
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
export const given = (plan: Plan, line: number): number => sum(plan.map((row) => row[line]!));

/** How many parts in a row those here are asked for. */
export function partsOf(sheet: Sheet, mine: readonly number[]): number {
  const other = sheet.order.findIndex((seat) => !mine.includes(seat));
  return other < 0 ? sheet.order.length : other;
}

/** May those here say what this line gives or gets? */
export function isOpen(sheet: Sheet, craft: SheetCraft, line: Line, mine: readonly number[]): boolean {
  if (craft.byPiece || line.noun !== 'seat') return true;
  return sheet.order.slice(0, partsOf(sheet, mine)).includes(Number(line.id));
}

/** Is there room for one more piece of this sort on this line? */
export function hasRoom(
  sheet: Sheet,
  craft: SheetCraft,
  plan: Plan,
  piece: number,
  line: number,
  mine: readonly number[],
): boolean {
  return (
    isOpen(sheet, craft, sheet.lines[line]!, mine) &&
    sum(plan[piece]!) < sheet.pieces[piece]!.number &&
    given(plan, line) < sheet.lines[line]!.then.length - 1 &&
    (!craft.byPiece || sum(plan.map(sum)) < partsOf(sheet, mine))
  );
}

/** Is it ready to be sent? */
export function isWhole(sheet: Sheet, plan: Plan): boolean {
  if (!fits(plan, sheet)) return false;
  return !sheet.whole || sheet.pieces.every(({ number }, piece) => sum(plan[piece]!) === number);
}

/** How many are harmed although a piece that is left would spare them. */
export function needless(sheet: Sheet, craft: SheetCraft, plan: Plan, mine: readonly number[]): number {
  const harm = (line: number, more: number) => sheet.lines[line]!.hurts[given(plan, line) + more] ?? 0;
  const canHave = (line: number) =>
    sheet.pieces.some((_, piece) => hasRoom(sheet, craft, plan, piece, line, mine));
  return sheet.lines.filter((_, line) => harm(line, 1) < harm(line, 0) && canHave(line)).length;
}

/** The next answer of a plan, and what is left of it. */
export function nextAnswer(
  sheet: Sheet,
  craft: SheetCraft,
  plan: Plan,
  choices: readonly Choice[],
): { choice: Choice; left: Plan } | null {
  const seat = sheet.order[0]!;
  const left = plan.map((row) => [...row]);
  const found = (answer: Answer) =>
    choices.find(
      (choice) =>
        choice.seat === seat &&
        choice.kind === answer.kind &&
        Object.entries(answer.words ?? {}).every(([fact, word]) => choice.words[fact]?.[0] === word),
    );
  if (craft.byPiece) {
    for (const [piece, { name }] of sheet.pieces.entries()) {
      for (const [at, line] of sheet.lines.entries()) {
        if (!left[piece]![at]) continue;
        const choice = found(craft.answer({ seat, piece: name, line, number: 1 }));
        if (!choice) return null;
        left[piece]![at]!--;
        return { choice, left };
      }
    }
    // What is not handed out stays; what lasts longest first.
    const rest = sheet.pieces.filter(({ number }) => number > 0).reverse();
    const choice = rest
      .map(({ name }) => found(craft.answer({ seat, piece: name, line: null, number: 0 })))
      .find(Boolean);
    return choice ? { choice, left } : null;
  }
  const at = sheet.lines.findIndex((line) => line.noun !== 'seat' || line.id === String(seat));
  const line = sheet.lines[at];
  if (!line) return null;
  // Somebody before may have given more than was foreseen: then less is wanted.
  for (let number = left[0]![at]!; number >= 0; number--) {
    const choice = found(craft.answer({ seat, piece: sheet.pieces[0]!.name, line, number }));
    if (!choice) continue;
    left[0]![at] = 0;
    return { choice, left };
  }
  return null;
}

/** A plan for the lines of a later part of the same sheet. */
function carried(plan: Plan, before: Sheet, after: Sheet): Plan {
  return after.pieces.map(({ name }) => {
    const row = plan[before.pieces.findIndex((piece) => piece.name === name)];
    return after.lines.map(({ noun, id }) => {
      const at = before.lines.findIndex((line) => line.noun === noun && line.id === id);
      return row?.[at] ?? 0;
    });
  });
}

/**
 * Send a plan as the choices that the engine wants, one after the other. Whatever else happens meanwhile ends it:
 * what is asked then is asked anew.
 */
export function send(table: TableStore, craft: SheetCraft, plan: Plan): Promise<void> {
  return table.together(async () => {
    const mine = table.now?.mine ?? [];
    let sheet = table.now?.decision.sheet ?? null;
    const prompt = table.now?.decision.prompt;
    while (sheet && mine.includes(sheet.order[0]!)) {
      const { now } = table;
      const next = now && nextAnswer(sheet, craft, plan, now.decision.choices);
      if (!next || !(await table.choose(next.choice))) return;
      const after = table.now as State | null;
      if (!after || after.seq !== now.seq + 1 || after.decision.prompt !== prompt) return;
      const later = after.decision.sheet;
      if (later && later.order.join() !== sheet.order.slice(1).join()) return;
      if (later) plan = carried(next.left, sheet, later);
      sheet = later;
    }
  });
}
