/** Drawn boards by game. A game without one is played with the generic panel. */
import type { Component } from 'svelte';
import type { TableStore } from '../lib/state/table.svelte';
import type { Tell } from '../lib/story/beats';
import type { Texts } from '../lib/text/texts';
import type { RawView } from '../lib/api/types';

export interface BoardProps {
  table: TableStore;
  /** Somebody has activated an element of the board. */
  onpick: (target: string) => void;
  phone: boolean;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** Some seats with what they have; `big` shows everything. */
  Seats: Component<BoardProps & { seats: number[] }>;
  tell: Tell;
  /** What there is to say about an element of the board. */
  describe: (view: RawView, target: string, texts: Texts) => string[];
}

/** What the files of a drawn board are called in all games. */
interface Parts<View> {
  Board: GameModule['Board'];
  Seats: GameModule['Seats'];
  tell: Tell;
  viewOf: (view: RawView) => View;
  describe: (view: View, target: string, texts: Texts) => string[];
}

export function drawnBoard<View>({ Board, Seats, tell, viewOf, describe }: Parts<View>): GameModule {
  return {
    Board,
    Seats,
    tell,
    describe: (view, target, texts) => describe(viewOf(view), target, texts),
  };
}

/** The folder of a game is named by its slug; its board is loaded when somebody sits down to it. */
const BOARDS = import.meta.glob<{ default: GameModule }>('./*/module.ts');

export async function boardOf(slug: string): Promise<GameModule | null> {
  const load = BOARDS[`./${slug}/module.ts`];
  return load ? (await load()).default : null;
}
