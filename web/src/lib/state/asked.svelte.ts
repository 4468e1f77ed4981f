/** What is asked here now. Between two questions to the same person the old one stays: nothing falls back for a moment. */
import type { Choice, State } from '../api/types';
import type { Group } from './options';
import type { TableStore } from './table.svelte';

/** As long as the next question may be under way. */
const HELD = 300;

export interface Question {
  decision: State['decision'];
  offered: Choice[];
  groups: Group[];
  myTurn: boolean;
}

export class Asked {
  private last: Question | null = null;
  private released = $state.raw<Question | null>(null);

  constructor(private readonly of: () => TableStore) {}

  private readonly current = $derived.by<Question | null>(() => {
    const { now, past, offered, offeredGroups: groups, myTurn } = this.of();
    const decision = (past ?? now)?.decision;
    return decision ? { decision, offered, groups, myTurn } : null;
  });

  /** The question, or the one before as long as it is held. */
  readonly question = $derived.by<Question | null>(() => {
    const { current } = this;
    const table = this.of();
    if (!current || current.offered.length || table.past || table.now?.outcome) {
      this.last = current?.offered.length ? current : null;
      return current;
    }
    return this.last && this.last !== this.released ? this.last : current;
  });
  readonly held = $derived.by(() => this.question !== this.current);

  /** Lets go of a question that nothing follows. Called as an effect. */
  release(): (() => void) | undefined {
    const { question, held } = this;
    if (!held) return undefined;
    const timer = setTimeout(() => (this.released = question), HELD);
    return () => clearTimeout(timer);
  }
}
