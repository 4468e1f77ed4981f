/** The time of day for the page: what is told by it, such as "since five minutes", stays true. */
import { settings } from './settings.svelte';

const BEAT = 20_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

class Clock {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), BEAT);
  }

  /** How long ago a moment was, given in seconds: "5 minutes ago". */
  ago(moment: number, language: string = settings.language): string {
    const seconds = Math.max(0, this.now / 1000 - moment);
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', Infinity];
    return size === Infinity ? format.format(0, 'minute') : format.format(-Math.floor(seconds / size), unit);
  }
}

export const clock = new Clock();
