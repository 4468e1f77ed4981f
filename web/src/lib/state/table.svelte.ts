/** One table in the browser: the newest state, what is shown of it, and what people do. */
import { api, Problem, type Expected } from '../api/client';
import type { Choice, GameEvent, Hint, LogEntry, Presence, RawView, State, Step } from '../api/types';
import { i18n } from '../text/i18n.svelte';
import type { Texts } from '../text/texts';
import { byTarget, grouped, lit, type Group } from './options';
import { PAUSE, settings, stillness } from './settings.svelte';
import { Stream, type Connection } from './stream';

/** What a drawn board adds to the table: how one event changes the view, and which events are dangerous. */
export interface BoardKnowledge {
  reduce?: (view: RawView, event: GameEvent) => RawView;
  danger?: ReadonlySet<string>;
}

/** A step is over after this long, whatever it contains. */
export const LONGEST_STEP = 1200;
export const BEAT = 230;
/** More steps than this behind: go to the present at once. */
const TOO_FAR_BEHIND = 40;

/** How long one of n events is shown. */
export function beat(events: number): number {
  return Math.min(BEAT, LONGEST_STEP / Math.max(1, events));
}

/** Whom the device must be handed to before anything may be shown; null: nobody. */
export function handOver(state: State, viewer: number | null | undefined): number | null {
  if (!state.secrets || state.mine.length < 2 || state.outcome) return null;
  const asked = state.mine.filter((seat) => state.decision.waiting.includes(seat));
  if (!asked.length || (viewer != null && asked.includes(viewer))) return null;
  return asked[0]!;
}

/** The log with what a state adds to it. */
export function merged(log: LogEntry[], state: State): LogEntry[] {
  if (state.log_after < 0) return state.log;
  return [...log.filter((entry) => entry.version <= state.log_after), ...state.log];
}

const SINCE = 'robinsonade-since';
const MOST_KEPT = 60;

function kept(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(SINCE) ?? '{}') ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}

/** The seq of this browser's last decision in a game, also after the page was closed. */
function sinceOf(id: string): number {
  return kept()[id] ?? 0;
}

function keepSince(id: string, seq: number): void {
  try {
    const { [id]: _, ...others } = kept();
    const entries = Object.entries(others).slice(-MOST_KEPT);
    localStorage.setItem(SINCE, JSON.stringify({ ...Object.fromEntries(entries), [id]: seq }));
  } catch {
    // Then the log begins with the game.
  }
}

/** Answers after which a game that was open here does not come back. */
const ENDED: ReadonlySet<string> = new Set(['other-rules', 'damaged-game', 'no-such-game']);

export class TableStore {
  now = $state.raw<State | null>(null);
  shown = $state.raw<State | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The view between two states, while events are being played. */
  moving = $state.raw<RawView | null>(null);
  event = $state.raw<GameEvent | null>(null);
  playing = $state(false);
  /** Steps wait for a click (pace "step by step"). */
  paused = $state(false);
  connection = $state<Connection>('connecting');
  past = $state.raw<State | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  lost = $state.raw<Problem | null>(null);
  hint = $state.raw<Hint | null>(null);
  open = $state<string | null>(null);
  viewer = $state<number | null | undefined>(undefined);
  /** The seq of this browser's last choice. */
  since = $state(0);
  changed = $state.raw<ReadonlySet<string>>(new Set());
  polite = $state('');
  urgent = $state('');
  knowledge = $state.raw<BoardKnowledge>({});

  private stream: Stream | null = null;
  private readonly queue: Step[] = [];
  private readonly pasts = new Map<number, State>();
  private wake: (() => void) | null = null;
  private hurry = false;
  private announced = '';

  constructor(readonly id: string) {}

