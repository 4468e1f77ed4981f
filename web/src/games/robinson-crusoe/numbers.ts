/** Chances and means as people read them. */
import { settings } from '../../lib/state/settings.svelte';

/** Never more certain than it is. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.max(1, Math.min(99, Math.round(100 * chance)));
}

/** A mean with one digit behind the point; with its sign if it is added to something. */
export function amount(number: number, signed = false): string {
  const format = new Intl.NumberFormat(settings.language, {
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
  return format.format(number).replace('-', '−');
}
