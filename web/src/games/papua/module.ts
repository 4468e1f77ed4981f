import { drawnBoard } from '..';
import Board from './Board.svelte';
import Goal from './Goal.svelte';
import Own from './Own.svelte';
import Seats from './Seats.svelte';
import { pointing } from './pointing';
import { stage } from './stage';
import { tell } from './tell';
import { viewOf } from './view';
import { cardAt, describe } from './words';

export default drawnBoard({
  Board,
  Seats,
  Own,
  Goal,
  row: 60,
  hand: 206,
  tell,
  stage,
  pointing,
  cardAt,
  viewOf,
  describe,
});
