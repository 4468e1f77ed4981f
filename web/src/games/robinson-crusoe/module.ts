import type { GameModule } from '..';
import Board from './Board.svelte';
import Seats from './Seats.svelte';
import { campOf, DANGER, reduce } from './view';
import { describe } from './words';

const module: GameModule = {
  Board,
  Seats,
  knowledge: { reduce, danger: DANGER },
  describe: (view, target, texts) => describe(campOf(view), target, texts),
};

export default module;
