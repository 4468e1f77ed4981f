/** What was played on this device, in its own database: nothing of it ever leaves, unless somebody takes it along. */

/** Why a game is listed but not counted. */
export type Why = '' | 'rewound' | 'open-seed' | 'clone' | 'puzzle' | 'lesson' | 'mixed';

export interface Played {
  id: string;
  game: string;
  /** When it was finished, as far as this device knows. */
  when: number;
  seats: number;
  /** Difficulty or scenario. */
  level: string;
  result: 'won' | 'lost' | '';
  place: number;
  points: number | null;
  turns: number;
  seconds: number;
  why: Why;
}
/** A lesson or a puzzle that was done. */
export interface Solved {
  id: string;
  game: string;
  sort: 'puzzle' | 'lesson';
  stars: number;
  when: number;
}
export interface Kept {
  format: 'robinsonade-record';
  played: Played[];
  solved: Solved[];
}
export interface Summary {
  games: number;
  wins: number;
  /** Wins in a row up to now, and the most there ever were. */
  streak: number;
  longest: number;
  best: number | null;
  seconds: number;
}

const NAME = 'robinsonade';
const PLAYED = 'played';
const SOLVED = 'solved';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      for (const store of [PLAYED, SOLVED]) asked.result.createObjectStore(store, { keyPath: 'id' });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => IDBRequest<T> | void,
): Promise<T | undefined> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction([PLAYED, SOLVED], mode);
      const asked = work((name) => transaction.objectStore(name));
      transaction.oncomplete = () => resolve(asked ? asked.result : undefined);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** How often a title was played to its end on this device. */
export async function timesPlayed(game: string): Promise<number> {
  const all = (await within<Played[]>('readonly', (store) => store(PLAYED).getAll())) ?? [];
  return all.filter((one) => one.game === game).length;
}

/** A finished game, once: who looks at its end again changes nothing. */
export async function remember(played: Played): Promise<void> {
  const there = await within('readonly', (store) => store(PLAYED).get(played.id));
  if (!there) await within('readwrite', (store) => void store(PLAYED).put(played));
}

/** A puzzle or lesson; the best try stays. */
export async function solve(solved: Solved): Promise<void> {
  const there = (await within('readonly', (store) => store(SOLVED).get(solved.id))) as Solved | undefined;
  if (!there || there.stars < solved.stars)
    await within('readwrite', (store) => void store(SOLVED).put(solved));
}

export async function all(): Promise<Kept> {
  const played = ((await within('readonly', (store) => store(PLAYED).getAll())) ?? []) as Played[];
  const solved = ((await within('readonly', (store) => store(SOLVED).getAll())) ?? []) as Solved[];
  return { format: 'robinsonade-record', played: played.sort((a, b) => b.when - a.when), solved };
}

export async function forget(): Promise<void> {
  await within('readwrite', (store) => {
    store(PLAYED).clear();
    store(SOLVED).clear();
  });
}

const RESULTS = ['won', 'lost', ''];
const REASONS: readonly unknown[] = ['', 'rewound', 'open-seed', 'clone', 'puzzle', 'lesson', 'mixed'];
const isNumber = (one: unknown) => Number.isFinite(one);

/** Is it one as this program writes them, of a game that it knows? */
function isEntry(one: unknown, games: readonly string[]): one is Record<string, unknown> {
  if (typeof one !== 'object' || one === null) return false;
  const { id, game, when } = one as Record<string, unknown>;
  return typeof id === 'string' && id !== '' && games.includes(game as string) && isNumber(when);
}
const isPlayed = ({ seats, level, result, points, turns, seconds, why }: Record<string, unknown>) =>
  [seats, turns, seconds].every(isNumber) &&
  typeof level === 'string' &&
  RESULTS.includes(result as string) &&
  (points === null || isNumber(points)) &&
  REASONS.includes(why);
const isSolved = ({ sort, stars }: Record<string, unknown>) =>
  (sort === 'puzzle' || sort === 'lesson') && isNumber(stars);

/**
 * What somebody has taken along from another device, to be added to what is here, and how much of it nobody can
 * read; null: no such file, or nothing in it that could be added.
 */
export function readKept(text: string, games: readonly string[]): (Kept & { unread: number }) | null {
  try {
    const found = JSON.parse(text) as Partial<Kept>;
    if (found.format !== 'robinsonade-record') return null;
    const [given, done]: [unknown[], unknown[]] = [found.played ?? [], found.solved ?? []];
    const played = given.filter((one) => isEntry(one, games) && isPlayed(one)) as Played[];
    const solved = done.filter((one) => isEntry(one, games) && isSolved(one)) as Solved[];
    const read = played.length + solved.length;
    const unread = given.length + done.length - read;
    return read ? { format: found.format, played, solved, unread } : null;
  } catch {
    return null;
  }
}

export async function add(kept: Kept): Promise<void> {
  for (const one of kept.played) await remember(one);
  for (const one of kept.solved) await solve(one);
}

/** Those that count, summed up. */
export function summed(played: readonly Played[]): Summary {
  const counted = played.filter(({ why }) => !why).sort((a, b) => a.when - b.when);
  const found: Summary = { games: 0, wins: 0, streak: 0, longest: 0, best: null, seconds: 0 };
  for (const { result, points, seconds } of counted) {
    found.games++;
    found.seconds += seconds;
    if (result === 'won') found.wins++;
    if (result) found.streak = result === 'won' ? found.streak + 1 : 0;
    found.longest = Math.max(found.longest, found.streak);
    if (points !== null && (found.best === null || points > found.best)) found.best = points;
  }
  return found;
}

export async function summary(game: string): Promise<Summary> {
  return summed((await all()).played.filter((one) => one.game === game));
}
