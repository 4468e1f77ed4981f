/** The line to the server: the newest state, the steps as they come, and the commands of people. */
import { api, type Expected, Problem } from '../api/client';
import type { AskedAnew, Presence, State, Step } from '../api/types';
import type { Word } from '../turn/words';
import { type Status, Stream } from './stream';

export interface Heard {
  /** The whole state; `same`: of the version that is already here. */
  state: (state: State, same: boolean) => void;
  step: (step: Step) => void;
  people: (presence: Presence) => void;
  /** Somebody says something, or points at a thing. */
  word: (word: Word) => void;
}

/** How often it is looked whether an answer has come by the stream, too. */
const TRIES = 40;
const TRY_EVERY = 25;

/** Answers after which a game that was open here does not come back. */
const ENDED: ReadonlySet<string> = new Set(['other-rules', 'damaged-game', 'no-such-game']);

/** Do several people with secrets share this device? */
export const isHandedRound = (state: State) => state.secrets && state.mine.length > 1 && !state.outcome;

type Doing = (expected: Expected) => Promise<State>;

async function insist(doing: Doing, seen: State, stands?: (seen: State, now: State) => boolean) {
  for (let state = seen; ;) {
    try {
      return await doing({ expected_seq: state.seq, expected_version: state.version });
    } catch (error) {
      const now = error instanceof Problem && error.status === 409 ? error.state : null;
      if (!now || now.version <= state.version || !stands?.(seen, now)) throw error;
      state = now;
    }
  }
}

export class Connection {
  status = $state<Status>('connecting');
  now = $state.raw<State | null>(null);
  viewer = $state<number | null | undefined>(undefined);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  lost = $state.raw<Problem | null>(null);

  private stream: Stream | null = null;
  private version = -1;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly heard: Heard,
  ) {}

  open(): void {
    this.stream?.stop();
    this.stream = new Stream({
      url: () => api.eventsUrl(this.id, this.viewer, this.version),
      onMessage: (type, data) => this.receive(type, data),
      onConnection: (status) => {
        this.status = status;
        if (status === 'open' && this.problem?.status === 0) this.problem = null;
        if (status === 'waiting') void this.whyLost();
      },
    });
    this.stream.start();
  }

  /** The table is left: answers that are still on their way concern nobody. */
  close(): void {
    this.closed = true;
    this.stream?.stop();
    this.stream = null;
  }

  /** Begin anew, as this seat. */
  reopen(viewer: number): void {
    this.viewer = viewer;
    this.now = null;
    this.version = -1;
    this.open();
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
    else if (type === 'word') this.heard.word(data as Word);
    else if (type === 'asking' && this.now) this.now = { ...this.now, ...(data as AskedAnew) };
  }

  private seated(presence: Presence): void {
    // What was decided here is not offered any more, and nothing of the past is shown anew.
    if (presence.closed && !this.now?.closed) void this.refresh();
    if (this.now) this.now = { ...this.now, ...presence };
    this.heard.people(presence);
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
    if (this.closed || (this.now && state.version < this.version)) return;
    const same = this.now !== null && state.version === this.version;
    this.lost = null;
    // Whoever loads a game with secrets in the middle says first which of the seats here they are.
    const isAnybody = isHandedRound(state) && state.seq > 0;
    if (this.viewer === undefined) this.viewer = isAnybody ? null : state.viewer;
    this.version = state.version;
    this.now = state;
    this.heard.state(state, same);
  }

  /** One more step of the game. */
  follow(step: Step): void {
    if (step.version <= this.version) return;
    this.version = step.version;
    if (step.state) this.now = step.state;
    this.heard.step(step);
  }

  /** Do something at the table; who comes too late tries again, as long as it still `stands`. */
  async command(doing: Doing, stands?: (seen: State, now: State) => boolean): Promise<boolean> {
    const state = this.now;
    if (!state) return false;
    return this.attempt(async () => {
      await this.catchUp(await insist(doing, state, stands));
    });
  }

  /** The steps up to a state come by the stream, with their events; if that is down, the state will do. */
  private async catchUp(state: State): Promise<void> {
    for (let n = 0; n < TRIES && this.status === 'open' && this.version < state.version; n++) {
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    }
    if (this.version < state.version) this.reset(state);
  }

  /** One thing at a time; what goes wrong is a problem that is shown. */
  async attempt(doing: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await doing();
      return true;
    } catch (error) {
      await this.fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async fail(error: unknown): Promise<void> {
    if (!(error instanceof Problem)) throw error;
    this.problem = error;
    if (error.status !== 409) return;
    if (error.state) await this.catchUp(error.state);
    else this.stream?.again();
  }
}
