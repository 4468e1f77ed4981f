/** What one points at: tracks, spaces, actions, threats, rows of the plan, inventions and loose things. */
import type { Choice } from '../../lib/api/types';
import { nounAndId } from '../../lib/api/words';
import { type Pointer, usePointer as pointerHere } from '../../lib/board/pointer.svelte';
import type { Icon } from '../../lib/board/icons';
import type { Pointing } from '../../lib/board/pointing';
import { elementOf, elementsOf, entriesOf, rowOf, spotOf, thingsOf } from './derive';
import { shownSpaces } from './geometry';
import { ACTION } from './look';
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

/** The pawn that is planned with: of whoever plans, Friday's, or of who is asked to help. */
function from({ kind, words, seat }: Choice, view: RobinsonCrusoeView): string[] {
  const own = ['plan', 'support'].includes(kind);
  const other = kind === 'send' ? 'friday' : words.help?.[0];
  const pawn = view.people.find((one) => (own ? one.seat === seat : one.character === other));
  return pawn ? [`pawn:${pawn.character}`] : [];
}

/** Actions that make something better where one is. */
const MENDS = ['build', 'arrange_camp'];

/** What is planned has the sign of its action. */
function icon({ words }: Choice): Icon | undefined {
  const [spot] = words.spot ?? [];
  return spot ? ACTION[spotOf(spot).action]?.icon : undefined;
}

export const pointing: Pointing<RobinsonCrusoeView> = {
  marks: { invention: 'mend', resource: 'give', 'use-item': 'win', 'use-token': 'win' },
  at: elementsOf,
  from,
  icon,
  mark: ({ words }) => (MENDS.includes(spotOf(words.spot?.[0] ?? '').action) ? 'mend' : undefined),
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
