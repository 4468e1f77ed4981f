/** What src/robinsonade/games/forbidden_island/view.py gives. */
import type { RawView } from '../../lib/api/types';
import type { Tile, View } from './schema';

export type { SeatView, Tile } from './schema';
export type TileState = Tile['state'];
export type ForbiddenIslandView = View;

export function viewOf(raw: RawView): ForbiddenIslandView {
  return raw as unknown as ForbiddenIslandView;
}
