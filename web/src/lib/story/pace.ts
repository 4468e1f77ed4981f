/** How long a beat is held. Reading time has nothing to do with motion: it is the same with less of it. */

export const PACES = ['reading', 'brisk', 'instant', 'wait'] as const;
export type Pace = (typeof PACES)[number];

/** Nobody reads faster, however short it is. */
export const LEAST = 1000;
export const LEAST_BRISK = 600;
export const PER_CHARACTER = 45;
/** The sentence comes first, what moves a little later. */
export const LEAD = 120;
/** With more beats waiting, minor ones are left to the strip … */
export const MANY = 12;
/** … and with more than these, all but the grave ones. */
export const TOO_MANY = 40;

/** Who plays a title for the first few times reads everything for the first time. */
export const FIRST_GAMES = 3;
export const FIRST_EASE = 1.3;

export function hold(sentence: string, pace: Pace, ease = 1): number {
  const reading = Math.max(LEAST, PER_CHARACTER * sentence.length);
  if (pace === 'brisk') return Math.max(LEAST_BRISK, reading / 2);
  return pace === 'reading' ? reading * ease : 0;
}

/** What it was called before. */
const OLD: Record<string, Pace> = { half: 'reading', one: 'reading', step: 'wait' };

export function paceOf(kept: string | undefined): Pace {
  return PACES.find((pace) => pace === kept) ?? OLD[kept ?? ''] ?? 'reading';
}
