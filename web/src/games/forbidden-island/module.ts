import { drawnBoard } from '..';
import Board from './Board.svelte';
import Seats from './Seats.svelte';
import { tell } from './tell';
import { viewOf } from './view';
import { describe } from './words';

export default drawnBoard({ Board, Seats, tell, viewOf, describe });
