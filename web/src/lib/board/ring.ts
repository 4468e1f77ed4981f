/** Where the round buttons lie around a thing: beside it, inside the board, none over another. */

import type { Choice } from '../api/types';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  /** The middle of the button. */
  x: number;
  y: number;
  /** Its label is above it, or below. */
  above: boolean;
}

/** No more than these: what is left over is behind the last one. */
export const MOST = 5;
export const BUTTON = 58;
/** A label of three lines. */
export const LABEL = 53;
/** A button has so much width for itself and its label, if there is room. */
export const WIDTH = 132;
const GAP = 4;
/** How far a button may reach over the thing. */
const OVER = 16;

/** A label has room for so many letters. */
const ROOM = 42;
/** So many words that all have in common stay, so that what is left makes sense. */
const KEPT = 2;

/**
 * What tells long labels apart comes first: words that all of them begin with are left out, but for the last ones; and
 * those that all end with, where there is still no room.
 */
export function apart(labels: string[]): string[] {
  if (labels.length < 2 || labels.every((label) => label.length <= ROOM)) return labels;
  const words = labels.map((label) => label.split(' '));
  const most = Math.min(...words.map((one) => one.length)) - 1;
  let same = 0;
  while (same < most && words.every((one) => one[same] === words[0]![same])) same += 1;
  const begun = same > KEPT ? words.map((one) => ['…', ...one.slice(same - KEPT)]) : words;
  const joined = begun.map((one) => one.join(' '));
  if (joined.every((label) => label.length <= ROOM)) return joined;
  let alike = 0;
  while (alike < most - same && words.every((one) => one.at(-1 - alike) === words[0]!.at(-1 - alike)))
    alike += 1;
  return alike > KEPT ? begun.map((one) => `${one.slice(0, -alike).join(' ')} …`) : joined;
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** One row above the thing and one below it; at the edge of the board both on the other side. */
export function spotsAround(thing: Box, board: { width: number; height: number }, count: number): Spot[] {
  const rows = count <= 2 ? [count] : [2, count - 2];
  const high = LABEL + GAP + BUTTON;
  const middle = thing.x + thing.width / 2;
  const width = (many: number) => Math.min(WIDTH, board.width / many);
  const line = (many: number, y: number, above: boolean): Spot[] =>
    Array.from({ length: many }, (_, n) => ({
      x:
        between(middle, (width(many) * many) / 2, board.width - (width(many) * many) / 2) +
        (n - (many - 1) / 2) * width(many),
      y: y + (above ? high - BUTTON / 2 : BUTTON / 2),
      above,
    }));
  const highest = thing.y + OVER - high;
  const lowest = thing.y + thing.height - OVER;
  if (rows.length === 1) {
    const above = highest >= 0;
    const y = above ? highest : between(lowest, 0, Math.max(0, board.height - high));
    return line(count, y, above);
  }
  const first = between(highest, 0, Math.max(0, board.height - 2 * high - GAP));
  const second = between(lowest, first + high + GAP, Math.max(first + high + GAP, board.height - high));
  return [...line(rows[0]!, first, true), ...line(rows[1]!, second, false)];
}

/** Is the kind enough to tell this choice from the others there, because all it names is the thing itself? */
export function isSaidByThing(choice: Choice, choices: readonly Choice[], element: string): boolean {
  const named = Object.entries(choice.words).flatMap(([fact, ids]) => ids.map((id) => `${fact}:${id}`));
  return (
    choices.filter((one) => one.kind === choice.kind).length === 1 &&
    named.length > 0 &&
    named.every((one) => one === element)
  );
}
