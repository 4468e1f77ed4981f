/** Cards and dice on the stage. */
import { nounAndId } from '../../lib/api/words';
import type { Card, Stagecraft } from '../../lib/stage/stagecraft';
import { t } from '../../lib/text/i18n.svelte';
import type { GameEvent, RawView } from '../../lib/api/types';
import type { Texts } from '../../lib/text/texts';
import { type RobinsonCrusoeView, viewOf } from './view';
import { personName } from './words';

function cause(id: string): Card {
  return { noun: 'cause', id };
}

/** The beast or the card that somebody fights: the last one that was seen. */
function fiercest(before: readonly GameEvent[]): Card | null {
  const event = before.findLast(({ kind }) => kind === 'fought' || FIERCE.includes(kind));
  const id = event?.kind === 'fought' ? undefined : event?.words.card?.[0];
  return id === undefined ? null : { noun: 'card', id };
}
const FIERCE = ['seen', 'adventure', 'mystery', 'event-drawn', 'threat', 'warded-off', 'half-drawn'];

/** What an action against a threat, or on wreckage, may bring. */
const REWARDS = ['gained', 'determined', 'healed', 'track', 'morale', 'item', 'token'];

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
    'clouds',
    'soaked',
    'storm',
    'open-air',
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
    // The die itself is shown.
    wounded: ({ words }, _personas, before) => {
      const [from = ''] = words.cause ?? [];
      if (from === 'die') return null;
      return (from === 'card' && fiercest(before)) || cause(from);
    },
    died: ({ words }) => ({ noun: 'character', id: words.who?.[0] ?? '' }),
    clouds: cause('clouds'),
    soaked: cause('clouds'),
    storm: cause('storm'),
    animals: cause('animals'),
    starved: cause('hunger'),
    'open-air': cause('open_air'),
    fought: (_event, _personas, before) => fiercest(before) ?? cause('fight'),
  },
  follows: { 'warded-off': REWARDS },
  causes: { died: ['wounded'] },
  notes,
  rolls: ({ kind, words }, view) => {
    if (kind === 'clouds' && view)
      return viewOf(view).sky_dice.map((die) => {
        const [sort = '', face = ''] = die.split('-');
        return { sort, face };
      });
    if (kind === 'wounded' && words.cause?.[0] === 'die') return [{ sort: 'wound', face: 'wound' }];
    if (kind === 'animals') return [{ sort: 'animals', face: words.beasts?.[0] ?? 'none' }];
    if (kind !== 'rolled') return [];
    const die = words.die?.[0] ?? 'success';
    return [{ sort: `${words.action?.[0]}-${die}`, face: words.hit?.[0] === '0' ? 'blank' : die }];
  },
};

/** Cards that somebody has come upon: whoever decides about them is told more then. */
const SEEN = ['adventure', 'mystery', 'seen', 'half-drawn'];

/** What one should know before one decides about a card, or learns of one: stores, camp, everybody's life. */
function notes(raw: RawView, kind: string, card: Card | null, texts: Texts, told?: GameEvent): string[] {
  if (card?.noun !== 'card' && card?.noun !== 'cause') return [];
  const { resources, levels, people } = viewOf(raw);
  const fact = (name: string) => Number(told?.words[name]?.[0] ?? 0);
  if (kind === 'clouds') {
    const clouds = fact('rain') + fact('winter');
    const above = Math.max(0, clouds - levels.roof);
    return [
      t('web-rc-note-sky', { clouds, roof: levels.roof }),
      t('web-rc-note-above', { above }),
      t('web-rc-note-stores', { food: resources.food + resources.np_food, wood: resources.wood }),
    ];
  }
  if (told && (SEEN.includes(kind) || kind === 'warded-off')) return [];
  const strength = fact('strength');
  const weapon = fact('weapon');
  const fight =
    kind === 'fought'
      ? [
          t('web-rc-note-fight', { strength, weapon }),
          t('web-rc-note-short', { short: Math.max(0, strength - weapon) }),
        ]
      : [];
  return [
    ...fight,
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
