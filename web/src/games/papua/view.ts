/** What src/robinsonade/games/papua/view.py gives. */
import type { RawView } from '../../lib/api/types';
import type { View } from './schema';

export type { DestinationView, SeatView, SheetLine, ZoneView } from './schema';
/** Some of its lists are pairs. */
export type PapuaView = Omit<View, 'supply' | 'note_decks'> & {
  supply: [number, number][];
  note_decks: [number, number];
};

export function viewOf(raw: RawView): PapuaView {
  return raw as unknown as PapuaView;
}
