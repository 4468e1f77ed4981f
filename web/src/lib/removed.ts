/** Games that this browser no longer lists. They go on where they are, and their links still lead there. */
const KEY = 'robinsonade-removed';
/** So many are remembered. */
const MOST = 500;

function removed(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

export const isRemoved = (id: string): boolean => removed().includes(id);

export function remove(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...removed(), id].slice(-MOST)));
  } catch {
    // Then it is listed again next time.
  }
}
