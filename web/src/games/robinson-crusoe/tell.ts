/** What is told in one breath. */
import type { Tell } from '../../lib/story/beats';
import { viewOf } from './view';

/** These name a planned action by its place in the plan. */
const PLANNED = ['support', 'back', 'first'];

export const tell: Tell = {
  merge: { produced: '', rolled: '' },
  turns: 'round',
  // Friday stays in the camp though there is work for him.
  loses: (_, { kind }, offered) => (kind === 'idle' && offered.some((one) => one.kind === 'send') ? 1 : 0),
  lost: 'web-pawns-unused',
  about: (raw, { kind, words }, texts) => {
    const planned = PLANNED.includes(kind) ? viewOf(raw).plan[Number(words.number?.[0]) - 1] : undefined;
    return planned ? texts.name('spot', planned.spot) : '';
  },
};
