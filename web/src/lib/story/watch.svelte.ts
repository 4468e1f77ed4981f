/** Watch again: the past told by itself, beat by beat, at a speed of its own. Nothing stops it but the end. */
import { tick } from 'svelte';
import { api } from '../api/client';
import type { RawView, State, Step } from '../api/types';
import type { Connection } from '../state/connection.svelte';
import type { Past } from '../state/past.svelte';
import { type Audience, type Beat, fold, keyOf, SILENT, type Told } from './beats';
import { type Change, changed } from './change';
import { Clock } from './clock';
import { hold, LEAD } from './pace';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** So many choices are asked for at a time. */
const SLICE = 50;

interface Listener {
  audience: () => Audience;
  sentence: (beat: Beat) => string;
  told: (beat: Beat, sentence: string) => void;
}

/** How the table looks at an event: after the last one of a choice, as it is when the choice is done. */
interface Frame {
  view: RawView;
  at: number;
}

/** Some choices as they are told. */
export interface Reel {
  beats: Beat[];
  frames: Map<string, Frame>;
  /** Before the first event, and after the last. */
  first: Frame;
  last: Frame;
}

/** The steps from this state on as a reel. */
export function reelOf(state: State, steps: readonly Step[], audience: Audience): Reel {
  const frames = new Map<string, Frame>();
  const first = { view: state.view, at: state.at };
  let before = first;
  const told: Told[] = [];
  for (const step of steps) {
    let { view } = before;
    let last = before;
    for (const [place, { kind, words, change }] of step.events.entries()) {
      const event = { kind, words, version: step.version, seq: step.seq, place };
      view = changed(view, (change ?? []) as Change[]);
      last = { view, at: before.at };
      frames.set(keyOf(event), last);
      told.push(event);
    }
    // What is not told goes with what was told last.
    last.view = changed(view, (step.rest ?? []) as Change[]);
    last.at = step.seq;
    before = last;
  }
  return { beats: fold(told, audience), frames, first, last: before };
}

export class Watch {
  playing = $state(false);
  speed = $state<number>(1);
  beat = $state.raw<Beat | null>(null);
  private readonly clock = new Clock();
  /** Which playing this is: a later one, or a stop, ends it. */
  private turn = 0;
  private readonly onhidden = () => this.clock.hold(document.hidden);

  constructor(
    private readonly connection: Connection,
    private readonly past: Past,
    private readonly listener: Listener,
  ) {}

  /** From this position, else from where one looks, else from the beginning; to the end. */
  async play(from: number | null = this.past.state ? null : 0): Promise<void> {
    const turn = ++this.turn;
    this.playing = true;
    document.addEventListener('visibilitychange', this.onhidden);
    if (from !== null) await this.past.goTo(from);
    while (turn === this.turn && this.past.state && this.past.state.at < this.end) {
      const { at } = this.past.state;
      const reel = await this.reel(this.past.state);
      if (!reel || reel.last.at <= at || turn !== this.turn) break;
      this.past.show(reel.first);
      for (const beat of reel.beats) {
        await this.tell(beat, reel, turn);
        if (turn !== this.turn) return;
      }
      this.past.show(reel.last);
    }
    if (turn === this.turn) this.stop();
  }

  /** Stay where it is. All else that belongs to this moment is asked for: on the way only the view went on. */
  stop(): void {
    if (!this.playing) return;
    this.halt();
    const { state } = this.past;
    if (state) void this.past.goTo(state.at < this.end ? state.at : null);
  }

  /** Somebody goes elsewhere. */
  halt(): void {
    this.turn++;
    this.playing = false;
    this.beat = null;
    this.clock.end();
    document.removeEventListener('visibilitychange', this.onhidden);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  /** On to the next beat. */
  next(): void {
    this.clock.end();
  }

  private get end(): number {
    return this.connection.now?.seq ?? 0;
  }

  private async reel(state: State): Promise<Reel | null> {
    const { id, viewer } = this.connection;
    const until = Math.min(this.end, state.at + SLICE);
    try {
      const { steps } = await api.steps(id, state.at, until, viewer ?? undefined);
      return reelOf(state, steps, this.listener.audience());
    } catch (error) {
      await this.connection.fail(error);
      return null;
    }
  }

  private async tell(beat: Beat, reel: Reel, turn: number): Promise<void> {
    const silent = beat.weight === SILENT;
    const sentence = this.listener.sentence(beat);
    if (!silent) {
      this.beat = beat;
      this.listener.told(beat, sentence);
      await tick();
      await this.clock.wait(LEAD / this.speed);
    }
    const held = silent ? 0 : hold(sentence, 'reading') / this.speed;
    for (const event of beat.events) {
      if (turn !== this.turn) return;
      const frame = reel.frames.get(keyOf(event));
      if (frame) this.past.show(frame);
      await this.clock.wait(held / beat.events.length);
    }
  }
}
