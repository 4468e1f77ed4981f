/** What is certain to follow each answer. What follows every one of them anyway tells nobody anything. */
import type { Choice } from '../api/types';
import { t } from '../text/i18n.svelte';
import type { Texts } from '../text/texts';
import type { Stagecraft } from './stagecraft';

export interface Consequence {
  sign: '+' | '−' | '·';
  says: string;
}

export function consequencesOf(
  answers: readonly Choice[],
  { echoes, good, bad }: Stagecraft,
  texts: Texts,
  /** The answers are cards themselves, which say what they do. */
  spread: boolean,
): Record<string, Consequence[]> {
  const all = answers.map((choice) =>
    (choice.follows?.events ?? [])
      .filter((event) => !echoes?.includes(event.kind))
      .map(({ kind, words }) => ({ kind, says: texts.event(kind, words) })),
  );
  const common = (says: string) =>
    all.length > 1 && all.every((told) => told.some((one) => one.says === says));
  const chancy = answers.every((choice) => choice.follows?.luck);
  return Object.fromEntries(
    answers.map((choice, n) => {
      const told = all[n]!.filter(
        (one, at, list) => list.findIndex((other) => other.says === one.says) === at,
      )
        .filter((one) => !common(one.says))
        .map<Consequence>(({ kind, says }) => ({
          sign: good?.includes(kind) ? '+' : bad?.includes(kind) ? '−' : '·',
          says,
        }));
      const luck = choice.follows?.luck && (!chancy || !told.length);
      if (!choice.follows || (spread && chancy && !told.length)) return [choice.id, told];
      const rest = luck ? 'web-stage-luck' : told.length ? '' : 'web-stage-nothing';
      return [choice.id, rest ? [...told, { sign: '·' as const, says: t(rest) }] : told];
    }),
  );
}
