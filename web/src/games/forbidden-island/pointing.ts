/** What one points at: tiles, seats, treasures and the cards of a hand. */
import type { Choice } from '../../lib/api/types';
import type { Pointing } from '../../lib/board/pointing';
import { PLAYS } from './look';
import type { ForbiddenIslandView } from './view';

/** Where the pawn of a seat stands. */
function tileOf(view: ForbiddenIslandView, seat: string | undefined): string {
  return `tile:${view.seats[Number(seat)]?.tile}`;
}

/** What is about a seat can also be done at its pawn, a treasure is captured where it lies and where one stands. */
function at(choice: Choice, view: ForbiddenIslandView): string[] {
  const { tile, card, who } = choice.words;
  // A treasure is captured where the pawn stands.
  if (choice.kind === 'capture') return [...choice.targets, tileOf(view, String(choice.seat))];
  if (tile) return [`tile:${tile[0]}`];
  if (who) return [`seat:${who[0]}`, tileOf(view, who[0])];
  if (choice.kind === 'capture') return [...choice.targets, tileOf(view, String(choice.seat))];
  return card ? [`card:${card[0]}`] : choice.targets;
}

/** A card of the hand, or the tile where the pawn stands that moves. */
function from(choice: Choice, view: ForbiddenIslandView): string[] {
  const { kind, words, seat } = choice;
  if (kind === 'give') return [`card:${words.card?.[0]}`];
  const played = Object.keys(PLAYS).find((card) => PLAYS[card]!.includes(kind));
  if (played) return [`card:${played}`];
  const here = tileOf(view, words.who?.[0] ?? String(seat));
  // A pawn shores up another tile by going there; its own one is shored up where it stands.
  if (kind === 'shore') return at(choice, view).includes(here) ? [] : [here];
  return ['move', 'fly', 'navigate', 'swim'].includes(kind) ? [here] : [];
}

export const pointing: Pointing<ForbiddenIslandView> = {
  marks: {
    move: 'move',
    shore: 'mend',
    'shore-too': 'mend',
    sandbags: 'mend',
    give: 'give',
    fly: 'fly',
    lift: 'fly',
    board: 'fly',
    land: 'fly',
    capture: 'win',
    escape: 'win',
  },
  at,
  from,
  together: { lift: 'board' },
};
