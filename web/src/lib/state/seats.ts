/** What all boards ask about a seat. */
import type { Choice } from '../api/types';
import type { TableStore } from './table.svelte';

/** Somebody has taken this seat by link and is not connected now. */
export function isAway(table: TableStore, seat: number): boolean {
  const one = table.state?.seats[seat];
  return one?.kind === 'link' && one.claimed && !one.online;
}

/** Whoever decides here; with one person here, always that person. */
export function decidesHere(table: TableStore, seat: number): boolean {
  const mine = table.state?.mine ?? [];
  return (
    mine.includes(seat) &&
    (mine.length === 1 || table.choices.some((choice) => choice.seat === seat && !choice.interrupt))
  );
}

/** What the seat itself offers now, nothing else on the board. */
export function seatOffers(table: TableStore, seat: number): Choice[] {
  return (table.targets.get(`seat:${seat}`) ?? []).filter((choice) =>
    choice.targets.every((target) => target.startsWith('seat:')),
  );
}
