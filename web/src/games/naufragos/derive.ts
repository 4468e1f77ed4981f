/** What follows from the view. */
import { printed } from './printed';
import type { NaufragosView, SeatView } from './view';

export type Mode = 'casting' | 'cards' | 'exploration' | 'actions';

/** Choosing castaways, cards on the table, an exploration, or the actions of the day. */
export function modeOf(view: NaufragosView, prompt: string | null): Mode {
  // What is told after somebody has chosen is told on the board: the view knows, the last question does not.
  if (view.seats.some((seat) => !seat.person)) return 'casting';
  if (view.shown.length || view.legacy.length || (prompt === 'peek' && openCards(view).length))
    return 'cards';
  return view.exploration.party.length ? 'exploration' : 'actions';
}

/** Cards that lie open to be taken or put in order, each once. */
export function openCards(view: NaufragosView): string[] {
  if (view.shown.length) return [...new Set(view.shown)];
  if (view.legacy.length) return [...new Set(view.legacy)];
  return [...new Set(Object.values(view.known).flatMap((cards) => cards.filter(Boolean)))];
}

// -- castaways

export type EnergyMark = 'sequela' | 'injury' | 'energy' | 'reached' | 'free';

/** The energy scale from 0 to its top. */
export function energyScale(one: SeatView): EnergyMark[] {
  const top = one.usable + one.injuries + one.sequelae;
  return Array.from({ length: top + 1 }, (_, number) => {
    if (number > top - one.sequelae) return 'sequela';
    if (number > one.usable) return 'injury';
    if (number === one.energy) return 'energy';
    return number < one.energy ? 'reached' : 'free';
  });
}

/** Fresh food in the storage: loose, and on face-up tiles. */
export function freshFood(view: NaufragosView): number {
  const { fresh, forage_tiles, fish_tiles } = view.storage;
  const worth = (tiles: Record<string, number>) =>
    Object.entries(tiles).reduce((sum, [id, n]) => sum + (Number(id.replace('fish_', '')) || 0) * n, 0);
  return fresh + worth(forage_tiles) + worth(fish_tiles);
}

/** The least and the most that a rest brings with this building; null: it is no shelter. */
export function restWith(building: string): { low: number; high: number } | null {
  const energies = printed().rest[building];
  return energies ? { low: Math.min(...energies), high: Math.max(...energies) } : null;
}

/** The shelter that counts: the highest one built, 0 for none. */
export function shelter(view: NaufragosView): number {
  return view.buildings.filter((one) => one.id.startsWith('shelter') && one.built).length;
}

// -- the way home

/** The 36 throws of two dice, row by row: does it bring the group home, and would it still after one more card? */
export function throwsHome(need: number): ('home' | 'barely' | 'lost')[] {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.flatMap((one) =>
    faces.map((two) => (one + two > need ? 'home' : one + two === need ? 'barely' : 'lost')),
  );
}

/** Who is lost, by their place on the scale. */
export function lostAt(view: NaufragosView): Map<number, number[]> {
  const found = new Map<number, number[]>();
  view.seats.forEach((one, seat) => {
    if (one.place === 'lost') found.set(one.lost_at, [...(found.get(one.lost_at) ?? []), seat]);
  });
  return found;
}

// -- the rescue

export interface Need {
  noun: 'building' | 'card';
  id: string;
  met: boolean;
}

/** What an event asks for, and what of it there is. */
export function rescue(view: NaufragosView, event: string): Need[] {
  const { events, items } = printed();
  const face = events[event];
  if (!face) return [];
  const owned = new Set(
    view.seats
      .filter((one) => one.alive && one.place !== 'lost')
      .flatMap((one) => one.items.flatMap(({ id }) => [id, items[id]?.counts_as ?? id])),
  );
  const built = new Set(view.buildings.filter((one) => one.built).map((one) => one.id));
  return [
    ...face.constructions.map((id) => ({ noun: 'building' as const, id, met: built.has(id) })),
    ...face.items.map((id) => ({ noun: 'card' as const, id, met: owned.has(id) })),
  ];
}
