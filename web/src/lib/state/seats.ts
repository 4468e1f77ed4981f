/** What all boards ask about a seat. */
import type { Choice, State } from '../api/types';
import { i18n, t } from '../text/i18n.svelte';
import { clock } from './clock.svelte';
import type { TableStore } from './table.svelte';

/** Somebody has taken this seat by link and is not connected now. */
export function isAway(table: TableStore, seat: number): boolean {
  const one = table.state?.seats[seat];
  return one?.kind === 'link' && one.claimed && !one.online;
}

/** Who plays a seat and whether they are there, in words. */
export function presenceOf(table: TableStore, seat: number): string {
  const one = table.now?.seats[seat];
  if (!one) return '';
  if (one.kind === 'bot') return t('web-is-bot');
  if (one.given_up) return t('web-bot-plays');
  const words = one.stand_in ? [t('web-bot-plays')] : [];
  if (one.kind === 'link' && !one.claimed) words.push(t('web-seat-free'));
  else if (one.online) words.push(t('web-is-there'));
  else words.push(awayOf(table, seat));
  return words.join(', ');
}

/** Does what is asked say by itself whom it is asked? */
export function isNamed(state: State): boolean {
  const facts = i18n.title(state.game)?.kinds.prompt[state.decision.prompt ?? ''] ?? [];
  return facts.some(({ noun }) => noun === 'seat' || state.seats.some((one) => one.persona?.noun === noun));
}

/** Since when somebody is not connected. */
export function awayOf(table: TableStore, seat: number): string {
  const since = table.now?.seats[seat]?.away_since;
  return since == null ? t('web-is-away') : t('web-is-away-since', { ago: clock.ago(since) });
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
