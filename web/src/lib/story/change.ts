/** Views as they change: the port of src/robinsonade/kernel/change.py. */
import type { Json, RawView } from '../api/types';

/** The path to a place of a view, and what is there now; without it: nothing any more. */
export type Change = [path: (string | number)[], now?: Json];

/** The view after these changes; the old one stays as it is, and what has not changed is shared. */
export function changed(view: RawView, changes: Change[]): RawView {
  return changes.reduce<Json>(
    (now, change) => replaced(now, change[0], change.slice(1) as Json[]),
    view,
  ) as RawView;
}

function replaced(value: Json, path: (string | number)[], now: Json[]): Json {
  if (!path.length) return now[0]!;
  const [key, ...rest] = path as [string | number, ...(string | number)[]];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    Json
  >;
  if (!rest.length && !now.length) delete copy[key];
  else copy[key] = replaced(copy[key] ?? null, rest, now);
  return copy as Json;
}
