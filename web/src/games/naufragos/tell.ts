/** What is told in one breath. */
import type { Tell } from '../../lib/story/beats';

/** What a pawn is good for. */
const USES = ['place', 'rest', 'camp'];

export const tell: Tell = {
  merge: { 'remains-shown': 'beat-remains-shown' },
  loses: (_, { kind, seat }, offered) =>
    kind === 'pass' && offered.some((one) => one.seat === seat && USES.includes(one.kind)) ? 1 : 0,
  lost: 'web-pawns-unused',
  flights: {
    'remains-taken': ['card:{card}', 'pawn:{seat}'],
    given: ['pawn:{seat}', 'pawn:{who}'],
    stolen: ['pawn:{who}', 'pawn:{seat}'],
    'food-given': ['pawn:{seat}', 'pawn:{who}'],
  },
};
