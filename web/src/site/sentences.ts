/** What was wrong, and what is allowed, in words: where no server says it, the page has the sentences. */
import type { FluentVariable } from '@fluent/bundle';
import { i18n } from '../lib/text/i18n.svelte';

/** Of what somebody has given, so much is repeated. */
const LONGEST_FACT = 500;

function fact(name: string, value: string): FluentVariable {
  if (name === 'game' && i18n.title(value)) return i18n.of(value).title();
  // Small numbers as numbers: "1 seat", but "2 seats".
  return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : value.slice(0, LONGEST_FACT);
}

/** The port of `error` of texts.py. */
export function sentence(key: string, facts: Record<string, string>): string {
  const texts = i18n.of('');
  if (!texts.has(`error-${key}`)) return '';
  const said = Object.entries(facts).map(([name, value]) => [name, fact(name, value)]);
  return texts.say(`error-${key}`, Object.fromEntries(said) as Record<string, FluentVariable>);
}
