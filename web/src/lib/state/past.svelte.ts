/** The table as it stood before: a moment of the past instead of the present. */
import { api } from '../api/client';
import type { State } from '../api/types';
import type { Connection } from './connection.svelte';

export class Past {
  state = $state.raw<State | null>(null);
  private readonly known = new Map<number, State>();
  private wanted: number | null = null;

  constructor(private readonly connection: Connection) {}

  /** What was known of the past may not be true any more. */
  forget(): void {
    this.known.clear();
  }

  leave(): void {
    this.wanted = null;
    this.state = null;
  }

  /** Show the table after this many choices; null: the present. */
  async goTo(at: number | null): Promise<void> {
    const { id, viewer, now } = this.connection;
    if (at === null || at >= (now?.seq ?? 0)) return this.leave();
    const wanted = Math.max(0, at);
    this.wanted = wanted;
    let state = this.known.get(wanted);
    if (!state) {
      try {
        state = await api.state(id, { at: wanted, ...(viewer == null ? {} : { viewer }) });
      } catch (error) {
        return this.connection.fail(error);
      }
      this.known.set(wanted, state);
    }
    if (this.wanted === wanted) this.state = state;
  }

  /** On the way from one moment to another: only what is seen changes. */
  show({ view, at }: Pick<State, 'view' | 'at'>): void {
    if (this.state) this.state = { ...this.state, view, at };
  }

  by(steps: number): Promise<void> {
    const here = this.state?.at ?? this.connection.now?.seq ?? 0;
    return this.goTo(Math.max(0, here + steps));
  }
}
