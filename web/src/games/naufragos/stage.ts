/** Cards and dice on the stage. */
import { diceOf, type Stagecraft } from '../../lib/stage/stagecraft';

export const stage: Stagecraft = {
  aside: ['pawn-camp', 'pending-dropped', 'inherited', 'given', 'item-used'],
  spread: ['remains', 'peek', 'lose', 'steal', 'inherit'],
  echoes: ['chose', 'named', 'voted', 'decided', 'item-used', 'no-effect'],
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
    const against = kind === 'return-total' ? words.difficulty : kind === 'strength' ? words.need : undefined;
    return against ? { total: Number(words.total?.[0]), against: Number(against[0]) } : null;
  },
};
