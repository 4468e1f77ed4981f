/** Tells what happens, beat by beat: which view is shown, which sentence stands in the caption, what has been told. */
import { tick } from 'svelte';
import type { GameEvent, LogEntry, Presence, RawView, State, Step } from '../api/types';
import { settings } from '../state/settings.svelte';
import { type Audience, type Beat, fold, keyOf, MAJOR, MINOR, SILENT, STOP, type Told } from './beats';
import { type Change, changed } from './change';
import { Clock } from './clock';
import { hold, LEAD, MANY, TOO_MANY } from './pace';

/** A beat that waits to be told, and the steps that are over with it. */
interface Waiting extends Beat {
  steps: Step[];
}

export interface Listener {
  audience: () => Audience;
  sentence: (beat: Beat) => string;
  /** The newest state, if it is of this step: who is there may have changed since. */
  newest: (step: Step) => State | null;
  /** A beat begins, or was passed over. */
  told: (beat: Beat, sentence: string, passed: boolean) => void;
  /** There was no time to read it. */
  missed: (beat: Beat) => void;
  /** Nothing is left to be told. */
  settled: () => void;
}

const MOST_FRAMES = 600;
const MOST_STORY = 80;

/** The log with what a state adds to it. */
export function merged(log: LogEntry[], state: State): LogEntry[] {
  if (state.log_after < 0) return state.log;
  return [...log.filter((entry) => entry.version <= state.log_after), ...state.log];
}

/** The entries of a log as events with their places. */
export function toldOf(log: readonly LogEntry[]): Told[] {
  let place = 0;
  return log.map((entry, n) => {
    place = log[n - 1]?.version === entry.version ? place + 1 : 0;
    return { ...entry, place };
  });
}

export class Playback {
  /** The last state that was told to its end. */
  shown = $state.raw<State | null>(null);
  /** The view on the way to the next one. */
  moving = $state.raw<RawView | null>(null);
  log = $state.raw<LogEntry[]>([]);
  beat = $state.raw<Beat | null>(null);
  /** Still in the caption, though nothing waits for it: what the viewer itself has just done. */
  linger = $state.raw<Beat | null>(null);
  event = $state.raw<GameEvent | null>(null);
  /** The last events that were told. */
  story = $state.raw<Told[]>([]);
  telling = $state(false);
  /** It goes on when somebody presses: after a grave thing, or after each. */
  waits = $state<'stop' | 'next' | null>(null);
  paused = $state(false);
  seen = $state.raw<ReadonlySet<string>>(new Set());
  /** How much longer sentences are held for who does not know the title yet. */
  ease = 1;

  private readonly queue: Waiting[] = [];
  private readonly clock = new Clock();
  private readonly frames = new Map<string, RawView>();
  private hurry = false;
  /** Somebody has read it already: no further press. */
  private read = false;
  /** The view after everything that waits; null: not known. */
  private last: RawView | null = null;
  /** Something lies over the table: nobody could see what is told. */
  private covered = false;
  private readonly onhidden = () => this.clock.hold(document.hidden || this.paused || this.covered);

  constructor(private readonly listener: Listener) {}

