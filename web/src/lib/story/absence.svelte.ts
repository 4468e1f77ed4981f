/** Who was away hears in short what happened meanwhile, before anything else. */
import type { State } from '../api/types';
import { type Audience, type Beat, isOwn, MAJOR, SILENT } from './beats';

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

  /** The page is hidden, or seen again. */
  look(hidden: boolean): void {
    this.left = hidden ? Math.min(this.left, Date.now()) : Infinity;
  }

  get isLong(): boolean {
    return Date.now() - this.left >= LONG;
  }

  /** Too much happened unseen: told in short. */
  consider(now: State, beats: readonly Beat[], audience: Audience, isLong: boolean): void {
    if (!now.mine.length || now.outcome || !now.decided) return;
    const unseen = beats.filter((beat) => beat.weight > SILENT);
    if (unseen.length <= (isLong ? UNSEEN_LATER : UNSEEN)) return;
    const grave = unseen.filter((beat) => beat.weight >= MAJOR).slice(-LINES);
    const own = unseen
      .filter((beat) => !grave.includes(beat) && beat.events.some((event) => isOwn(event, audience)))
      .slice(-LINES);
    this.recap = { grave, own, beats: unseen.length, from: Math.max(0, unseen[0]!.events[0]!.seq - 1) };
  }
}
