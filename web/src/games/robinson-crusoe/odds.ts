/** How likely a planned action is to succeed, and what one more pawn would change. The engine has counted it. */
import { t } from '../../lib/text/i18n.svelte';
import type { Choice } from '../../lib/api/types';
import { pawnsOf } from './derive';
import { percent } from './numbers';
import type { Forecast, PlannedOdds, RobinsonCrusoeView } from './view';

export const DICE = [
  { die: 'success', sign: '✓' },
  { die: 'wound', sign: '✚' },
  { die: 'adventure', sign: '?' },
] as const;

/** Of a planned action, counted from 1; null: the plan has changed since it was counted. */
export function oddsAt(
  view: RobinsonCrusoeView,
  forecast: Forecast | null,
  number: number,
): PlannedOdds | null {
  const planned = view.plan[number - 1];
  const odds = forecast?.plan[number - 1];
  return planned && odds?.spot === planned.spot && odds.pawns === pawnsOf(planned).length ? odds : null;
}

export const lacksPawns = (odds: PlannedOdds): boolean => odds.pawns < odds.roll;

/** In a pill on the map. */
export function pillOf(odds: PlannedOdds | null): { text: string; sort: 'sure' | 'dice' | 'short' } | null {
  if (!odds) return null;
  if (lacksPawns(odds)) return { text: `${odds.pawns} / ${odds.roll}`, sort: 'short' };
  if (odds.dice) return { text: t('web-percent', { percent: percent(odds.dice.success) }), sort: 'dice' };
  return { text: '✓', sort: 'sure' };
}

export interface Step {
  choice: Choice;
  number: number;
  odds: PlannedOdds;
}

/** The one step that changes most: one more pawn where the dice, or too few hands, leave most to luck. */
export function bestStep(
  view: RobinsonCrusoeView,
  forecast: Forecast | null,
  choices: readonly Choice[],
): Step | null {
  const steps = choices.flatMap((choice): Step[] => {
    const number =
      choice.kind === 'support'
        ? Number(choice.words.number?.[0])
        : choice.kind === 'join' && view.people.some((one) => one.character === choice.words.help?.[0])
          ? view.plan.length
          : 0;
    const odds = number ? oddsAt(view, forecast, number) : null;
    return odds?.more ? [{ choice, number, odds }] : [];
  });
  const luck = ({ odds }: Step) => (lacksPawns(odds) ? 0 : (odds.dice?.success ?? 1));
  return steps.sort((a, b) => luck(a) - luck(b))[0] ?? null;
}
