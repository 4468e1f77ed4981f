/** A map in a window that is smaller. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LARGEST = 3;

export function clamped(zoom: number): number {
  return Math.min(LARGEST, Math.max(1, zoom));
}

/**
 * How far to scroll so that one of these boxes is in sight as a whole; null if one is already, or there is none.
 * Boxes are relative to the window.
 */
export function nearest(boxes: Box[], width: number, height: number): { x: number; y: number } | null {
  const seen = (one: Box) =>
    one.left >= -1 && one.top >= -1 && one.right <= width + 1 && one.bottom <= height + 1;
  const [first] = boxes;
  if (!first || boxes.some(seen)) return null;
  const far = (one: Box) => Math.hypot(middle(one).x - width / 2, middle(one).y - height / 2);
  const found = boxes.reduce((best, one) => (far(one) < far(best) ? one : best), first);
  return { x: middle(found).x - width / 2, y: middle(found).y - height / 2 };
}

function middle(one: Box): { x: number; y: number } {
  return { x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 };
}
