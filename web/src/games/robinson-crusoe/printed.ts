/** What src/robinsonade/games/robinson_crusoe/printed.py gives. */
import { i18n } from '../../lib/text/i18n.svelte';
import type { Calendar } from './schema';

export interface CharacterSheet {
  /** The wounds at whose marker a morale arrow stands. */
  arrows: number[];
  /** With what they cost. */
  abilities: Record<string, number>;
}

export interface Printed {
  /** The levels of the track, lowest first. */
  morale: number[];
  characters: Record<string, CharacterSheet>;
  /** By scenario. */
  calendars: Record<string, Calendar>;
}

export const printed = (): Printed => i18n.printed<Printed>('robinson-crusoe');

const BLANK: CharacterSheet = { arrows: [], abilities: {} };
export const sheetOf = (character: string): CharacterSheet => printed().characters[character] ?? BLANK;

export const calendarOf = (scenario: string): Calendar | undefined => printed().calendars[scenario];
