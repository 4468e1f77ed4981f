/** What follows from the view. */
import type { Choice } from '../../lib/api/types';
import { nounAndId } from '../../lib/api/words';
import {
  type Action,
  type Person,
  type Phase,
  PHASES,
  type Planned,
  RESOURCES,
  type RobinsonCrusoeView,
  type Stock,
} from './view';

/** Which of the six phases is lit; planning and resolution are the two halves of one. */
export function phaseOf(phase: string): Phase {
  if (phase === 'planning') return 'action';
  return PHASES.find((one) => one === phase) ?? 'event';
}

/** Everything that becomes available after the actions. */
export function futureOf(view: RobinsonCrusoeView): Stock {
  const sum: Stock = { ...view.gained };
  for (const carried of Object.values(view.future))
    for (const one of RESOURCES) sum[one] += carried[one] ?? 0;
  return sum;
}

// -- spots: actions with their targets

export interface Spot {
  action: Action;
  /** The element of the board that the spot belongs to. */
  element: string;
  /** What is gathered or built there, if the space alone does not say it. */
  what: string;
}

const AT: Record<string, Action> = {
  burn: 'hunt',
  cross: 'build',
  trap: 'build',
  shelter: 'build',
  bird: 'gather',
  fish: 'gather',
  wood: 'gather',
  explore: 'explore',
  visit: 'explore',
  actress: 'explore',
};
const ELSEWHERE: Record<string, [Action, element: string]> = {
  threat_left: ['threat', 'threat:0'],
  threat_right: ['threat', 'threat:1'],
  hunt: ['hunt', 'action:hunt'],
  capture: ['hunt', 'action:hunt'],
  roof: ['build', 'track:roof'],
  palisade: ['build', 'track:palisade'],
  weapon: ['build', 'track:weapon'],
  reclamation: ['build', 'action:build'],
  treasure_map: ['explore', 'action:explore'],
  jenny: ['explore', 'action:explore'],
  arrange_camp: ['arrange_camp', 'action:arrange_camp'],
  rest: ['rest', 'action:rest'],
};

export function spotOf(id: string): Spot {
  const there = ELSEWHERE[id];
  if (there) return { action: there[0], element: there[1], what: '' };
  if (id.startsWith('build_')) return { action: 'build', element: `invention:${id.slice(6)}`, what: '' };
  const cut = id.indexOf('_');
  const what = id.slice(0, cut);
  return { action: AT[what] ?? 'explore', element: `space:${id.slice(cut + 1)}`, what };
}

/** Pawns of one planned action: the actor first. */
export function pawnsOf(planned: Planned): string[] {
  return [planned.actor, ...planned.helps];
}

/** What is planned at an element. */
export function plansAt(view: RobinsonCrusoeView, element: string): Planned[] {
  return view.plan.filter((one) => spotOf(one.spot).element === element);
}

/** Pawns of a person that are not in the plan yet. */
export function freePawns(view: RobinsonCrusoeView, person: Person): number {
  const own = person.character === 'friday' ? 1 : person.pawns;
  const used = view.plan.flatMap(pawnsOf).filter((who) => who === person.character).length;
  return Math.max(0, own - used);
}

export interface PlanEntry {
  /** Counted from 1, as in "take back planned action 3". */
  number: number;
  planned: Planned;
  spot: Spot;
}

/** The row of the plan that a planned action has: threats have one anyway. */
export function rowOf({ number, spot }: PlanEntry): string {
  return spot.action === 'threat' ? spot.element : `plan:${number}`;
}

export function entriesOf(view: RobinsonCrusoeView): PlanEntry[] {
  return view.plan.map((planned, i) => ({ number: i + 1, planned, spot: spotOf(planned.spot) }));
}

// -- choices on the board

/** The element for a target of a choice; null: it is not drawn. */
export function elementOf(target: string, view: RobinsonCrusoeView): string | null {
  const [noun, id] = nounAndId(target);
  if (noun === 'spot') return spotOf(id).element;
  if (noun === 'card') {
    const slot = view.threats.indexOf(id);
    return slot >= 0 ? `threat:${slot}` : target;
  }
  return target;
}

/** Loose things at the camp, as elements. */
export function thingsOf(view: RobinsonCrusoeView): string[] {
  return [
    ...(view.dog ? ['help:dog'] : []),
    ...Object.keys(view.starting_items).map((one) => `item:${one}`),
    ...view.kept.map((one) => `card:${one.card}`),
    ...Object.keys(view.tokens).map((one) => `token:${one}`),
  ];
}

/** Whoever or whatever can join an action, as an element. */
export function helperOf(help: string, view: RobinsonCrusoeView): string {
  if (view.people.some((person) => person.character === help)) return `character:${help}`;
  if (view.items.includes(help)) return `invention:${help}`;
  if (help in view.starting_items) return `item:${help}`;
  if (help in view.tokens) return `token:${help}`;
  if (view.kept.some((kept) => kept.card === help)) return `card:${help}`;
  return help === 'dog' ? 'help:dog' : `ability:${help}`;
}

/** Facts that name a thing which is drawn, though the choice has no target for it. */
const THINGS = ['item', 'token', 'ability'];

/** Choices about an action that is planned already. */
const ABOUT_PLAN = ['support', 'back', 'first'];

/** Where a choice lies. An action also has all that is planned elsewhere under its name. */
export function elementsOf(choice: Choice, view: RobinsonCrusoeView): string[] {
  const found = choice.targets.map((target) => elementOf(target, view)).filter((one) => one !== null);
  const plan = entriesOf(view);
  const spot = choice.words.spot?.[0];
  if (spot) {
    const { action, what } = spotOf(spot);
    found.push(`action:${action}`);
    if (what === 'shelter') found.push('shelter');
  }
  const entry = ABOUT_PLAN.includes(choice.kind) ? plan[Number(choice.words.number?.[0]) - 1] : undefined;
  if (entry) {
    found.push(rowOf(entry));
    if (choice.kind === 'support') found.push(`action:${entry.spot.action}`, entry.spot.element);
  }
  const help = choice.words.help?.[0];
  if (help) {
    found.push(helperOf(help, view));
    if (plan.length) found.push(rowOf(plan[plan.length - 1]!));
  }
  for (const noun of THINGS) found.push(...(choice.words[noun] ?? []).map((id) => `${noun}:${id}`));
  return [...new Set(found)];
}
