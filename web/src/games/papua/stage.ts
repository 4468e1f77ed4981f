/** Cards and dice on the stage. */
import { diceOf, type Stagecraft } from '../../lib/stage/stagecraft';

/** Events that tell of dice, with the fact that does. */
const ROLLS: Record<string, string> = {
  rolled: 'dice',
  'funding-roll': 'dice',
  hunted: 'dice',
  rerolled: 'new',
  changed: 'new',
  'die-turned': 'die',
  'die-set': 'die',
  'neutral-zone': 'die',
  'neutral-destination': 'die',
};

export const stage: Stagecraft = {
  shows: { tribe: { noun: 'card', id: 'tribe' } },
  aside: ['colour', 'card-neutral'],
  beside: ['card-revealed', 'card-won', 'counter-taken', 'science', 'tribe'],
  onBoard: ['coins', 'turn-dice', 'place', 'set-dice'],
  echoes: ['science', 'tribe', 'tribe-kept'],
  good: ['coins', 'food', 'prestige', 'explorers', 'energy', 'saved', 'dice-now', 'dice-next'],
  bad: ['lost', 'energy-lost', 'explorers-lost', 'explorer-taken', 'below-zero'],
  rolls: (event) => (ROLLS[event.kind] ? diceOf(event, ROLLS[event.kind]!) : []),
};
