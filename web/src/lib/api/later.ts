/** What is asked of the server only when somebody wants it: none of it belongs to the first load. */
import { client, game, lang, read } from './client';
import type { Chances, Created } from './types';

/** How the chance to win went through a finished game; grows until it is done. */
export const chances = (id: string) =>
  read<Chances>(client.GET('/api/games/{game_id}/chances', { params: game(id) }));

/** What if? A game of one's own from a moment of a finished one. */
export const clone = (id: string, at: number) =>
  read<Created>(
    client.POST('/api/games/{game_id}/clone', { params: game(id), body: { at }, headers: lang() }),
  );
