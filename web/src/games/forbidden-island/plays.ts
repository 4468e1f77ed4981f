/** Special cards, which are played from the hand. */
import type { Group } from '../../lib/state/options';
import type { TableStore } from '../../lib/state/table.svelte';
import { PLAYS } from './look';

/** The group of choices that a card of this seat would open. */
export function playOf(table: TableStore, seat: number, card: string): Group | undefined {
  return table.groups.find(
    (group) =>
      group.interrupt &&
      PLAYS[card]?.includes(group.kind) &&
      group.choices.some((choice) => choice.seat === seat),
  );
}

export function play(table: TableStore, group: Group): void {
  if (group.choices.length === 1) void table.choose(group.choices[0]!);
  else table.toggle(group.key);
}
