import type { GameModule } from '..';
import Board from './Board.svelte';
import Seats from './Seats.svelte';
import { DANGER, reduce } from './reduce';
import { viewOf } from './view';
import { describe } from './words';

const module: GameModule = {
  Board,
  Seats,
  knowledge: { reduce, danger: DANGER },
  describe: (view, target, texts) => describe(viewOf(view), target, texts),
};

export default module;
