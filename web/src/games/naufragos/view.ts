/** What src/robinsonade/games/naufragos/view.py gives. */
import type { RawView } from '../../lib/api/types';
import type { View } from './schema';

export type { Building, CampCard, Item, SeatView } from './schema';
export type NaufragosView = View;

/** The owner of the white pawn, where a pawn's owner is asked for. */
export const WHITE = 8;

export function viewOf(raw: RawView): NaufragosView {
  return raw as unknown as NaufragosView;
}

export const PHASES = ['event', 'actions', 'survival', 'end'] as const;
export const PANELS = ['camp', 'day', 'island'] as const;
export type Panel = (typeof PANELS)[number];
