/**
 * Dragging, with the mouse or a finger: what can be taken up follows the pointer, and where it is let go it is put. What
 * can be taken up says so by `data-from`, where it can be put by `data-element` or `data-drop`; the choices are the same
 * as by tap and by key.
 */
import { ghostOf } from './ghost';
import type { Pointer } from './pointer.svelte';

/** A hand is never still: less than this is a tap. */
const FAR = 6;

interface Grip {
  id: number;
  from: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

/** What looks like the thing that is dragged: itself, or what stands on it. */
function lookOf(from: HTMLElement): HTMLElement {
  const { ghost } = from.dataset;
  return (ghost && document.querySelector<HTMLElement>(`.lay [data-thing="${ghost}"]`)) || from;
}

export function dragging(pointer: () => Pointer): () => void {
  let grip: Grip | null = null;
  let over: HTMLElement | null = null;
  const { dataset } = document.documentElement;

  /** Where it could be put right here. */
  function placeAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
    for (const one of document.elementsFromPoint(clientX, clientY)) {
      const place = one.closest<HTMLElement>('[data-drop], [data-element]');
      if (place && pointer().isLegal(idOf(place))) return place;
    }
    return null;
  }
  const idOf = ({ dataset }: HTMLElement) => dataset.drop ?? dataset.element ?? '';

  function hover(place: HTMLElement | null) {
    if (place === over) return;
    over?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    over = place;
  }
  function letGo() {
    hover(null);
    grip?.ghost?.remove();
    grip = null;
    delete dataset.dragging;
  }

  function down(event: PointerEvent) {
    const from = (event.target as Element).closest<HTMLElement>('[data-from]');
    if (!from || grip || event.button || !event.isPrimary) return;
    grip = { id: event.pointerId, from, x: event.clientX, y: event.clientY, ghost: null };
  }
  function move(event: PointerEvent) {
    if (grip?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.ghost) {
      const id = grip.from.dataset.from!;
      if (Math.hypot(dx, dy) < FAR) return;
      if (!pointer().carries(id).length) return letGo();
      pointer().lift(id);
      grip.ghost = ghostOf(lookOf(grip.from));
      dataset.dragging = '';
    }
    grip.ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`;
    hover(placeAt(event));
  }
  function up(event: PointerEvent) {
    if (grip?.id !== event.pointerId) return;
    const dragged = grip.ghost !== null;
    const place = dragged ? placeAt(event) : null;
    letGo();
    if (!dragged) return;
    // Letting go is no click, neither on what it came from nor on what is below.
    window.addEventListener('click', swallow, true);
    setTimeout(() => window.removeEventListener('click', swallow, true));
    if (place) pointer().put(idOf(place));
    else pointer().drop();
  }
  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }
  function cancel(event: Event) {
    if (!grip?.ghost || (event instanceof KeyboardEvent && event.key !== 'Escape')) return;
    letGo();
    pointer().drop();
    event.stopPropagation();
  }

  const heard: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['keydown', cancel],
  ];
  for (const [sort, hear] of heard) window.addEventListener(sort, hear as EventListener, true);
  return () => {
    letGo();
    for (const [sort, hear] of heard) window.removeEventListener(sort, hear as EventListener, true);
  };
}
