/** What one points at: actions, camp, island, people and open cards. */
import type { Choice } from '../../lib/api/types';
import { nounAndId } from '../../lib/api/words';
import type { Pointing } from '../../lib/board/pointing';
import type { NaufragosView } from './view';

/** Choices without a target of their own, and the elements where they are on the board. */
const UNTARGETED: Record<string, (words: Record<string, string[]>) => string> = {
  castaway: (words) => `person:${words.person?.[0]}`,
  rest: (words) => `rest:${words.number?.[0]}`,
  slot: (words) => `slot:${words.number?.[0]}`,
  'feed-fire': () => 'fire:camp',
  descend: () => 'pile:pending',
  return: () => 'exploration:return',
  join: () => 'exploration:join',
};

/** What explains an element that is no noun of the game. */
export function explains(element: string): string {
  const [sort] = nounAndId(element);
  if (sort === 'rest') return 'action:rest';
  if (sort === 'slot') return 'action:camp';
  if (sort === 'fire') return 'action:campfire';
  if (sort === 'pile' || sort === 'exploration') return 'action:exploration';
  return element;
}

export function at(choice: Choice): string[] {
  const placed = UNTARGETED[choice.kind]?.(choice.words);
  return choice.targets.length || !placed ? choice.targets : [placed];
}

/** A pawn of one's own is put on an action, a resting place or a card of the camp. */
const PLACES = ['place', 'rest', 'camp'];
const from = ({ kind, seat }: Choice): string[] => (PLACES.includes(kind) ? [`pawn:${seat}`] : []);

/** Actions that build something up in the camp. */
const MENDS = ['build', 'campfire'];

export const pointing: Pointing<NaufragosView> = {
  marks: {
    propose: 'mend',
    'feed-fire': 'mend',
    slot: 'mend',
    cover: 'mend',
    treat: 'mend',
    offer: 'give',
    'give-fresh': 'give',
    'give-food': 'give',
    'give-own': 'give',
  },
  mark: ({ kind, words }) =>
    kind === 'place' && MENDS.includes(words.action?.[0] ?? '') ? 'mend' : undefined,
  at,
  from,
  explains,
};
