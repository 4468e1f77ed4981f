/** The keys that move the focus over a board. */
import { ARROWS, edge, neighbour, type Place } from './spatial';

/** Here keys mean letters, or belong to what lies over the page. */
const ELSEWHERE = 'input:not([type=range]), textarea, select, [role=dialog], [role=menu]';

export const isChord = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Is this key for the page, not for a field, a dialog or a menu, and has nobody taken it? */
export function isForPage(event: KeyboardEvent): boolean {
  return !isChord(event) && !event.defaultPrevented && !(event.target as HTMLElement).closest(ELSEWHERE);
}

/** L from anywhere on the page: to the next legal place. */
export function asksForLegal(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'l' && isForPage(event);
}

export interface Walk {
  from: string;
  places: () => Place[];
  /** The next legal place; with Shift: of another kind. */
  nextLegal: (kind: boolean) => string | null;
  go: (to: string | null) => void;
}

/** A key pressed on a place: arrows, Home, End and L go to another one. */
export function walk(event: KeyboardEvent, { from, places, nextLegal, go }: Walk): void {
  const arrow = ARROWS[event.key];
  let to: string | null;
  if (arrow) to = neighbour(places(), from, arrow);
  else if (event.key === 'Home' || event.key === 'End') to = edge(places(), from, event.key === 'End');
  else if (event.key.toLowerCase() === 'l') {
    to = nextLegal(event.shiftKey);
    event.stopPropagation();
  } else return;
  event.preventDefault();
  go(to);
}
