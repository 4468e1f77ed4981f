/** What has happened since the last decision: what the strip holds, what of it was missed, what changed on the board. */
import type { LogEntry } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { i18n } from '../text/i18n.svelte';
import { type Beat, fold, keyOf } from './beats';
import { toldOf } from './playback.svelte';

/** Turns and rounds begin with these. */
const BEGINNINGS = new Set(['turn', 'round']);
/** So many lines back something on the board still counts as changed. */
const FRESH = 30;

export class Since {
  /** The first thing that was not told: what comes after it stays in the strip, whatever was decided since. */
  private unread = $state(Infinity);
  private missed = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly table: TableStore) {}

  /** The last decision of this seat; for those who only watch, and in the past, the beginning of the turn. */
  private readonly start = $derived.by(() => {
    const { now, log, past } = this.table;
    if (!now) return 0;
    if (now.mine.length && !past)
      return Math.min(now.decided, this.unread, this.table.tell.mark?.(log) ?? Infinity);
    const at = past?.at ?? Infinity;
    return log.findLast((one) => BEGINNINGS.has(one.kind) && !one.undone && one.seq <= at)?.seq ?? 0;
  });
  readonly entries = $derived.by<LogEntry[]>(() => {
    const until = this.table.past?.at ?? Infinity;
    return this.table.log.filter(({ seq, undone }) => seq >= this.start && seq <= until && !undone);
  });
  readonly beats = $derived.by<Beat[]>(() => fold(toldOf(this.entries), this.table.audience));
  /** What had just happened at the moment of the past that is looked at. */
  readonly just = $derived.by(() => {
    const { past, audience } = this.table;
    const told = toldOf(this.entries.filter((entry) => entry.seq === past?.at));
    return fold(told, audience)
      .map((beat) => this.table.sentence(beat))
      .join(' ');
  });

  isUnseen(beat: Beat): boolean {
    return beat.events.some((event) => this.missed.has(keyOf(event)));
  }

  miss(beat: Beat): void {
    this.missed = new Set([...this.missed, ...beat.events.map(keyOf)]);
    this.unread = Math.min(this.unread, beat.events[0]?.seq ?? Infinity);
  }

  /** These were seen after all. */
  see(beats: readonly Beat[]): void {
    const seen = new Set(beats.flatMap((beat) => beat.events.map(keyOf)));
    this.missed = new Set([...this.missed].filter((key) => !seen.has(key)));
  }

  /** The strip was looked at: what it holds has been told. */
  seeAll(): void {
    this.unread = Infinity;
    this.missed = new Set();
  }

  /** The elements of the board that changed, but by the viewer's own doing. */
  touched(): ReadonlySet<string> {
    const { now } = this.table;
    const kinds = now && i18n.title(now.game)?.kinds?.event;
    const found = new Set<string>();
    for (const entry of this.entries.slice(-FRESH)) {
      const own = (entry.words.seat ?? []).some((seat) => now?.mine.includes(Number(seat)));
      if (own || entry.seq === 0) continue;
      for (const { fact, noun } of kinds?.[entry.kind] ?? []) {
        if (fact !== 'from') for (const id of entry.words[fact] ?? []) found.add(`${noun}:${id}`);
      }
    }
    return found;
  }
}
