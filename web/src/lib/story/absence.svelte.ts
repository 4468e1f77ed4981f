/** Who was away hears in short what happened meanwhile, before anything else. */
import type { State } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { type Beat, fold, isOwn, MAJOR, SILENT } from './beats';
import { toldOf } from './playback.svelte';

const KEY = 'robinsonade-told';
/** So many games are remembered. */
const MOST = 60;
/** With more beats than these nobody wants to hear them one by one … */
const UNSEEN = 12;
/** … and after three minutes even these are many. */
const UNSEEN_LATER = 5;
const LONG = 3 * 60_000;
/** So many lines of each sort. */
const LINES = 5;

export interface Recap {
  /** What changed most, newest last. */
  grave: Beat[];
  /** What else concerned the viewer. */
  own: Beat[];
  /** How many beats there are in all, and the position before the first. */
  beats: number;
  from: number;
}

function kept(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}

/** Up to which version this browser has been told a game; -1: it has never seen it. */
export function toldUpTo(id: string): number {
  return kept()[id] ?? -1;
}

export function keepTold(id: string, version: number): void {
  const { [id]: _, ...others } = kept();
  const newest = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [id]: version }));
  } catch {
    // Then it is told once more.
  }
}

export class Absence {
  recap = $state.raw<Recap | null>(null);
  private left = Infinity;
  /** By a notification. */
  private called = false;
  /** The board is drawn: from now on what is told is seen. */
  private looking = false;

  constructor(private readonly table: TableStore) {}

  start(): void {
    document.addEventListener('visibilitychange', this.onhidden);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.onhidden);
  }

  private readonly onhidden = () => {
    const isLong = Date.now() - this.left >= LONG;
    this.left = document.hidden ? Math.min(this.left, Date.now()) : Infinity;
    if (!document.hidden) this.lookBack(isLong);
  };

  /** Called back to the page: whatever happened unseen is told first. */
  recall(): void {
    this.called = true;
    window.focus();
    if (!document.hidden) this.lookBack();
  }

  /** The board is drawn, or seen again: has too much happened unseen? */
  lookBack(isLong = false): void {
    const { id, now, past, curtain, since, audience, playback } = this.table;
    this.looking = true;
    if (!now || past || this.recap || curtain !== null) return;
    const told = toldUpTo(id);
    const log = toldOf(since.entries).filter((event) => event.version > told);
    // Who sees a game for the first time was not away from it.
    if (told >= 0) this.consider(now, [...fold(log, audience), ...playback.waiting], isLong);
    if (this.recap) playback.pause(true);
    else this.onSettled();
  }

  private consider(now: State, beats: readonly Beat[], isLong: boolean): void {
    if (!now.mine.length || now.outcome || !now.decided) return;
    const { audience } = this.table;
    const unseen = beats.filter((beat) => beat.weight > SILENT);
    const few = this.called ? 0 : isLong ? UNSEEN_LATER : UNSEEN;
    this.called = false;
    if (unseen.length <= few) return;
    const grave = unseen.filter((beat) => beat.weight >= MAJOR).slice(-LINES);
    const own = unseen
      .filter((beat) => !grave.includes(beat) && beat.events.some((event) => isOwn(event, audience)))
      .slice(-LINES);
    this.recap = { grave, own, beats: unseen.length, from: Math.max(0, unseen[0]!.events[0]!.seq - 1) };
  }

  /** The recap is read: on to the present, or all of it once more. */
  catchUp(all: boolean): void {
    const { recap, table } = this;
    if (!recap) return;
    this.recap = null;
    table.playback.pause(false);
    this.onSettled();
    if (!all) return table.playback.end();
    if (!table.playing) void table.watch.play(recap.from);
  }

  /** Everything has been told to somebody who was there. */
  onSettled(): void {
    const { id, shown, playing } = this.table;
    if (!this.looking || this.recap || playing || document.hidden || !shown) return;
    keepTold(id, shown.version);
  }
}
