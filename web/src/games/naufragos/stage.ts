/** Cards and dice on the stage. */
import { type Card, diceOf, type Stagecraft } from '../../lib/stage/stagecraft';

type Shows = NonNullable<Stagecraft['shows']>[string];
/** The castaway whom something befalls, or the first of them. */
const whom: Shows = ({ words }, personas): Card | null =>
  personas[Number(words.seat?.[0] ?? words.group?.[0] ?? -1)] ?? null;
const BEFALL = ['died', 'promontory', 'injured', 'scarred', 'hungry', 'got-lost', 'still-lost', 'scored'];

/** Where the event that judges a roll has the number to be reached. */
const AGAINST: Record<string, string> = {
  'return-total': 'difficulty',
  strength: 'need',
  'fire-total': 'most',
};

export const stage: Stagecraft = {
  setting: () => import('./setting'),
  shows: Object.fromEntries(BEFALL.map((kind) => [kind, whom])),
  aside: ['pawn-camp', 'pending-dropped', 'inherited', 'item-used'],
  beside: [
    'remains-taken',
    'item-gained',
    'item-lost',
    'camp-placed',
    'camp-covered',
    'camp-removed',
    'pending-placed',
    'card-seen',
    'given',
    'swapped',
  ],
  causes: { died: ['scarred', 'injured', 'energy-lost', 'hungry'] },
  spread: ['remains', 'peek', 'lose', 'steal', 'inherit'],
  echoes: ['chose', 'named', 'voted', 'decided', 'item-used', 'no-effect', 'rerolled'],
  good: [
    'energy-gained',
    'healed',
    'story-gained',
    'item-gained',
    'food-gained',
    'fresh-gained',
    'wood-gained',
    'fished',
    'fire-lit',
  ],
  bad: [
    'paid',
    'energy-lost',
    'injured',
    'scarred',
    'died',
    'story-lost',
    'item-lost',
    'food-lost',
    'wood-lost',
    'fire-out',
    'fire-failed',
    'shark-came',
    'hungry',
  ],
  rolls: (event) =>
    event.kind === 'rolled'
      ? diceOf(event, 'die')
      : event.kind === 'rolled-two'
        ? diceOf(event, 'first', 'second')
        : [],
  reached: ({ kind, words }) => {
    const against = AGAINST[kind] && words[AGAINST[kind]];
    return against
      ? { total: Number(words.total?.[0]), against: Number(against[0]), at_most: kind === 'fire-total' }
      : null;
  },
};
