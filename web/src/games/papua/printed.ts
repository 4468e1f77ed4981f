/** What src/robinsonade/games/papua/printed.py gives. */
import { i18n } from '../../lib/text/i18n.svelte';

export type Good = 'coins' | 'food' | 'prestige' | 'explorers' | 'energy';

export type CounterEntry =
  { op: 'gain'; what: Good; n: number } | { op: 'gain_zone_number'; what: Good } | { op: 'reposition' };

export interface Printed {
  dice_without_hut: number;
  /** Their dice, and the explorers to enter. */
  huts: { dice: number; explorers: number }[];
  energy: {
    top: number;
    /** From this energy on notebook cards come from the second deck. */
    notebook_deck_2: number;
  };
  /** How many, numbered from 1. */
  markers: number;
  counters: Record<string, CounterEntry[]>;
  /** Coins of funding by the symbol, food of hunting: on average, by the number of explorers there. */
  means: { funding: Record<string, number[]>; hunting: number[] };
}

export const printed = (): Printed => i18n.printed<Printed>('papua');

/** The number on a counter; # is that of the marker. Several entries have no common one. */
export function figureOf(counter: string): string {
  const entries = printed().counters[counter] ?? [];
  const entry = entries.length === 1 ? entries[0]! : null;
  if (entry?.op === 'gain_zone_number') return '#';
  return entry?.op === 'gain' && entry.n > 1 ? String(entry.n) : '';
}
