/** What is told in one breath. */
import type { Tell } from '../../lib/story/beats';

export const tell: Tell = { merge: { flooded: 'beat-flooded' }, film: 780 };
