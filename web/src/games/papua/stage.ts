/** Cards and dice on the stage. */
import type { GameEvent, RawView } from '../../lib/api/types';
import { type Die, diceOf, type Stagecraft } from '../../lib/stage/stagecraft';
import { t } from '../../lib/text/i18n.svelte';
import type { Texts } from '../../lib/text/texts';
import { SYMBOL } from './look';
import { type PapuaView, viewOf } from './view';

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
  follows: { hunted: ['food', 'food-short'], 'funding-roll': ['coins', 'coins-short'] },
  notes: (seen, kind, _, texts) => {
    if (kind === 'hunted') return [t('web-pap-about-hunting')];
    const view = viewOf(seen);
    if (kind === 'note-taken') return there(view, 'notebook', 'web-pap-there', texts);
    if (kind === 'counter-taken') return there(view, 'logistics', 'web-pap-ranks', texts);
    const own = view.seats[view.you ?? -1];
    if (kind === 'catastrophe' && own?.coins)
      return [t('web-pap-you-have', { coins: own.coins, explorers: own.pool })];
    const { symbol } = view;
    return kind === 'funding-roll' && symbol ? [t(`web-pap-funding-${SYMBOL[symbol]}`)] : [];
  },
  rolls: (event, view) => {
    const fact = ROLLS[event.kind];
    return fact ? counted(event, diceOf(event, fact), view) : [];
  },
};

/** Who has how many explorers in a zone: most first, equals by energy, as they take what lies there. */
function there({ zones, energy_order }: PapuaView, id: string, says: string, texts: Texts): string[] {
  const zone = zones.find((one) => one.id === id);
  const [explorers, neutral] = [zone?.explorers ?? [], zone?.neutral ?? 0];
  const people = energy_order
    .filter((seat) => explorers[seat])
    .sort((one, other) => explorers[other]! - explorers[one]!)
    .map((seat) => `${texts.seatName(seat)} (${explorers[seat]})`);
  if (neutral) people.push(`${t('web-pap-neutral')} (${neutral})`);
  return people.length > 1 ? [t(says, { people: people.join(', ') })] : [];
}

/** Of a roll for money the one that the symbol of the round takes, of a hunt the lowest and the highest. */
function counted({ kind }: GameEvent, dice: Die[], view?: RawView | null): Die[] {
  const pips = ({ face }: Die) => Number(face) || 0; // a catastrophe is none
  const byFace = [...dice].sort((one, other) => pips(one) - pips(other));
  const last = byFace.length - 1;
  const place = { low: 0, middle: 1, high: 2 }[SYMBOL[(view && viewOf(view).symbol) ?? ''] ?? ''];
  const takes = kind === 'hunted' ? [0, last] : kind === 'funding-roll' ? [place] : [];
  return takes.length ? byFace.map((die, n) => ({ ...die, counts: takes.includes(n) })) : dice;
}
