/** What is told in one breath. */
import type { LogEntry } from '../../lib/api/types';
import type { Tell } from '../../lib/story/beats';
import { t } from '../../lib/text/i18n.svelte';
import { spotOf } from './derive';
import { viewOf } from './view';
import { spotSays } from './words';

/** Where the actions of this round began, or while it is planned those of the last one. */
function lastActions(log: readonly LogEntry[]): number | null {
  const told = log.filter((entry) => !entry.undone);
  const last = told.findLastIndex(({ kind }) => kind === 'action');
  if (last < 0) return null;
  const round = told.slice(0, last).findLastIndex(({ kind }) => kind === 'round');
  return told.slice(round + 1).find(({ kind }) => kind === 'action')!.seq;
}

/** These name a planned action by its place in the plan. */
const PLANNED = ['support', 'back', 'first'];

export const tell: Tell = {
  merge: { produced: '', rolled: '' },
  turns: 'round',
  mark: lastActions,
  // Friday stays in the camp though there is work for him.
  loses: (_, { kind }, offered) => (kind === 'idle' && offered.some((one) => one.kind === 'send') ? 1 : 0),
  lost: 'web-pawns-unused',
  about: (raw, { kind, words }, texts) => {
    const view = viewOf(raw);
    const planned = PLANNED.includes(kind) ? view.plan[Number(words.number?.[0]) - 1] : undefined;
    const spot = planned?.spot ?? words.spot?.[0] ?? '';
    const threat = spotOf(spot).action === 'threat' ? spotSays(view, spot, texts) : '';
    if (planned && threat) return t('web-rc-threat-action', { card: threat });
    return planned ? texts.name('spot', spot) : threat;
  },
};
