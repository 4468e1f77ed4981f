/** Whose face belongs to a seat: the person of the game, or whoever sits there. */
import type { Seat } from '../api/types';
import { i18n } from '../text/i18n.svelte';
import { BOT } from './face';

/** Nouns of people. */
export const PEOPLE = ['person', 'character', 'role'];

export function faceOf({ persona, kind, name, player }: Seat, seat: number): string {
  if (persona && PEOPLE.includes(persona.noun)) return persona.id;
  return kind === 'bot' ? `${BOT}${player} ${seat}` : name || `guest ${seat}`;
}

/** How somebody looks, as their game says it; empty: by their name alone. */
export function featuresOf(id: string, game: string): string {
  return i18n.printed<{ faces?: Record<string, string> }>(game).faces?.[id] ?? '';
}
