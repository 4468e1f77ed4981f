/** The pictures on the tiles come right after the board, which is drawn without waiting: each has its room. */
import type { Icon } from '../../lib/board/icons';

let pictures = $state.raw<Record<string, Icon>>({});
void import('./tiles').then(({ TILE_ICON }) => (pictures = TILE_ICON));

export const pictureOf = (tile: string): Icon | undefined => pictures[tile];