  /** What the page shows: a moment of the past, or the present. */
  readonly state = $derived(this.past ?? this.shown);
  readonly view = $derived<RawView | null>(
    this.past ? this.past.view : (this.moving ?? this.shown?.view ?? null),
  );
  readonly texts = $derived.by<Texts>(() => {
    const state = this.now;
    if (!state) return i18n.of('');
    return i18n.of(state.game).seated(
      state.seats.map((seat) => seat.name ?? ''),
      state.seats.map((seat) => seat.persona),
    );
  });
  /** Somebody here may act now, on what is shown. */
  readonly live = $derived(!this.past && !this.playing && this.queueIsEmpty && this.shown === this.now);
  readonly curtain = $derived(this.shown ? handOver(this.shown, this.viewer) : null);
  readonly choices = $derived.by<Choice[]>(() => {
    if (!this.live || !this.shown || this.curtain !== null) return [];
    const choices = this.shown.decision.choices;
    return this.shown.secrets && this.viewer != null
      ? choices.filter((one) => one.seat === this.viewer)
      : choices;
  });
  readonly groups = $derived<Group[]>(grouped(this.choices));
  readonly openGroup = $derived(this.groups.find((group) => group.key === this.open) ?? null);
  readonly targets = $derived(byTarget(lit(this.groups, this.open)));
  readonly allTargets = $derived(byTarget(this.choices));
  readonly myTurn = $derived(this.choices.some((choice) => !choice.interrupt));
  /** The seats whose turn it is to decide. */
  readonly acting = $derived<number[]>(this.state?.decision.waiting ?? []);
  readonly recent = $derived(this.log.filter((entry) => entry.seq >= this.since && !entry.undone));

  private queued = $state(0);
  private get queueIsEmpty(): boolean {
    return this.queued === 0;
  }

  // -- the stream

  start(viewer?: number | null): void {
    this.viewer = viewer;
    this.connect();
  }

  stop(): void {
    this.stream?.stop();
    this.stream = null;
    this.skip();
  }

  private connect(): void {
    this.stream?.stop();
    this.stream = new Stream({
      url: () => api.eventsUrl(this.id, this.viewer, this.version),
      onMessage: (type, data) => this.receive(type, data),
      onConnection: (connection) => {
        this.connection = connection;
        if (connection === 'open' && this.problem?.status === 0) this.problem = null;
        if (connection === 'waiting') void this.whyLost();
      },
    });
    this.stream.start();
  }

  /** A stream that does not come: is the game gone, or the server away? */
  private async whyLost(): Promise<void> {
    try {
      this.reset(await api.state(this.id, this.viewer == null ? {} : { viewer: this.viewer }));
    } catch (error) {
      if (error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429) {
        if (this.now && !ENDED.has(error.key)) return;
        this.lost = error;
        this.stream?.stop();
      }
    }
  }

  receive(type: string, data: unknown): void {
    if (type === 'state') this.reset(data as State);
    else if (type === 'step') this.follow(data as Step);
    else if (type === 'presence') this.seated(data as Presence);
  }

  private seated(presence: Presence): void {
    // What was decided here is not offered any more, and nothing of the past is shown anew.
    if (presence.closed && !this.now?.closed) void this.refresh();
    if (this.now) this.now = { ...this.now, ...presence };
    if (this.shown && this.queue.length === 0 && !this.playing) this.shown = this.now;
    else if (this.shown) this.shown = { ...this.shown, ...presence };
  }

