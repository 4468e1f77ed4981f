/** What is told in one breath. */
import type { Tell } from '../../lib/story/beats';
import { placedBy } from './derive';
import { viewOf } from './view';

export const tell: Tell = {
  // Who sends nobody out has forgotten it, or wants to be asked.
  loses: (view, { kind, seat }, offered) =>
    kind === 'stop-placing' && offered.some((one) => one.kind === 'place') && !placedBy(viewOf(view), seat)
      ? 1
      : 0,
  lost: 'web-pap-nobody-sent',
  concerns: {
    // Nobody is held up by dice alone: by what they have done, or will pay.
    rolled: ({ words }, mine) =>
      mine.includes(Number(words.seat?.[0])) && Boolean(words.dice?.includes('catastrophe')),
    'funding-roll': (_, mine, view) => {
      const zone = view && viewOf(view).zones.find(({ id }) => id === 'funding');
      return mine.some((seat) => zone?.explorers[seat]);
    },
  },
  flights: {
    'card-won': ['destination:{destination}', 'explorer:{seat}'],
    'counter-taken': ['counter:{counter}', 'explorer:{seat}'],
    'note-taken': ['note:{note}', 'explorer:{seat}'],
  },
  merge: { 'card-revealed': '', 'counter-revealed': '', 'neutral-zone': '', 'neutral-destination': '' },
};
