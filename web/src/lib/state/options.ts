/** Choices as people see them: in groups, some of them lit on the board. No rule of any game is here. */
import type { Choice } from '../api/types';

export interface Group {
  key: string;
  kind: string;
  choices: Choice[];
  interrupt: boolean;
}

/** More targets than this are lit only when their group is picked: a lit board says nothing. */
export const CROWD = 9;

/** What every game lets one say to let a moment go by; whatever else is offered stands before it. */
const DECLINING = ['pass', 'no'];

/** Choices by kind: first what wins, then those that point at something (many before one), then the others, what
 * declines last, then interrupts. */
export function grouped(choices: Choice[], wins: ReadonlySet<string> = new Set()): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const key = `${choice.kind}${choice.interrupt ? '!' : ''}`;
    let group = groups.get(key);
    if (!group)
      groups.set(key, (group = { key, kind: choice.kind, choices: [], interrupt: choice.interrupt }));
    group.choices.push(choice);
  }
  const rank = (group: Group) =>
    group.choices.some((choice) => wins.has(choice.id))
      ? -1
      : group.interrupt
        ? 4
        : DECLINING.includes(group.kind)
          ? 3
          : !targetCount(group)
            ? 2
            : group.choices.length > 1
              ? 0
              : 1;
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** Each choice for itself, in the order of their kinds: what ends a turn stands at the same end, however few there are. */
export const singly = (groups: Group[]): Choice[] => groups.flatMap((group) => group.choices);

/** The choices that board elements offer now: those of the open group, else all that do not crowd the board. */
export function lit(groups: Group[], open: string | null): Choice[] {
  const picked = groups.find((group) => group.key === open);
  if (picked) return picked.choices;
  const ordinary = groups.filter((group) => !group.interrupt);
  const few = ordinary.filter((group) => targetCount(group) <= CROWD);
  const shown = few.some((group) => targetCount(group) > 0) ? few : ordinary;
  return shown.flatMap((group) => group.choices);
}

function targetCount(group: Group): number {
  return new Set(group.choices.flatMap((choice) => choice.targets)).size;
}

export type Offers = Map<string, Choice[]>;

/** What each place offers, if one knows which places a choice has. */
export function byPlace(choices: readonly Choice[], places: (choice: Choice) => string[]): Offers {
  const found: Offers = new Map();
  for (const choice of choices) {
    for (const place of new Set(places(choice))) {
      const there = found.get(place);
      if (there) there.push(choice);
      else found.set(place, [choice]);
    }
  }
  return found;
}

/** What each target on the board offers. */
export function byTarget(choices: Choice[]): Offers {
  return byPlace(choices, (choice) => choice.targets);
}

/** Choices that match what somebody types, best first. */
export function matching(choices: { choice: Choice; label: string }[], typed: string): Choice[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return choices
    .map(({ choice, label }) => ({ choice, label: plain(label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)))
    .sort((a, b) => a.label.indexOf(words[0] ?? '') - b.label.indexOf(words[0] ?? ''))
    .map(({ choice }) => choice);
}
