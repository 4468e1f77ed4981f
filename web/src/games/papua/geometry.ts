/** Where the elements of the board lie, for those who move over it. */
import type { PapuaView } from './view';

/** Zones as they lie, with destinations and counters inside them, and the dice in a row below. */
export function placesOf(
  rows: string[][],
  view: PapuaView,
  counters: string[],
  dice: string[],
): { id: string; x: number; y: number }[] {
  const found: { id: string; x: number; y: number }[] = [];
  const within = (noun: string, ids: string[], x: number, y: number) =>
    ids.forEach((id, i) =>
      found.push({ id: `${noun}:${id}`, x: x + 4 * i - 2 * (ids.length - 1), y: y + 5 }),
    );
  rows.forEach((zones, r) =>
    zones.forEach((zone, c) => {
      const [x, y] = [14 * c, 14 * r];
      found.push({ id: `zone:${zone}`, x, y });
      if (zone === 'logistics') within('counter', counters, x, y);
      if (zone === 'expeditions')
        within(
          'destination',
          view.destinations.map((one) => one.id),
          x,
          y,
        );
    }),
  );
  dice.forEach((id, i) => found.push({ id, x: 2 * i, y: 14 * rows.length }));
  return found;
}
