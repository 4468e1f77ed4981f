/** Rows of text in IndexedDB under keys that are lists (robinsonade/site/shelf.py). */
const ROWS = 'rows';

interface Change {
  add: [IDBValidKey, string][];
  put: [IDBValidKey, string][];
  remove: [IDBValidKey, IDBValidKey][];
}

function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Shelf {
  private opened: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly name: string,
    /** Called with the ids of games of which something is new on the disk. */
    private readonly written: (games: string[]) => void = () => {},
  ) {}

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(this.name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        // Closed by the browser, or about to be deleted: opened anew when it is needed.
        const gone = () => {
          database.close();
          this.opened = null;
        };
        database.onclose = gone;
        database.onversionchange = gone;
        resolve(database);
      };
    }).catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async rows(): Promise<IDBObjectStore> {
    return (await this.open()).transaction(ROWS, 'readonly').objectStore(ROWS);
  }

  async read(key: string): Promise<string> {
    const row = (await found((await this.rows()).get(JSON.parse(key)))) as string | undefined;
    return row ?? '';
  }

  async range(low: string, high: string): Promise<string> {
    const between = IDBKeyRange.bound(JSON.parse(low), JSON.parse(high));
    return JSON.stringify(await found((await this.rows()).getAll(between)));
  }

  /** "done" when it is on the disk; "there" or "full" when nothing was written. */
  async write(text: string): Promise<string> {
    const change = JSON.parse(text) as Change;
    const database = await this.open();
    const came = await new Promise<string>((resolve, reject) => {
      const going = database.transaction(ROWS, 'readwrite', { durability: 'strict' });
      const rows = going.objectStore(ROWS);
      let error: DOMException | null = null;
      going.oncomplete = () => resolve('done');
      going.onabort = () => {
        const name = (error ?? going.error)?.name;
        if (name === 'ConstraintError') resolve('there');
        else if (name === 'QuotaExceededError') resolve('full');
        else reject(error ?? going.error ?? new Error('aborted'));
      };
      for (const [low, high] of change.remove) rows.delete(IDBKeyRange.bound(low, high));
      for (const [key, row] of change.add) {
        const request = rows.add(row, key);
        request.onerror = () => (error = request.error);
      }
      for (const [key, row] of change.put) rows.put(row, key);
    });
    if (came === 'done') this.written([...new Set(gamesIn(change))]);
    return came;
  }
}

function gamesIn(change: Change): string[] {
  const keys = [...change.add, ...change.put, ...change.remove].map(([key]) => key as string[]);
  return keys.map((key) => key[1]!);
}
