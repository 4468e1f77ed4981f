/** Ways from the camp to where something is planned, in widths of a hex. */
import { entriesOf, pawnsOf } from './derive';
import { HEIGHT, type IslandLayout } from './geometry';
import type { RobinsonCrusoeView } from './view';

export interface Point {
  x: number;
  y: number;
}

export interface Route {
  /** Of the planned action, counted from 1. */
  number: number;
  actor: string;
  pawns: string[];
  /** null: it is done at the camp itself. */
  from: Point | null;
  /** Where the pawns stand. */
  to: Point;
  bend: Point;
}

/** Pawns stand in the lower third of a place; what more is planned there stands a little higher. */
const FOOT = 0.9;
const STEP = 0.26;
/** Ways begin at the tent. */
const DOOR = 0.68;
const BEND = 0.28;

export function routesOf(view: RobinsonCrusoeView, lay: IslandLayout): Route[] {
  const at = (id: string) => lay.places.find((one) => one.id === id);
  const camp = at(view.camp);
  const busy = new Map<string, number>();
  return entriesOf(view).flatMap(({ number, planned, spot }) => {
    const id = spot.element.startsWith('space:') ? spot.element.slice(6) : '';
    const place = at(id);
    if (!place || !camp) return [];
    const before = busy.get(id) ?? 0;
    busy.set(id, before + 1);
    const to = { x: place.x + 0.5, y: place.y + HEIGHT * FOOT - before * STEP };
    const from = id === view.camp ? null : { x: camp.x + 0.5, y: camp.y + HEIGHT * DOOR };
    const bend = from
      ? { x: (from.x + to.x) / 2 + Math.sign(to.y - from.y || 1) * BEND * 0.6, y: (from.y + to.y) / 2 - BEND }
      : to;
    return [{ number, actor: planned.actor, pawns: pawnsOf(planned), from, to, bend }];
  });
}
