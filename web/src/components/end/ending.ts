/** What the end means for those who look at it. */
import type { Outcome } from '../../lib/api/types';
import type { Texts } from '../../lib/text/texts';

export type Mood = 'won' | 'lost' | 'neutral';

/** Of who holds these seats; neutral for those who watch, and where one of them won and another lost. */
export function moodOf({ winners }: Outcome, mine: readonly number[]): Mood {
  const won = mine.filter((seat) => winners.includes(seat)).length;
  if (!mine.length || (won && won < mine.length)) return 'neutral';
  return won ? 'won' : 'lost';
}

/** Do seats come in one after the other, and not all together? */
export function isRanked({ ranking }: Outcome): boolean {
  return new Set(ranking.map(({ place }) => place)).size > 1;
}

/** Whether those who sit here have won; one of several also reads its place. */
export function ownResult(outcome: Outcome, mine: readonly number[], texts: Texts): string {
  const mood = moodOf(outcome, mine);
  const own = outcome.ranking.find(({ seat }) => mine.length === 1 && seat === mine[0]);
  if (own && isRanked(outcome)) return texts.say('ui-end-place', { place: own.place });
  return mood === 'neutral' ? '' : texts.say('ui-end-verdict', { verdict: mood, count: mine.length });
}

export interface Part {
  line: string;
  points: number;
  /** Which of the lines: its colour. */
  n: number;
}

/** What the points of a seat are made of. */
export function partsOf({ lines }: Outcome, seat: number): Part[] {
  return lines
    .map(({ line, points }, n) => ({ line, points: points[seat] ?? 0, n }))
    .filter(({ points }) => points > 0);
}

/** The lines that gave points to anybody. */
export function linesUsed({ lines }: Outcome): { line: string; n: number }[] {
  return lines
    .map(({ line, points }, n) => ({ line, n, used: points.some((one) => one > 0) }))
    .filter(({ used }) => used);
}

/** One number for all: it is said once, with what it counts. */
export function sharedBy(outcome: Outcome): number | null {
  return isRanked(outcome) || linesUsed(outcome).length > 1 ? null : (outcome.ranking[0]?.points ?? null);
}
