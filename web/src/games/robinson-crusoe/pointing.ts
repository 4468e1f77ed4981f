/** What one points at: tracks, actions, spaces, threats, inventions and loose things. */
import type { Pointing } from '../../lib/board/pointing';
import { type Pointer, usePointer as pointerHere } from '../../lib/board/pointer.svelte';
import { elementOf, elementsOf } from './derive';
import { shownSpaces } from './geometry';
import { thingsOf } from './derive';
import { ACTIONS, type RobinsonCrusoeView, TRACKS } from './view';
import { invented } from './words';

export const pointing: Pointing<RobinsonCrusoeView> = {
  marks: { invention: 'mend', resource: 'give', 'use-item': 'win', 'use-token': 'win' },
  at: elementsOf,
  elementOf: (target, view) =>
    target.startsWith('who:') ? `character:${target.slice(4)}` : elementOf(target, view),
  explains(element, view) {
    const slot = element.startsWith('threat:') ? view.threats[Number(element.slice(7))] : null;
    return slot ? `card:${slot}` : element;
  },
  known: invented,
};

/** Everything that can have the keyboard, in reading order. */
export function readingOrder(view: RobinsonCrusoeView, sheltered: boolean): string[] {
  return [
    ...(sheltered ? ['shelter'] : []),
    ...TRACKS.map((one) => `track:${one}`),
    ...ACTIONS.map((one) => `action:${one}`),
    ...shownSpaces(view).map((one) => `space:${one.id}`),
    ...view.threats.flatMap((card, slot) => (card ? [`threat:${slot}`] : [])),
    ...view.items.map((one) => `invention:${one}`),
    ...view.inventions.map((one) => `invention:${one.id}`),
    ...thingsOf(view),
  ];
}

export const usePointer = (): Pointer<RobinsonCrusoeView> => pointerHere<RobinsonCrusoeView>();
