/** Which card is on the stage, with which dice, and why: pure questions about a table. */
import type { Component } from 'svelte';
import type { Choice, Decision, GameEvent, RawView, Title } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { MAJOR, STOP } from '../story/beats';
import type { Persona, Texts } from '../text/texts';

export interface Card {
  noun: string;
  id: string;
}

export interface Die {
  sort: string;
  face: string;
  /** It is the one, or one of those, that count. */
  counts?: boolean;
}

export interface Roll {
  dice: Die[];
  bonus: number;
  against: number | null;
  at_most: boolean;
}

type Personas = readonly (Persona | null | undefined)[];

export interface SheetProps {
  table: TableStore;
  answers: Choice[];
  onchoose: (choice: Choice) => void;
}

export interface SettingProps {
  table: TableStore;
  card: Card | null;
  /** Whose it is. */
  seat: number | null;
}

type Shows = (event: GameEvent, personas: Personas, before: readonly GameEvent[]) => Card | null;

/** What a game says about its stage. */
export interface Stagecraft {
  /** Cards that an event shows without naming them, by its kind. */
  shows?: Record<string, Card | Shows>;
  /** Events whose card lies beside the caption, though they are not grave. */
  beside?: readonly string[];
  /** What may have led to an event, by its kind: the last of these that befell the same one is told with it. */
  causes?: Record<string, readonly string[]>;
  /** The card that wins the game, and what has to change before one is asked again. */
  win?: Card & { again: (view: RawView) => string };
  /** Questions with a sheet of their own in the place of their answers. */
  sheets?: Record<string, Component<SheetProps>>;
  /** What a game shows over the card, and below the answers: loaded with the stage. */
  setting?: () => Promise<{ Above: Component<SettingProps>; Below: Component<SettingProps> }>;
  /** What there is to know about a card or a roll on the stage, by the event or the question that brings it there. */
  notes?: (view: RawView, kind: string, card: Card | null, texts: Texts, told?: GameEvent) => string[];
  /** What there is to know about an answer. */
  hints?: (view: RawView, choice: Choice, texts: Texts) => string[];
  /** Nouns whose places on the board say more by themselves: they are not read on the stage. */
  places?: readonly string[];
  /** Events that name a card which is not on the stage then, by kind. */
  aside?: readonly string[];
  /** Seats have no colours of their own: their pawns have those of something else. */
  plainSeats?: boolean;
  /** What comes right after something with a card and belongs to it, by kinds of events. */
  follows?: Record<string, readonly string[]>;
  /** Questions whose answers are cards: they lie side by side. */
  spread?: readonly string[];
  /** Questions that are answered on the board, though dice or a card lie there. */
  onBoard?: readonly string[];
  /** Kinds of events which only say again what was chosen. */
  echoes?: readonly string[];
  /** What is good and what is bad news, by kinds of events. */
  good?: readonly string[];
  bad?: readonly string[];
  /** The dice that an event tells of, or that lie on the table then; none: []. */
  rolls?: (event: GameEvent, view?: RawView | null) => Die[];
  /** What a roll had to reach, told by a later event. */
  reached?: (event: GameEvent) => { total: number; against: number; at_most?: boolean } | null;
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
export function cardOf(
  event: GameEvent,
  title: Title | undefined,
  craft: Stagecraft,
  personas: Personas = [],
  before: readonly GameEvent[] = [],
): Card | null {
  const shown = craft.shows?.[event.kind];
  if (shown) return typeof shown === 'function' ? shown(event, personas, before) : shown;
  if (craft.aside?.includes(event.kind)) return null;
  for (const { fact, noun } of title?.kinds.event[event.kind] ?? []) {
    const id = event.words[fact]?.[0];
    if (id !== undefined && title?.cards?.includes(noun)) return { noun, id };
  }
  return null;
}

/** How much of the stage an event of this weight takes: all of it, a card beside the caption, or nothing. */
export function formOf(kind: string, weight: number, craft: Stagecraft): 'full' | 'small' | null {
  if (weight >= STOP) return 'full';
  return weight >= MAJOR || craft.beside?.includes(kind) ? 'small' : null;
}

/** The card that a choice takes, gives or plays. */
export function cardOfChoice(choice: Choice, title: Title | undefined): Card | null {
  for (const { fact, noun } of title?.kinds.choice[choice.kind] ?? []) {
    const id = choice.words[fact]?.[0];
    if (id !== undefined && title?.cards?.includes(noun)) return { noun, id };
  }
  return null;
}

/** What has led to an event, as far as it was told. */
export function causeOf(
  event: GameEvent,
  before: readonly GameEvent[],
  { causes }: Stagecraft,
): GameEvent | undefined {
  const whom = ({ words }: GameEvent) => words.who?.[0] ?? words.seat?.[0];
  return before.findLast((one) => causes?.[event.kind]?.includes(one.kind) && whom(one) === whom(event));
}

/** The dice of a roll as far as they have been told: those of the last event, or of the one before it with its total. */
export function rollTold(
  events: readonly GameEvent[],
  craft: Stagecraft,
  view?: RawView | null,
): Roll | null {
  const last = events[events.length - 1];
  if (!last || !craft.rolls) return null;
  const reached = craft.reached?.(last) ?? null;
  const dice: Die[] = [];
  for (let n = events.length - (reached ? 2 : 1); n >= 0; n--) {
    const found = craft.rolls(events[n]!, view);
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
    at_most: reached?.at_most ?? false,
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
  if (answers.length && craft.sheets?.[decision.prompt]) return true;
  if (!answers.length || answers.length > MOST_OPTIONS) return false;
  if (!decision.card && !decision.dice && !craft.spread?.includes(decision.prompt)) return false;
  const fit = [...(title?.cards ?? []), ...PEOPLE].filter((noun) => !craft.places?.includes(noun));
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
const ended = (text: string): string => (/[.!?…][»”]?$/.test(text) ? text : `${text}.`);
