/** What is told in one breath. */
import type { Tell } from '../../lib/story/beats';
import { viewOf } from './view';

/** What nobody would leave undone without a thought. */
const USEFUL = ['shore', 'capture'];

export const tell: Tell = {
  merge: { flooded: 'beat-flooded' },
  film: 780,
  loses: (view, choice, offered) =>
    choice.kind === 'stop' && offered.some((one) => USEFUL.includes(one.kind))
      ? viewOf(view).actions_left
      : 0,
};
