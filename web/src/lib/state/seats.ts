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

/** Nobody has come by the link of this seat yet: nobody there can think. */
const isFree = (state: State | null, seat: number): boolean => {
  const one = state?.seats[seat];
  return one?.kind === 'link' && !one.claimed;
};

/** Whom all wait for: who thinks, or if there is nobody, whose seat is still free. */
export function waitsFor({ now, texts }: TableStore, all: readonly number[], form: '' | 'start'): string {
  const there = all.filter((seat) => !isFree(now, seat));
  const names = (some: readonly number[]) => texts.listed(some.map((seat) => texts.seatName(seat)));
  if (!there.length) return t('web-not-taken', { seats: names(all), count: all.length });
  return t('web-thinks', {
    seats: form ? texts.seats(there, form) : names(there),
    count: there.length,
  });
}

/** Who plays a seat and whether they are there, in words. */
export function presenceOf(table: TableStore, seat: number): string {
  const one = table.now?.seats[seat];
  if (!one) return '';
  if (one.kind === 'bot') return t('web-is-bot');
  if (one.given_up) return t('web-bot-plays');
  const words = one.stand_in ? [t('web-bot-plays')] : [];
  if (isFree(table.now, seat)) words.push(t('web-seat-free'));
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
