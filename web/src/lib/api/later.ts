/** What is asked of the server only when somebody wants it: none of it belongs to the first load. */
import { client, game, lang, read } from './client';
import type { Chances, Created, PuzzleListed, Verdict } from './types';

/** How the chance to win went through a finished game; grows until it is done. */
export const chances = (id: string) =>
  read<Chances>(client.GET('/api/games/{game_id}/chances', { params: game(id) }));

/** What if? A game of one's own from a moment of a finished one. */
export const clone = (id: string, at: number) =>
  read<Created>(
    client.POST('/api/games/{game_id}/clone', { params: game(id), body: { at }, headers: lang() }),
  );

/** Positions in which one line is clearly the best. */
export const puzzles = () => read<PuzzleListed[]>(client.GET('/api/puzzles'));

/** A table at which one of them can be solved. */
export const beginPuzzle = (slug: string, id: string) =>
  read<Created>(client.POST('/api/puzzles', { body: { game: slug, id }, headers: lang() }));

/** What these tries are worth; the last answer of the last one is the newest. */
export const verdict = (slug: string, id: string, tries: string[][], reveal = false) =>
  read<Verdict>(
    client.POST('/api/puzzles/verdict', { body: { game: slug, id, tries, reveal }, headers: lang() }),
  );
