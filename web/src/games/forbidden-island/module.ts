import { drawnBoard } from '..';
import Board from './Board.svelte';
import Seats from './Seats.svelte';
import { stage } from './stage';
import { tell } from './tell';
import { viewOf } from './view';
import { describe } from './words';

export default drawnBoard({ Board, Seats, tell, stage, viewOf, describe });
