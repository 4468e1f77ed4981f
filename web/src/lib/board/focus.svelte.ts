/** Which element of a board has the keyboard; keys move it on. */
import { tick } from 'svelte';
import { asksForLegal, isChord, walk } from './keys';
import { cycle, home, type Place } from './spatial';

export class BoardFocus {
  /** What holds all the elements. */
  root = $state<HTMLElement>();
  private kept = $state<string | null>(null);

  constructor(
    private readonly places: () => Place[],
    private readonly legal: () => ReadonlySet<string>,
  ) {}

  /** The element that Tab leads to. */
  readonly at = $derived.by(() => home(this.places(), this.legal(), this.kept));

  keep = (id: string): void => {
    this.kept = id;
  };

  async moveTo(id: string | null): Promise<void> {
    if (!id) return;
    this.kept = id;
    await tick();
    this.root?.querySelector<HTMLElement>(`[data-element="${id}"]`)?.focus();
  }

  onkeydown = (event: KeyboardEvent): void => {
    const from = this.at;
    if (isChord(event) || !from) return;
    walk(event, {
      from,
      places: this.places,
      nextLegal: (back) => cycle(this.places(), from, this.legal(), back),
      go: (to) => void this.moveTo(to),
    });
  };

  onwindowkey = (event: KeyboardEvent): void => {
    if (!asksForLegal(event)) return;
    event.preventDefault();
    const { at } = this;
    const legal = this.legal();
    void this.moveTo(at && legal.has(at) ? at : cycle(this.places(), at ?? '', legal, event.shiftKey));
  };
}
