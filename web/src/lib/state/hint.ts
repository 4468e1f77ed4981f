/** What a board asks about the hint. */
import type { Choice } from '../api/types';
import type { TableStore } from './table.svelte';

/** The choice that the hint names, if it can still be made. */
export function hintedChoice(table: TableStore): Choice | undefined {
  return table.choices.find((choice) => choice.id === table.shownChoice);
}
