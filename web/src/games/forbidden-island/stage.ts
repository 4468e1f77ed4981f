/** Cards on the stage. */
import type { Stagecraft } from '../../lib/stage/stagecraft';

export const stage: Stagecraft = {
  shows: { 'waters-rose': { noun: 'card', id: 'waters_rise' } },
  aside: ['role', 'deal', 'given', 'discarded', 'drawn'],
  spread: ['hand-limit'],
  echoes: ['discarded'],
};
