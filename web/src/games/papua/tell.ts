/** What is told in one breath. */
import type { Tell } from '../../lib/story/beats';

export const tell: Tell = {
  merge: { 'card-revealed': '', 'counter-revealed': '', 'neutral-zone': '', 'neutral-destination': '' },
};
