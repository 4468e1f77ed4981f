/** Moving the focus over a board: arrows go where they point, L goes round the legal targets. */

export interface Place {
  id: string;
  x: number;
  y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

export const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The nearest place in a direction: going sideways counts double. Null at the edge. */
export function neighbour(places: Place[], from: string, direction: Direction): string | null {
  const start = places.find((place) => place.id === from);
  if (!start) return places[0]?.id ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    const dx = place.x - start.x;
    const dy = place.y - start.y;
    const [ahead, aside] =
      direction === 'up'
        ? [-dy, dx]
        : direction === 'down'
          ? [dy, dx]
          : direction === 'left'
            ? [-dx, dy]
            : [dx, dy];
    if (ahead <= 0) continue;
    const cost = ahead + 2 * Math.abs(aside);
    if (cost < least) [least, best] = [cost, place.id];
  }
  return best;
}

/** The first place of a row or column, the last one: for Home and End. */
export function edge(places: Place[], from: string, last: boolean): string | null {
  const start = places.find((place) => place.id === from);
  if (!start) return null;
  const row = places.filter((place) => place.y === start.y).sort((a, b) => a.x - b.x);
  return (last ? row[row.length - 1] : row[0])?.id ?? null;
}

/** The next of the legal places after this one, in reading order, round and round. */
export function cycle(
  places: Place[],
  from: string,
  legal: ReadonlySet<string>,
  back = false,
): string | null {
  const order = [...places].sort((a, b) => a.y - b.y || a.x - b.x);
  const start = order.findIndex((place) => place.id === from);
  for (let n = 1; n <= order.length; n++) {
    const i = (start + (back ? -n : n) + 2 * order.length) % order.length;
    const id = order[i]!.id;
    if (legal.has(id)) return id;
  }
  return null;
}

/** Where the focus is when nobody has moved it: on a legal place if there is one. */
export function home(places: Place[], legal: ReadonlySet<string>, kept: string | null): string | null {
  if (kept && places.some((place) => place.id === kept)) return kept;
  return (places.find((place) => legal.has(place.id)) ?? places[0])?.id ?? null;
}
