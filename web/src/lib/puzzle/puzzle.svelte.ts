/** A puzzle in the browser: each answer is judged before it is made; what is wrong changes nothing at the table. */
import { Problem } from '../api/client';
import { puzzles, verdict as judge } from '../api/later';
import type { Choice, Figure, PuzzleListed, Verdict } from '../api/types';
import { solve } from '../record/record';
import type { TableStore } from '../state/table.svelte';
import { t } from '../text/i18n.svelte';
import { nameOf, type PuzzleName } from './names';

interface Kept {
  /** Tries that went wrong, and the right answers so far. */
  failed: string[][];
  right: string[];
}

export class Puzzling {
  verdict = $state.raw<Verdict | null>(null);
  problem = $state('');
  private list = $state.raw<readonly PuzzleListed[]>([]);
  private kept: Kept;
  private asking = false;
  private readonly key: string;

  constructor(
    private readonly table: TableStore,
    private readonly name: PuzzleName,
  ) {
    this.key = `puzzle-${table.id}`;
    this.kept = JSON.parse(sessionStorage.getItem(this.key) ?? '{"failed":[],"right":[]}') as Kept;
    void puzzles().then((list) => (this.list = list.filter((one) => one.game === name.game)));
    const { failed, right } = this.kept;
    if (failed.length || right.length) void this.ask(right.length ? [...failed, right] : failed);
  }

  private readonly place = $derived.by(() => this.list.findIndex((one) => one.id === this.name.id));
  readonly own = $derived.by(() => this.list[this.place]);
  readonly number = $derived.by(() => ({ number: this.place + 1, of: this.list.length }));
  /** The one after this, of the same title. */
  readonly next = $derived.by(() => (this.place < 0 ? undefined : this.list[this.place + 1]));
  /** Nothing is to be found any more. */
  readonly over = $derived.by(() => Boolean(this.verdict?.answers.length));

  words(attribute = ''): string {
    return this.own ? this.table.texts.render(this.own.key, attribute, {}) : '';
  }
  choice({ kind, words }: Figure): string {
    return this.table.texts.choice(kind, words);
  }

  private async ask(tries: string[][], reveal = false): Promise<Verdict | null> {
    this.problem = '';
    this.asking = true;
    try {
      return (this.verdict = await judge(this.name.game, this.name.id, tries, reveal));
    } catch (error) {
      this.problem = (error instanceof Problem && error.detail) || t('web-offline');
      return null;
    } finally {
      this.asking = false;
    }
  }

  /** May it be made? Only what is right, until the puzzle is over. */
  async judge(choice: Choice): Promise<boolean> {
    if (this.over) return true;
    if (this.asking) return false;
    const { failed } = this.kept;
    const right = this.kept.right.slice(0, this.table.now?.seq ?? 0);
    const now = [...right, choice.id];
    const found = await this.ask([...failed, now]);
    if (!found) return false;
    this.kept = found.wrong ? { failed: [...failed, now], right } : { failed, right: now };
    sessionStorage.setItem(this.key, JSON.stringify(this.kept));
    const said = found.wrong ? this.answer(found) : found.solved ? this.solved(found) : '';
    if (said) this.table.announcer.say(said, true);
    if (found.solved) await this.remember(found.stars);
    return !found.wrong;
  }

  /** What is said of a wrong answer. */
  answer({ wrong, best }: Verdict): string {
    return this.table.texts.say('ui-puzzle-wrong', {
      choice: this.choice(wrong!),
      share: Math.round(100 * wrong!.share),
      best: Math.round(100 * (best ?? 0)),
    });
  }
  solved({ stars, tries }: Verdict): string {
    return this.table.texts.say('ui-puzzle-solved', { stars, tries });
  }

  reveal(): Promise<unknown> {
    return this.ask(this.kept.failed, true);
  }

  private async remember(stars: number): Promise<void> {
    const { game } = this.name;
    try {
      await solve({ id: nameOf(this.name), game, sort: 'puzzle', stars, when: Date.now() });
    } catch {
      // A browser that keeps nothing has puzzles all the same.
    }
  }
}
