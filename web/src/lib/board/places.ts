/** Where things are on the screen, by name: for what moves, and for what must not lie over it. */
import type { GameEvent } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { boxOf, type Spot } from './ghost';

const SORTS = ['place', 'supply', 'element', 'thing'];

/** The first of these that is in sight: where it is kept, before anything else that is named so. */
export function spotOf(names: string, sorts = SORTS): Spot | null {
  for (const name of names.split('|'))
    for (const sort of sorts)
      for (const one of document.querySelectorAll(`.lay [data-${sort}="${name}"]`)) {
        const box = boxOf(one);
        if (box.width) return box;
      }
  return null;
}

/** The names of places with the facts of an event. */
export function placesIn(where: readonly string[], { words }: GameEvent): string[] {
  return where.map((one) => one.replace(/\{(\w+)\}/g, (_, fact: string) => words[fact]?.[0] ?? ''));
}

const overlap = (a: Spot, b: Spot) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A card beside the caption lies at the other end of it if it would cover more of what is told there than here. */
export function aside(table: TableStore, card: unknown): (one: HTMLElement) => void {
  void card;
  const spots = (table.playback.beat?.events ?? []).flatMap((event) => {
    const facts = Object.entries(event.words).flatMap(([fact, ids]) => ids.map((id) => `${fact}:${id}`));
    const places = placesIn(table.tell.flights?.[event.kind] ?? [], event);
    return [...facts, ...places].map((name) => spotOf(name)).filter((spot) => spot !== null);
  });
  return (one) => {
    const around = one.offsetParent?.getBoundingClientRect();
    if (!around) return;
    one.classList.remove('left');
    const { x, y, width, height } = one.getBoundingClientRect();
    const covered = (x: number) => spots.filter((spot) => overlap(spot, { x, y, width, height })).length;
    const mirrored = around.left + around.right - x - width;
    one.classList.toggle('left', covered(x) > covered(mirrored));
  };
}
