/** What one points at: zones, destinations, counters and dice. */
import One from '~icons/lucide/dice-1';
import Two from '~icons/lucide/dice-2';
import Three from '~icons/lucide/dice-3';
import Four from '~icons/lucide/dice-4';
import Five from '~icons/lucide/dice-5';
import type { Choice } from '../../lib/api/types';
import { icon as as } from '../../lib/board/icons';
import type { Pointing } from '../../lib/board/pointing';
import type { PapuaView } from './view';

/** So many dice can lie there with the same face. */
const ALIKE = 8;

/** A die of the face that a choice names: one is as good as the other. */
function from({ kind, words }: Choice): string[] {
  if (!['place', 'reroll', 'raise', 'lower'].includes(kind)) return [];
  return Array.from({ length: ALIKE }, (_, n) => `die:${words.die?.[0]}:${n}`);
}

const FACES = [One, Two, Three, Four, Five].map(as);

/** Choices at one zone differ by their dice. */
const icon = ({ kind, words }: Choice) => (kind === 'place' ? FACES[Number(words.die?.[0]) - 1] : undefined);

function at(choice: Choice): string[] {
  const { counter } = choice.words;
  return counter ? [`counter:${counter[0]}`] : [...choice.targets, ...from(choice)];
}

/** Of dice with the same face there is the same to say. */
function explains(element: string): string {
  return element.startsWith('die:') ? element.split(':', 2).join(':') : element;
}

export const pointing: Pointing<PapuaView> = {
  marks: { counter: 'win', 'use-leftover': 'win', raise: 'mend', lower: 'mend', reroll: 'mend' },
  at,
  from,
  explains,
  icon,
};
