/** Drawn boards by game. A game without one is played with the generic panel. */
import type { Component } from 'svelte';
import type { Pointer } from '../lib/board/pointer.svelte';
import type { Pointing } from '../lib/board/pointing';
import type { TableStore } from '../lib/state/table.svelte';
import type { Sheets } from '../lib/sheet/sheet';
import type { Card, Stagecraft } from '../lib/stage/stagecraft';
import type { Tell } from '../lib/story/beats';
import { nounAndId } from '../lib/api/words';
import type { Texts } from '../lib/text/texts';
import type { RawView } from '../lib/api/types';

export interface BoardProps {
  table: TableStore;
  /** What can be pointed at, and what happens then. */
  pointer: Pointer;
  /** A phone: little room, one part at a time. */
  phone: boolean;
  /** It lies on its side. */
  side: boolean;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** Some seats with what they have; `big` shows everything. */
  Seats: Component<BoardProps & { seats: number[] }>;
  /** What those here have, in one row: for phones. */
  Own: Component<BoardProps & { seats: number[] }>;
  /** How far the goal is, in one row: for phones, where the board has no room for it. */
  Goal?: Component<BoardProps>;
  /** What is in danger now, in one sentence: it is said with the question. */
  danger?: (table: TableStore) => string;
  /** All that is in danger, where there is room for it. */
  Danger?: Component<{ table: TableStore }>;
  /** How high one of the others' seats is beside the board, in pixels. */
  row: number;
  /** How many such rows those need who sit at no seat. */
  companions: (view: RawView) => number;
  /** The same of what those here have, if it is much. */
  hand?: number;
  tell: Tell;
  stage: Stagecraft;
  /** What is handed out or paid as one sheet, by prompt. */
  sheets?: Sheets;
  pointing: Pointing;
  /** The card that lies at a place of the board; null: none. */
  cardAt: (view: RawView, target: string) => Card | null;
  /** What there is to say about an element of the board. */
  describe: (view: RawView, target: string, texts: Texts) => string[];
}

/** What the files of a drawn board are called in all games. */
interface Parts<View> {
  Board: GameModule['Board'];
  Seats: GameModule['Seats'];
  Own: GameModule['Own'];
  Goal?: GameModule['Goal'];
  danger?: GameModule['danger'];
  Danger?: GameModule['Danger'];
  row: number;
  companions?: (view: View) => number;
  hand?: number;
  tell: Tell;
  stage: Stagecraft;
  sheets?: Sheets;
  pointing: Pointing<View>;
  cardAt?: (view: View, target: string) => Card | null;
  viewOf: (view: RawView) => View;
  describe: (view: View, target: string, texts: Texts) => string[];
}

export function drawnBoard<View>({
  viewOf,
  describe,
  cardAt,
  companions,
  pointing,
  ...parts
}: Parts<View>): GameModule {
  return {
    ...parts,
    // `viewOf` only names what is there: a pointer hands on the view as it came.
    pointing: pointing as unknown as Pointing,
    cardAt: (view, target) => cardAt?.(viewOf(view), target) ?? named(target),
    companions: (view) => companions?.(viewOf(view)) ?? 0,
    describe: (view, target, texts) => describe(viewOf(view), target, texts),
  };
}

/** A place that is named after a thing. */
function named(target: string): Card {
  const [noun, id] = nounAndId(target);
  return { noun, id };
}

/** The folder of a game is named by its slug; its board is loaded when somebody sits down to it. */
const BOARDS = import.meta.glob<{ default: GameModule }>('./*/module.ts');

export async function boardOf(slug: string): Promise<GameModule | null> {
  const load = BOARDS[`./${slug}/module.ts`];
  return load ? (await load()).default : null;
}
