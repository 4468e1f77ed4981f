/** A card, an item or an ability that cannot be used now is armed: its seat is asked at the next moment it can be used. */
import type { TableStore } from '../state/table.svelte';

export function canArm(table: TableStore, seat: number): boolean {
  return (
    table.asking?.seat === seat && table.asking.asking !== 'always' && !table.now?.outcome && !table.past
  );
}

export function isArmed(table: TableStore): boolean {
  return table.asking !== null && table.asking.hold !== 'off';
}

/** The same press takes it back. */
export function arm(table: TableStore): void {
  void table.ask({ hold: isArmed(table) ? 'off' : 'once' });
}
