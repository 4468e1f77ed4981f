/** The rules behind a decision: of each kind of choice that is offered its own, then those of the question itself. */
import type { Choice } from '../api/types';

export function rulesBehind(
  offered: readonly Pick<Choice, 'kind' | 'rules'>[],
  asked: readonly string[],
): string[] {
  const kinds = new Map<string, string>();
  for (const { kind, rules } of offered) if (rules[0] && !kinds.has(kind)) kinds.set(kind, rules[0]);
  return [...new Set([...kinds.values(), ...asked])];
}
