/** Cards and dice on the stage. */
import { nounAndId } from '../../lib/api/words';
import type { Card, Stagecraft } from '../../lib/stage/stagecraft';
import { t } from '../../lib/text/i18n.svelte';
import type { RawView } from '../../lib/api/types';
import type { Texts } from '../../lib/text/texts';
import { type RobinsonCrusoeView, viewOf } from './view';
import { personName } from './words';

export const stage: Stagecraft = {
  aside: [
    'mystery-aside',
    'card-gone',
    'invention',
    'invention-gone',
    'token-gone',
    'kept',
    'shuffled-in',
    'fewer-pawns',
    'tile-seen',
  ],
  beside: [
    'half-drawn',
    'seen',
    'token',
    'built',
    'item',
    'item-lost',
    'item-used',
    'token-used',
    'card-used',
    'invention-used',
  ],
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
    'sleeps-outside',
    'fewer-pawns',
  ],
  shows: {
    died: ({ words }) => ({ noun: 'character', id: words.who?.[0] ?? '' }),
  },
  notes,
  rolls: ({ kind, words }) => {
    if (kind === 'animals') return [{ sort: 'animals', face: words.beasts?.[0] ?? 'none' }];
    if (kind !== 'rolled') return [];
    const die = words.die?.[0] ?? 'success';
    return [{ sort: `${words.action?.[0]}-${die}`, face: words.hit?.[0] === '0' ? 'blank' : die }];
  },
};

/** What one should know before one decides about a card, or learns of one: stores, camp, everybody's life. */
function notes(raw: RawView, _kind: string, card: Card, texts: Texts): string[] {
  if (card.noun !== 'card') return [];
  const { resources, levels, people } = viewOf(raw);
  return [
    t('web-rc-note-stores', { food: resources.food + resources.np_food, wood: resources.wood }),
    t('web-rc-note-camp', { roof: levels.roof, palisade: levels.palisade, weapon: levels.weapon }),
    ...people.map((one) =>
      t('web-rc-note-life', { name: personName(one, texts), wounds: one.wounds, most: one.dies_on }),
    ),
  ];
}

/** Threats lie in their slots, not under their names. */
export function cardAt(view: RobinsonCrusoeView, target: string): Card | null {
  const [noun, id] = nounAndId(target);
  const card = noun === 'threat' ? view.threats[Number(id)] : null;
  return card ? { noun: 'card', id: card } : { noun, id };
}
