/** From events to beats: what a table-mate would say in one breath. */
import type { Choice, GameEvent, LogEntry, RawView, Title } from '../api/types';
import type { Persona, Texts } from '../text/texts';
import type { Sound } from '../turn/sounds';

export const SILENT = 0;
export const MINOR = 1;
export const MAJOR = 3;
export const STOP = 4;
/** So many minor things of one seat are told in one breath. */
const BREATH = 3;
/** So many things of a kind that belong together. */
const LONG_BREATH = 8;

/** An event and where it belongs: the version of its step, and which one it was there. */
export interface Told extends GameEvent {
  version: number;
  seq: number;
  place: number;
}

export interface Beat {
  /** Of its first event. */
  key: string;
  weight: number;
  /** Whose doing it is; null: nobody's. */
  seat: number | null;
  /** Events of these kinds may still join it. */
  joins: string;
  events: Told[];
}

/** What a game says about its telling. */
export interface Tell {
  /** Kinds that are told together however many come in a row, each with the message that sums them up ('': one
   * sentence after the other). */
  merge?: Record<string, string>;
  /** Where cards fly from and to when something happens: names of places with the facts of the event, others after `|`
   * if a place is out of sight. */
  flights?: Record<string, [from: string, to: string]>;
  /** How high the window must be for the film strip: less, and the board needs the room. */
  film?: number;
  /** Who wins leaves by air. */
  flown?: boolean;
  /** The event with which a turn, or a round, begins in the log; without it: `turn`. */
  turns?: string;
  /** Whom an event concerns that names nobody, or that not everybody need be held up for whom it names. */
  concerns?: Record<string, (event: GameEvent, mine: readonly number[], view: RawView | null) => boolean>;
  /** The position from which on everything stays in the strip, whatever was decided since; null: none. */
  mark?: (log: readonly LogEntry[]) => number | null;
  /** How many actions, pawns or the like a choice would throw away though something useful could be done with them. */
  loses?: (view: RawView, choice: Choice, offered: readonly Choice[]) => number;
  /** The message that says so; without it: actions. */
  lost?: string;
  /** What is heard when something happens, by its kind; all else has the usual sounds. */
  sounds?: Record<string, Sound>;
  /** What a choice is about, if it names it by a number only. */
  about?: (view: RawView, choice: Choice, texts: Texts) => string;
}

/** For whom it is told. */
export interface Audience {
  title: Title | undefined;
  tell: Tell;
  mine: readonly number[];
  personas: readonly (Persona | null | undefined)[];
  /** The table right after an event, as far as it is known. */
  seenAt?: (event: Told) => RawView | undefined;
}

export function keyOf(event: Told): string {
  return `${event.version}.${event.place}`;
}

/** Is it about somebody of this audience? */
export function isOwn(event: GameEvent, { title, mine, personas }: Audience): boolean {
  const facts = title?.kinds.event[event.kind] ?? [];
  return facts.some(({ fact, noun }) =>
    (event.words[fact] ?? []).some((id) =>
      noun === 'seat'
        ? mine.includes(Number(id))
        : mine.some((seat) => personas[seat]?.noun === noun && personas[seat]?.id === id),
    ),
  );
}

/** How much an event weighs for this audience. */
export function weightOf(event: GameEvent, audience: Audience, view: RawView | null = null): number {
  const weight = audience.title?.kinds.weights?.[event.kind];
  if (!weight) return MINOR;
  const { own, all } = weight;
  const concerns = audience.tell.concerns?.[event.kind];
  const isMine = () => (concerns ? concerns(event, audience.mine, view) : isOwn(event, audience));
  return own > all && isMine() ? own : all;
}

/** Whose doing it is: a seat, or somebody whom a seat plays. */
function seatOf(event: GameEvent, { title, personas }: Audience): number | null {
  const named = event.words.seat?.[0];
  if (named !== undefined) return Number(named);
  for (const { fact, noun } of title?.kinds.event[event.kind] ?? []) {
    const seat = personas.findIndex((one) => one?.noun === noun && one.id === event.words[fact]?.[0]);
    if (seat >= 0) return seat;
  }
  return null;
}

/** May this event be told in one breath with what comes before? Never across seats, nor if it is grave. */
function mayJoin(last: Beat | undefined, next: Beat): boolean {
  if (!last?.events.length || next.weight >= MAJOR || last.weight >= MAJOR) return false;
  if (last.seat !== next.seat || last.joins !== next.joins) return false;
  if (next.joins) return last.events.length < LONG_BREATH;
  return next.weight === MINOR && last.weight === MINOR && last.events.length < BREATH;
}

/** These events in beats, the first ones joined to the last beat of `into` if they fit. */
export function fold(events: readonly Told[], audience: Audience, into: Beat[] = []): Beat[] {
  for (const event of events) {
    const beat: Beat = {
      key: keyOf(event),
      weight: weightOf(event, audience, audience.seenAt?.(event)),
      seat: seatOf(event, audience),
      joins: audience.tell.merge?.[event.kind] === undefined ? '' : event.kind,
      events: [event],
    };
    const last = into[into.length - 1];
    if (mayJoin(last, beat)) last!.events.push(event);
    else into.push(beat);
  }
  return into;
}

/** A beat in words: its own sentence, one that sums it up, or all of them in one breath. */
export function sentenceOf(beat: Beat, texts: Texts, tell: Tell): string {
  const [first] = beat.events;
  const message = first && beat.events.length > 1 ? tell.merge?.[first.kind] : '';
  if (message && first) {
    const words: Record<string, string[]> = {};
    for (const event of beat.events)
      for (const [fact, ids] of Object.entries(event.words))
        words[fact] = [...new Set([...(words[fact] ?? []), ...ids])];
    return texts.say(message, texts.together(first.kind, words));
  }
  return inOneBreath(
    beat.events.map((event) => texts.event(event.kind, event.words)),
    beat.seat === null ? '' : texts.seat(beat.seat, 'start'),
    texts,
  );
}

/** What one person does, one thing after the other: who it is is said once. */
export function inOneBreath(sentences: string[], who: string, texts: Texts): string {
  const isPlain = (one: string) => one.startsWith(`${who} `) && one.endsWith('.');
  if (!who || sentences.length < 2 || !sentences.every(isPlain)) return sentences.join(' ');
  return sentences.reduce((first, next) =>
    texts.say('beat-then', { first: first.slice(0, -1), next: next.slice(who.length + 1) }),
  );
}
