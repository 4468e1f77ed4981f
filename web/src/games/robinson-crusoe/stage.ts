/** Cards and dice on the stage. */
import { nounAndId } from '../../lib/api/words';
import type { Card, Stagecraft } from '../../lib/stage/stagecraft';
import type { RobinsonCrusoeView } from './view';

export const stage: Stagecraft = {
  aside: ['mystery-aside', 'card-gone', 'invention', 'invention-gone', 'token-gone', 'kept', 'shuffled-in'],
  good: ['gained', 'healed', 'determined', 'built', 'item', 'token', 'produced', 'special-healed', 'kept'],
  bad: [
    'lost',
    'wounded',
    'died',
    'discouraged',
    'special-wound',
    'item-lost',
    'spoiled',
    'starved',
    'restricted',
  ],
  rolls: ({ kind, words }) => {
    if (kind === 'animals') return [{ sort: 'animals', face: words.beasts?.[0] ?? 'none' }];
    if (kind !== 'rolled') return [];
    const die = words.die?.[0] ?? 'success';
    return [{ sort: `${words.action?.[0]}-${die}`, face: words.hit?.[0] === '0' ? 'blank' : die }];
  },
};

/** Threats lie in their slots, not under their names. */
export function cardAt(view: RobinsonCrusoeView, target: string): Card | null {
  const [noun, id] = nounAndId(target);
  const card = noun === 'threat' ? view.threats[Number(id)] : null;
  return card ? { noun: 'card', id: card } : { noun, id };
}
