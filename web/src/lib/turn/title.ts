/** Whom one waits for, and what the tab of the browser says about it. */
import type { State } from '../api/types';
import { waitsFor } from '../state/seats';
import type { TableStore } from '../state/table.svelte';
import { t } from '../text/i18n.svelte';

/** Seconds after which a bot may play a turn for somebody, as the server has it. */
export const LENDING = 120;

/** People elsewhere whom all wait for now; bots answer soon. */
export function awaited(state: State): number[] {
  if (state.outcome || state.closed) return [];
  const { waiting } = state.decision;
  return waiting.filter((seat) => {
    const one = state.seats[seat];
    return one && one.kind !== 'bot' && !one.stand_in && !state.mine.includes(seat);
  });
}

/** Do people play from several places? */
export function isOnline(state: State): boolean {
  return state.seats.some((seat) => seat.kind === 'link');
}

/** May somebody here let a bot play this turn of a seat? */
export function mayLend(state: State, seat: number, now: number, manager: boolean): boolean {
  const one = state.seats[seat];
  if (!one || !state.mine.length || one.asked_since === null) return false;
  return now / 1000 - one.asked_since >= LENDING && (manager || state.lending || one.lends);
}

export function tabTitle(table: TableStore): string {
  const { now, past, texts } = table;
  if (!now) return t('web-table');
  const title = texts.title();
  if (past) return title;
  if (table.myTurn) return `● ${t('web-your-turn')}: ${title}`;
  const others = awaited(now);
  if (!others.length) return title;
  return `${waitsFor(table, others, '')} · ${title}`;
}
