/** What the coming Flood cards put in danger, in words. The engine has counted it. */
import type { TableStore } from '../../lib/state/table.svelte';

interface Line {
  tone: 'bad' | 'fair';
  said: { kind: string; words: Record<string, string[]> };
}
const LAST = new WeakMap<TableStore, Line[]>();

/** Line by line; while nobody here is asked, as it was when somebody was. */
export function dangersOf(table: TableStore): { text: string; grave: boolean }[] {
  const now = (table.past ?? table.now)?.decision.forecast?.lines as Line[] | undefined;
  if (now) LAST.set(table, now);
  return (now ?? LAST.get(table) ?? []).map(({ tone, said }) => ({
    text: table.texts.forecast(said),
    grave: tone === 'bad',
  }));
}

/** The gravest of them, or how many cards come. */
export function gravest(table: TableStore): string {
  const all = dangersOf(table);
  return (all.find((one) => one.grave) ?? all[0])?.text ?? '';
}
