/** Whose face belongs to a seat: the person of the game, or whoever sits there. */
import type { Seat } from '../api/types';

/** Nouns of people. */
export const PEOPLE = ['person', 'character', 'role'];
/** How the faces of bots begin. */
export const BOT = 'bot ';

export function faceOf({ persona, kind, name, player }: Seat, seat: number): string {
  if (persona && PEOPLE.includes(persona.noun)) return persona.id;
  return kind === 'bot' ? `${BOT}${player} ${seat}` : name || `guest ${seat}`;
}
