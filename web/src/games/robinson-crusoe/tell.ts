/** What is told in one breath. */
import type { Tell } from '../../lib/story/beats';

export const tell: Tell = {
  merge: { produced: '', rolled: '' },
  turns: 'round',
  // Friday stays in the camp though there is work for him.
  loses: (_, { kind }, offered) => (kind === 'idle' && offered.some((one) => one.kind === 'send') ? 1 : 0),
  lost: 'web-pawns-unused',
};