  /** The state anew, where no step tells of what has changed. */
  private async refresh(): Promise<void> {
    try {
      this.reset(await api.state(this.id, this.viewer == null ? {} : { viewer: this.viewer }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  /** The whole state, at the start and after a break. */
  reset(state: State): void {
    if (this.now && state.version < this.version) return;
    const settled = !this.queue.length && !this.playing;
    const same = this.now !== null && state.version === this.version;
    if (same && !settled) return;
    const first = !this.now;
    this.lost = null;
    if (this.viewer === undefined) this.viewer = state.viewer;
    this.version = state.version;
    this.queue.length = 0;
    this.queued = 0;
    this.skipAll();
    this.pasts.clear();
    this.now = this.shown = state;
    this.moving = null;
    this.log = merged(this.log, state);
    if (first) this.since = Math.min(sinceOf(this.id), state.seq);
    if (!same) this.cleared();
    this.settled();
  }

  /** One more step of the game. */
  follow(step: Step): void {
    if (step.version <= this.version) return;
    this.version = step.version;
    const mine = step.state?.mine ?? this.now?.mine ?? [];
    if (step.choice && mine.includes(step.choice.seat)) this.decided(step.seq);
    if (step.undone) {
      this.pasts.clear();
      if (this.since > step.seq) this.decided(step.seq);
    }
    if (step.state) this.now = step.state;
    this.queue.push(step);
    this.queued = this.queue.length;
    if (!this.playing) void this.play();
  }

  private version = -1;

  private decided(seq: number): void {
    this.since = seq;
    keepSince(this.id, seq);
  }

  // -- playing steps one after the other

  private async play(): Promise<void> {
    this.playing = true;
    this.hurry = false;
    let first = true;
    while (this.queue.length) {
      const step = this.queue.shift()!;
      if (!first || this.isBot(step)) await this.pace(step);
      first = false;
      await this.showEvents(step);
      this.finish(step);
      this.queued = this.queue.length;
    }
    this.playing = false;
    this.cleared();
    this.settled();
  }

  private isBot(step: Step): boolean {
    return step.choice !== null && this.now?.seats[step.choice.seat]?.kind === 'bot';
  }

  private async pace(step: Step): Promise<void> {
    if (this.hurry || this.queue.length > TOO_FAR_BEHIND || document.hidden || !this.isBot(step)) return;
    const pause = PAUSE[settings.pace];
    if (pause === Infinity) {
      this.paused = true;
      await this.wait(Infinity);
      this.paused = false;
    } else await this.wait(pause);
  }

  private async showEvents(step: Step): Promise<void> {
    const reduce = this.knowledge.reduce;
    if (!reduce || step.undone || !this.shown || document.hidden || this.queue.length > TOO_FAR_BEHIND)
      return;
    let view = this.shown.view;
    const lasting = this.hurry ? 0 : stillness() ? BEAT / 2 : beat(step.events.length);
    for (const event of step.events) {
      if (this.hurry) return;
      view = reduce(view, event);
      this.moving = view;
      this.event = event;
      await this.wait(lasting);
    }
  }

  private finish(step: Step): void {
    if (step.struck.length) {
      this.log = this.log.map((entry) =>
        step.struck.includes(entry.version) ? { ...entry, undone: true } : entry,
      );
    }
    if (step.state) {
      this.log = merged(this.log, step.state);
      // Something newer may have come in the meantime, about who is there.
      this.shown = this.now?.version === step.version ? this.now : step.state;
    } else if (this.shown && this.moving) this.shown = { ...this.shown, view: this.moving };
    this.moving = null;
    this.event = null;
    this.announce(step);
  }

  /** Another decision: what was opened and hinted for the last one is over. */
  private cleared(): void {
    this.open = null;
    this.hint = null;
  }

  /** Everything has been shown: whose turn is it now? */
  private settled(): void {
    this.changed = this.touched();
    const state = this.shown;
    if (!state) return;
    const key = `${state.version}`;
    if (this.myTurn && this.announced !== key) {
      this.announced = key;
      this.urgent = this.texts.prompt(state.decision.prompt ?? 'nothing', state.decision.words);
    }
    if (state.outcome) this.urgent = this.texts.outcome(state.outcome.reason);
  }

  private announce(step: Step): void {
    const lines = step.events.map((event) => this.texts.event(event.kind, event.words));
    if (lines.length) this.polite = lines.join(' ');
    const danger = step.events.filter((event) => this.knowledge.danger?.has(event.kind));
    if (danger.length)
      this.urgent = danger.map((event) => this.texts.event(event.kind, event.words)).join(' ');
  }

  /** The elements of the board that changed since this browser's last decision. */
  private touched(): ReadonlySet<string> {
    const kinds = this.now && i18n.title(this.now.game)?.kinds?.event;
    const found = new Set<string>();
    for (const entry of this.recent.slice(-30)) {
      if (entry.seq === 0) continue;
      const own = (entry.words.seat ?? []).some((seat) => this.now?.mine.includes(Number(seat)));
      if (own) continue;
      for (const { fact, noun } of kinds?.[entry.kind] ?? []) {
        if (fact !== 'from') for (const id of entry.words[fact] ?? []) found.add(`${noun}:${id}`);
      }
    }
    return found;
  }

  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = time === Infinity ? undefined : setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Do not wait for what is being shown: go to the end of it. */
  skip(): void {
    if (this.paused) {
      this.wake?.();
      return;
    }
    this.hurry = true;
    this.wake?.();
  }

  /** Skip even the pauses of "step by step". */
  skipAll(): void {
    this.hurry = true;
    this.wake?.();
  }

  // -- commands

  private async command(doing: (expected: Expected) => Promise<State>): Promise<boolean> {
    const state = this.now;
    if (!state || this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      const answer = await doing({ expected_seq: state.seq, expected_version: state.version });
      // The step comes by the stream, with its events; if that is down, the answer will do.
      if (this.connection === 'open') await this.arrived(answer.version);
      if (this.version < answer.version) this.reset(answer);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
      if (error.status === 409) {
        if (error.state) this.reset(error.state);
        else this.stream?.again();
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async arrived(version: number): Promise<void> {
    for (let n = 0; n < 40 && this.version < version; n++) {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  choose(choice: Choice): Promise<boolean> {
    if (!this.live) return Promise.resolve(false);
    return this.command((expected) => api.choose(this.id, expected, choice.id));
  }

  undo(rewind = false): Promise<boolean> {
    return this.command((expected) => api.undo(this.id, expected, rewind));
  }

  /** Somebody asks to go back: yes or no. */
  answer(agree: boolean): Promise<boolean> {
    return this.command((expected) => api.answer(this.id, expected, agree));
  }

  restart(): Promise<boolean> {
    return this.command((expected) => api.restart(this.id, expected));
  }

  async askHint(): Promise<void> {
    const state = this.shown;
    const seat = this.choices.find((choice) => !choice.interrupt)?.seat ?? this.choices[0]?.seat;
    if (!state || seat === undefined || this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      this.hint = await api.hint(this.id, seat);
      const choice = this.choices.find((one) => one.id === this.hint?.choice);
      if (choice) this.polite = this.texts.choice(choice.kind, choice.words);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }

  toggle(key: string): void {
    this.open = this.open === key ? null : key;
  }

  /** The device has been handed over: go on as this seat. */
  takeOver(seat: number): void {
    this.viewer = seat;
    this.now = this.shown = this.past = this.hint = null;
    this.pasts.clear();
    this.wanted = null;
    this.polite = this.urgent = '';
    this.version = -1;
    this.log = [];
    this.connect();
  }

  // -- the past

  /** Show the table after this many choices; null: the present. */
  async goTo(at: number | null): Promise<void> {
    const last = this.now?.seq ?? 0;
    if (at === null || at >= last) {
      this.past = null;
      return;
    }
    const wanted = Math.max(0, at);
    this.wanted = wanted;
    let state = this.pasts.get(wanted);
    if (!state) {
      try {
        state = await api.state(this.id, {
          at: wanted,
          ...(this.viewer == null ? {} : { viewer: this.viewer }),
        });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        this.problem = error;
        return;
      }
      this.pasts.set(wanted, state);
    }
    if (this.wanted === wanted) this.past = state;
  }

  private wanted: number | null = null;

  scrub(by: number): Promise<void> {
    const here = this.past?.at ?? this.now?.seq ?? 0;
    return this.goTo(Math.max(0, here + by));
  }
}
