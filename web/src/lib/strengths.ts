import type { Strength } from './api/types';

/** What was measured of bots at tables like this one. */
export function measuredAt(
  strengths: Strength[],
  seats: number,
  options: Record<string, string>,
): Strength[] {
  return strengths.filter(
    (one) =>
      one.seats === seats && Object.entries(one.options).every(([name, value]) => options[name] === value),
  );
}
