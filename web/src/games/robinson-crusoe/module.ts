import { drawnBoard } from '..';
import Board from './Board.svelte';
import Seats from './Seats.svelte';
import { cardAt, stage } from './stage';
import { tell } from './tell';
import { viewOf } from './view';
import { describe } from './words';

export default drawnBoard({ Board, Seats, tell, stage, cardAt, viewOf, describe });
