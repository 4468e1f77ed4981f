/** Which card is on the stage, with which dice, and why: pure questions about a table. */
import type { Choice, Decision, GameEvent, Title } from '../api/types';

export interface Card {
  noun: string;
  id: string;
}

export interface Die {
  sort: string;
  face: string;
}

export interface Roll {
  dice: Die[];
  bonus: number;
  against: number | null;
  at_most: boolean;
}

/** What a game says about its stage. */
export interface Stagecraft {
  /** Cards that an event shows without naming them, by its kind. */
  shows?: Record<string, Card>;
  /** Events that name a card which is not on the stage then, by kind. */
  aside?: readonly string[];
  /** Questions whose answers are cards: they lie side by side. */
  spread?: readonly string[];
  /** Questions that are answered on the board, though dice or a card lie there. */
  onBoard?: readonly string[];
  /** Kinds of events which only say again what was chosen. */
  echoes?: readonly string[];
  /** What is good and what is bad news, by kinds of events. */
  good?: readonly string[];
  bad?: readonly string[];
  /** The dice that an event tells of; none: []. */
  rolls?: (event: GameEvent) => Die[];
  /** What a roll had to reach, told by a later event. */
  reached?: (event: GameEvent) => { total: number; against: number } | null;
}

/** So many answers have room on the stage. */
export const MOST_OPTIONS = 12;
/** Who is meant may be asked on the stage, too. */
const PEOPLE = ['seat', 'character', 'person', 'part'];

const plainDie = (face: string): Die => ({ sort: 'die', face });
/** Dice whose faces are given by a fact. */
export const diceOf = (event: GameEvent, ...facts: string[]): Die[] =>
  facts.flatMap((fact) => event.words[fact] ?? []).map(plainDie);

/** The card that an event is about. */
export function cardOf(event: GameEvent, title: Title | undefined, craft: Stagecraft): Card | null {
  const shown = craft.shows?.[event.kind];
  if (shown) return shown;
  if (craft.aside?.includes(event.kind)) return null;
  for (const { fact, noun } of title?.kinds.event[event.kind] ?? []) {
    const id = event.words[fact]?.[0];
    if (id !== undefined && title?.cards?.includes(noun)) return { noun, id };
  }
  return null;
}

/** The card that a choice takes, gives or plays. */
export function cardOfChoice(choice: Choice, title: Title | undefined): Card | null {
  for (const { fact, noun } of title?.kinds.choice[choice.kind] ?? []) {
    const id = choice.words[fact]?.[0];
    if (id !== undefined && title?.cards?.includes(noun)) return { noun, id };
  }
  return null;
}

/** The dice of a roll as far as they have been told: those of the last event, or of the one before it with its total. */
export function rollTold(events: readonly GameEvent[], craft: Stagecraft): Roll | null {
  const last = events[events.length - 1];
  if (!last || !craft.rolls) return null;
  const reached = craft.reached?.(last) ?? null;
  const dice: Die[] = [];
  for (let n = events.length - (reached ? 2 : 1); n >= 0; n--) {
    const found = craft.rolls(events[n]!);
    if (!found.length) break;
    dice.unshift(...found);
    if (events[n]!.kind !== last.kind && !reached) break;
  }
  if (!dice.length) return null;
  const sum = dice.reduce((total, die) => total + (Number(die.face) || 0), 0);
  return {
    dice,
    bonus: reached ? reached.total - sum : 0,
    against: reached?.against ?? null,
    at_most: false,
  };
}

/** The answers that belong on the stage; others are asides. */
export const answersOf = (choices: readonly Choice[]): Choice[] => choices.filter((one) => !one.interrupt);

/** Is this question asked on the stage? Not where one answers by pointing at the board. */
export function isStaged(
  decision: Decision | undefined,
  offered: readonly Choice[],
  title: Title | undefined,
  craft: Stagecraft,
): boolean {
  if (!decision?.prompt || craft.onBoard?.includes(decision.prompt)) return false;
  const answers = answersOf(offered);
  if (!answers.length || answers.length > MOST_OPTIONS) return false;
  if (!decision.card && !decision.dice && !craft.spread?.includes(decision.prompt)) return false;
  const fit = [...(title?.cards ?? []), ...PEOPLE];
  return answers.every((one) => one.targets.every((target) => fit.includes(target.split(':')[0]!)));
}

/** A card's sentences: its parts, or what stands between full stops. */
export function sentencesOf(about: string): string[] {
  const parts = about
    .split('►')
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.length > 1 ? parts : about.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡“«])/u);
  return found
    .map((one) => one.trim())
    .filter(Boolean)
    .map(ended);
}
const ended = (text: string): string => (/[.!?…»”]$/.test(text) ? text : `${text}.`);
