/** Why something cannot be done, put together for people: what is nearest first, each sentence once. */
import type { Why } from '../api/types';
import type { Texts } from './texts';

export interface Spoken {
  /** What cannot be done, several kinds as a list; empty: nothing ever is. */
  heading: string;
  says: string;
  rules: string;
}

/** A longer list of kinds tells nobody anything. */
const MOST_KINDS = 3;

export function reasonsOf(answers: Why[], texts: Texts): Spoken[] {
  const near = answers.filter((one) => one.sort !== 'idle');
  const found = new Map<string, { kinds: string[]; rules: string[] }>();
  for (const { kind, key, words, rules } of near.length ? near : answers) {
    const says = texts.ofKind('why', key, words);
    const same = found.get(says) ?? { kinds: [], rules: [] };
    if (kind) same.kinds.push(texts.group(kind));
    same.rules.push(...rules.filter((rule) => !same.rules.includes(rule)));
    found.set(says, same);
  }
  return [...found].map(([says, { kinds, rules }]) => ({
    heading: kinds.length > MOST_KINDS ? '' : kinds.join(', '),
    says,
    rules: rules.slice(0, 2).join(', '),
  }));
}
