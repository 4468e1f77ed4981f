/** Which tab plays a game: whoever has its lock. Others watch, and play on when it is free. */

/** How long a game is kept after its last stream is gone: one that is opened anew is the same tab. */
const KEPT = 1_000;

export class Turns {
  private readonly held = new Map<string, () => void>();
  private readonly asked = new Set<string>();
  private readonly streams = new Map<number, string>();

  constructor(
    private readonly name: string,
    private readonly taken: (game: string) => void,
  ) {}

  holds(game: string): boolean {
    return this.held.has(game);
  }

  /** A stream listens to a game: the lock is asked for; true if it is had at once. */
  async join(stream: number, game: string): Promise<boolean> {
    this.streams.set(stream, game);
    if (this.holds(game)) return true;
    if (!this.asked.has(game)) await this.ask(game, true);
    if (!this.holds(game) && !this.asked.has(game)) void this.ask(game, false).then(() => this.taken(game));
    return this.holds(game);
  }

  leave(stream: number): void {
    const game = this.streams.get(stream);
    this.streams.delete(stream);
    if (game === undefined) return;
    setTimeout(() => {
      if ([...this.streams.values()].includes(game)) return;
      this.held.get(game)?.();
      this.held.delete(game);
    }, KEPT);
  }

  /** Resolves when the lock is had, or when it cannot be had at once. */
  private ask(game: string, atOnce: boolean): Promise<void> {
    if (!atOnce) this.asked.add(game);
    return new Promise((resolve) => {
      const options = atOnce ? { ifAvailable: true } : {};
      void navigator.locks.request(`${this.name} ${game}`, options, (lock) => {
        this.asked.delete(game);
        const wanted = lock && [...this.streams.values()].includes(game);
        if (!wanted) {
          if (atOnce) resolve();
          return undefined;
        }
        return new Promise<void>((release) => {
          this.held.set(game, release);
          resolve();
        });
      });
    });
  }
}
