/** Where things on the board can be pointed at: what they offer now, and which of them has the keyboard. */
import { SvelteSet } from 'svelte/reactivity';
import type { BoardProps } from '..';
import type { Choice } from '../../lib/api/types';
import { nounAndId } from '../../lib/api/words';
import { hintedChoice } from '../../lib/state/hint';
import { elementLabel } from '../../lib/text/offers';

/** Choices without a target of their own, and the elements where they are on the board. */
const UNTARGETED: Record<string, (words: Record<string, string[]>) => string> = {
  castaway: (words) => `person:${words.person?.[0]}`,
  rest: (words) => `rest:${words.number?.[0]}`,
  slot: (words) => `slot:${words.number?.[0]}`,
  'feed-fire': () => 'fire:camp',
  descend: () => 'pile:pending',
  return: () => 'exploration:return',
  join: () => 'exploration:join',
};

/** What explains an element that is no noun of the game. */
export function explained(element: string): string {
  const [sort] = nounAndId(element);
  if (sort === 'rest') return 'action:rest';
  if (sort === 'slot') return 'action:camp';
  if (sort === 'fire') return 'action:campfire';
  if (sort === 'pile' || sort === 'exploration') return 'action:exploration';
  return element;
}

export function elementOf(choice: Choice): string | null {
  return UNTARGETED[choice.kind]?.(choice.words) ?? null;
}

export class Pointer {
  private kept = $state<string | null>(null);
  readonly elements = new SvelteSet<string>();

  constructor(private readonly props: () => BoardProps) {}

  get table() {
    return this.props().table;
  }

  /** Where choices without a target are, by element. */
  private readonly placed = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    const { table } = this;
    for (const choice of table.open ? (table.openGroup?.choices ?? []) : table.choices) {
      const element = elementOf(choice);
      if (element) found.set(element, [...(found.get(element) ?? []), choice]);
    }
    return found;
  });

  private readonly hinted = $derived.by(() => {
    const choice = hintedChoice(this.table);
    return new Set(choice ? [...choice.targets, elementOf(choice) ?? ''] : []);
  });

  /** The one that Tab leads to. */
  readonly focus = $derived.by(() => {
    if (this.kept && this.elements.has(this.kept)) return this.kept;
    const all = [...this.elements];
    return all.find((element) => this.isLegal(element)) ?? all[0] ?? null;
  });

  offers(element: string): Choice[] {
    return this.table.targets.get(element) ?? this.placed.get(element) ?? [];
  }

  isLegal(element: string): boolean {
    return this.offers(element).length > 0;
  }

  isChanged(element: string): boolean {
    return this.table.changed.has(element);
  }

  hasFocus(element: string): boolean {
    return this.focus === element;
  }

  keep(element: string): void {
    this.kept = element;
  }

  isHinted(element: string): boolean {
    return this.hinted.has(element);
  }

  /** What happens right now happens here. */
  isNow(element: string): boolean {
    const [noun, id] = nounAndId(element);
    return this.table.event?.words[noun]?.includes(id) ?? false;
  }

  label(element: string, says: string): string {
    return elementLabel([says], this.isChanged(element), this.offers(element), this.table.texts);
  }

  pick(element: string): void {
    this.kept = element;
    const { table, onpick } = this.props();
    const placed = this.placed.get(element) ?? [];
    if (table.playing || table.targets.has(element) || !placed.length) return onpick(explained(element));
    void table.choose(placed[0]!);
  }
}
