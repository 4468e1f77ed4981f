import { drawnBoard } from '..';
import Board from './Board.svelte';
import { DANGER, reduce } from './reduce';
import Seats from './Seats.svelte';
import { viewOf } from './view';
import { describe } from './words';

export default drawnBoard({ Board, Seats, reduce, DANGER, viewOf, describe });
