/** Where the places of the island lie: hexes with a corner on top, in units of a hex's width. */
import type { Place } from '../../lib/board/spatial';
import type { RobinsonCrusoeView, Space } from './view';

export const HEIGHT = 2 / Math.sqrt(3);
const ROW = HEIGHT * 0.75;
const ROWS = 'nms';

export interface IslandLayout {
  columns: number;
  rows: number;
  places: Place[];
}

function place(id: string): Place {
  // The City lies east of N3.
  const [row, number] = id === 'city' ? [0, 4] : [ROWS.indexOf(id[0]!), Number(id.slice(1))];
  return { id, x: number - 1 + (row === 1 ? 0 : 0.5), y: row * ROW };
}

/** The City is there in one scenario only. */
export function shownSpaces(view: RobinsonCrusoeView): Space[] {
  return view.spaces.filter(
    (space) =>
      space.id !== 'city' || space.tile !== null || !space.closed || view.scenario === 'cannibal_island',
  );
}

export function layoutOf(spaces: Space[]): IslandLayout {
  const places = spaces.map((space) => place(space.id));
  return {
    columns: Math.max(...places.map((one) => one.x)) + 1,
    rows: Math.max(...places.map((one) => one.y)) + HEIGHT,
    places,
  };
}

/** The corners of a hex of this width around a middle, for SVG. */
export function corners(width: number, x: number, y: number): string {
  const side = width / Math.sqrt(3);
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => ((angle + 30) * Math.PI) / 180)
    .map((angle) => `${(x + side * Math.cos(angle)).toFixed(3)},${(y + side * Math.sin(angle)).toFixed(3)}`)
    .join(' ');
}