  start(): void {
    document.addEventListener('visibilitychange', this.onhidden);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.onhidden);
    clearTimeout(this.lingering);
    this.end();
  }

  /** The whole state, at once. */
  reset(state: State): void {
    this.queue.length = 0;
    this.end();
    this.shown = state;
    this.last = state.view;
    this.moving = null;
    this.log = merged(this.log, state);
  }

  forget(): void {
    this.queue.length = 0;
    this.end();
    this.shown = this.moving = this.beat = this.last = null;
    this.log = [];
    this.story = [];
    this.frames.clear();
    this.seen = new Set();
  }

  seated(presence: Presence, now: State | null): void {
    if (!this.shown) return;
    this.shown = this.telling ? { ...this.shown, ...presence } : now;
  }

  /** One more step: its events wait to be told. What was taken back needs no waiting. */
  add(step: Step): void {
    if (step.undone) this.end();
    const events = step.events.map((event, place) => ({
      kind: event.kind,
      words: event.words,
      version: step.version,
      seq: step.seq,
      place,
    }));
    for (const [place, event] of step.events.entries()) {
      this.last = this.last && event.change ? changed(this.last, event.change as Change[]) : null;
      if (this.last) this.frames.set(keyOf(events[place]!), this.last);
    }
    if (step.state) this.last = step.state.view;
    else this.last = this.last && step.rest ? changed(this.last, step.rest as Change[]) : null;
    for (const key of this.frames.keys()) {
      if (this.frames.size <= MOST_FRAMES) break;
      this.frames.delete(key);
    }
    const before = this.queue.length;
    const seenAt = (event: Told) => this.frames.get(keyOf(event));
    fold(events, { ...this.listener.audience(), seenAt }, this.queue);
    for (const beat of this.queue.slice(before)) beat.steps = [];
    const last = this.queue[this.queue.length - 1];
    if (last && (events.length || before)) last.steps.push(step);
    else this.queue.push({ ...NOTHING, events: [], steps: [step] });
    if (!this.telling) void this.run();
  }

  /** The goal is known, nobody has played: what the set-up has laid open and stops everybody is told first. */
  begin(): void {
    const setUp = toldOf(this.log.filter(({ version, words }) => version === 0 && !words.scenario));
    const grave = fold(setUp, this.listener.audience()).filter(({ weight }) => weight >= STOP);
    this.queue.unshift(...grave.map((beat) => ({ ...beat, steps: [] })));
    if (grave.length && !this.telling) void this.run();
  }

  private async run(): Promise<void> {
    this.telling = true;
    this.hurry = false;
    while (this.queue.length) {
      const beat = this.queue.shift()!;
      this.linger = null;
      if (this.isOwnDoing(beat)) this.mention(beat);
      else if (this.isTold(beat)) await this.tell(beat);
      else this.pass(beat);
      for (const step of beat.steps) this.finish(step);
    }
    this.telling = false;
    this.beat = this.event = null;
    this.listener.settled();
  }

  private isTold(beat: Beat): boolean {
    if (beat.weight === SILENT || this.hurry || settings.pace === 'instant') return false;
    const waiting = this.queue.length;
    if (waiting > TOO_MANY) return beat.weight >= MAJOR;
    // What happens to the viewer is told, however much waits.
    return waiting <= MANY || beat.weight > MINOR || this.isMine(beat);
  }

  /** A small thing that the viewer did and that nothing follows: it knows, and goes on at once. */
  private isOwnDoing(beat: Beat): boolean {
    const small = this.isMine(beat) && beat.weight === MINOR;
    return small && !this.queue.length && settings.pace !== 'wait' && this.isTold(beat);
  }

  private isMine({ seat }: Beat): boolean {
    return seat !== null && this.listener.audience().mine.includes(seat);
  }

  private mention(beat: Beat): void {
    const sentence = this.listener.sentence(beat);
    for (const event of beat.events) this.move(event);
    this.listener.told(beat, sentence, false);
    this.see(beat);
    this.linger = beat;
    clearTimeout(this.lingering);
    this.lingering = setTimeout(() => (this.linger = null), hold(sentence, settings.pace, this.ease));
  }
  private lingering: ReturnType<typeof setTimeout> | undefined;

  /** First the sentence, then what moves, then time to read. */
  private async tell(beat: Beat, pace = settings.pace): Promise<void> {
    const sentence = this.listener.sentence(beat);
    this.read = false;
    this.beat = beat;
    this.listener.told(beat, sentence, false);
    const held = hold(sentence, pace, this.ease);
    const slice = Math.max(LEAD, (held * 0.5) / beat.events.length);
    await tick(); // it is read from when it stands there
    await this.clock.wait(LEAD);
    let left = held - LEAD;
    for (const event of beat.events) {
      this.move(event);
      if (this.hurry || this.read) continue;
      const now = event === beat.events[beat.events.length - 1] ? left : Math.min(slice, left);
      left -= now;
      await this.clock.wait(now);
    }
    if (this.hurry) return this.listener.missed(beat);
    this.see(beat);
    if (!this.read && (beat.weight >= STOP || pace === 'wait')) {
      this.waits = beat.weight >= STOP ? 'stop' : 'next';
      await this.clock.wait(Infinity);
      this.waits = null;
    }
  }

  private pass(beat: Beat): void {
    for (const event of beat.events) this.move(event);
    this.event = null;
    if (beat.weight === SILENT) return this.see(beat);
    this.listener.told(beat, this.listener.sentence(beat), true);
    if (settings.pace !== 'instant') this.listener.missed(beat);
  }

  private move(event: Told): void {
    const view = this.frames.get(keyOf(event));
    if (view) this.moving = view;
    this.event = event;
    this.story = [...this.story.slice(-MOST_STORY), event];
  }

  private see(beat: Beat): void {
    this.seen = new Set([...this.seen, ...beat.events.map(keyOf)]);
  }

  private finish(step: Step): void {
    if (step.struck.length) {
      this.log = this.log.map((entry) =>
        step.struck.includes(entry.version) ? { ...entry, undone: true } : entry,
      );
    }
    if (step.state) {
      this.log = merged(this.log, step.state);
      this.shown = this.listener.newest(step) ?? step.state;
    } else if (this.shown && this.moving) this.shown = { ...this.shown, view: this.moving };
    this.moving = null;
  }

  // -- what people do with it

  /** On to the next beat, also from one that has stopped. */
  next(): void {
    this.clock.end();
  }

  /** This beat has been read, however long it would still be held. */
  goOn(): void {
    this.read = true;
    this.clock.end();
  }

  /** Do not tell the rest: it stays in the strip. */
  end(): void {
    this.hurry = true;
    this.pause(false);
    this.clock.end();
  }

  pause(paused = !this.paused): void {
    this.paused = paused;
    this.onhidden();
  }

  cover(covered: boolean): void {
    this.covered = covered;
    this.onhidden();
  }

  /** See some beats again on the board, as they were; then what is there now. */
  async again(beats: readonly Beat[]): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    this.hurry = false;
    for (const beat of beats) {
      if (this.hurry) break;
      const pace = settings.pace === 'instant' ? 'reading' : settings.pace;
      await this.tell({ ...beat, weight: Math.min(beat.weight, MAJOR) }, pace);
    }
    this.moving = null;
    this.telling = false;
    this.beat = this.event = null;
    if (this.queue.length) void this.run();
  }

  /** What has come in and was not told yet. */
  get waiting(): readonly Beat[] {
    return this.queue;
  }

  /** Can it be shown again, or has this browser not seen it happen? */
  has(beat: Beat): boolean {
    return beat.events.every((event) => this.frames.has(keyOf(event)));
  }
}

const NOTHING: Waiting = { key: '', weight: SILENT, seat: null, joins: '', events: [], steps: [] };
