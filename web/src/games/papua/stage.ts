/** Cards and dice on the stage. */
import type { GameEvent, RawView } from '../../lib/api/types';
import { type Die, diceOf, type Stagecraft } from '../../lib/stage/stagecraft';
import { t } from '../../lib/text/i18n.svelte';
import { SYMBOL } from './look';
import { viewOf } from './view';

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
  follows: { hunted: ['food'], 'funding-roll': ['coins'] },
  notes: (view, kind) => {
    if (kind === 'hunted') return [t('web-pap-about-hunting')];
    const { symbol } = viewOf(view);
    return kind === 'funding-roll' && symbol ? [t(`web-pap-funding-${SYMBOL[symbol]}`)] : [];
  },
  rolls: (event, view) => {
    const fact = ROLLS[event.kind];
    return fact ? counted(event, diceOf(event, fact), view) : [];
  },
};

/** Of a roll for money the one that the symbol of the round takes, of a hunt the lowest and the highest. */
function counted({ kind }: GameEvent, dice: Die[], view?: RawView | null): Die[] {
  const pips = ({ face }: Die) => Number(face) || 0; // a catastrophe is none
  const byFace = [...dice].sort((one, other) => pips(one) - pips(other));
  const last = byFace.length - 1;
  const place = { low: 0, middle: 1, high: 2 }[SYMBOL[(view && viewOf(view).symbol) ?? ''] ?? ''];
  const takes = kind === 'hunted' ? [0, last] : kind === 'funding-roll' ? [place] : [];
  return takes.length ? byFace.map((die, n) => ({ ...die, counts: takes.includes(n) })) : dice;
}
