/** What one points at: tracks, spaces, actions, threats, rows of the plan, inventions and loose things. */
import { nounAndId } from '../../lib/api/words';
import { type Pointer, usePointer as pointerHere } from '../../lib/board/pointer.svelte';
import type { Pointing } from '../../lib/board/pointing';
import { elementOf, elementsOf, entriesOf, rowOf, thingsOf } from './derive';
import { shownSpaces } from './geometry';
import { ACTIONS, type RobinsonCrusoeView, TRACKS } from './view';
import { invented } from './words';

/** A threat is its card, a row of the plan what it is about, the shelter stands in the camp. */
function explains(element: string, view: RobinsonCrusoeView): string {
  const [noun, id] = nounAndId(element);
  if (element === 'shelter') return `space:${view.camp}`;
  if (noun === 'plan') return entriesOf(view)[Number(id) - 1]?.spot.element ?? element;
  const card = noun === 'threat' ? view.threats[Number(id)] : null;
  return card ? `card:${card}` : element;
}

export const pointing: Pointing<RobinsonCrusoeView> = {
  marks: { invention: 'mend', resource: 'give', 'use-item': 'win', 'use-token': 'win' },
  at: elementsOf,
  elementOf: (target, view) =>
    target.startsWith('who:') ? `character:${target.slice(4)}` : elementOf(target, view),
  explains,
  known: invented,
};

/** Everything that can have the keyboard, in reading order. */
export function readingOrder(view: RobinsonCrusoeView): string[] {
  return [
    'shelter',
    ...TRACKS.map((one) => `track:${one}`),
    ...shownSpaces(view).map((one) => `space:${one.id}`),
    ...ACTIONS.map((one) => `action:${one}`),
    ...view.threats.flatMap((card, slot) => (card ? [`threat:${slot}`] : [])),
    ...entriesOf(view).map(rowOf),
    ...view.items.map((one) => `invention:${one}`),
    ...view.inventions.map((one) => `invention:${one.id}`),
    ...thingsOf(view),
  ];
}

export const usePointer = (): Pointer<RobinsonCrusoeView> => pointerHere<RobinsonCrusoeView>();
