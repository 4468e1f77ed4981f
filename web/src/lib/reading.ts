/** The games of this browser: where they cannot be read, there are not none; it is tried again. */
import { api } from './api/client';
import type { Listed } from './api/types';

/** After each failure it waits so long, in milliseconds; after the last one always the same. */
const PAUSES = [500, 1_000, 2_000, 5_000];

/** Reads them until it succeeds, saying of each failure that there was one; the answer gives it up. */
export function readGames(found: (games: Listed[]) => void, failed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  async function attempt(before: number): Promise<void> {
    try {
      const games = await api.games();
      if (isWanted) found(games);
    } catch {
      if (!isWanted) return;
      failed();
      timer = setTimeout(() => void attempt(before + 1), PAUSES[before] ?? PAUSES.at(-1));
    }
  }
  void attempt(0);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
