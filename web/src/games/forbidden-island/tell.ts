/** What is told in one breath. */
import type { Tell } from '../../lib/story/beats';
import { viewOf } from './view';

/** What nobody would leave undone without a thought. */
const USEFUL = ['shore', 'capture'];

export const tell: Tell = {
  merge: { flooded: 'beat-flooded' },
  flights: {
    drawn: ['deck:treasure', 'hand:{seat}|pawn:{seat}'],
    'waters-rose': ['deck:treasure', 'meter:water'],
    discarded: ['hand:{seat}|pawn:{seat}', 'deck:treasure'],
    sandbagged: ['hand:{seat}|pawn:{seat}', 'tile:{tile}'],
    lifted: ['hand:{seat}|pawn:{seat}', 'tile:{from}'],
    given: ['hand:{seat}|pawn:{seat}', 'hand:{who}|pawn:{who}'],
    flooded: ['deck:flood', 'tile:{tile}'],
    sunk: ['deck:flood', 'tile:{tile}'],
  },
  film: 780,
  flown: true,
  sounds: { flooded: 'wave', sunk: 'wave' },
  loses: (view, choice, offered) =>
    choice.kind === 'stop' && offered.some((one) => USEFUL.includes(one.kind))
      ? viewOf(view).actions_left
      : 0,
};
