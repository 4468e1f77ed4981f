/** Where things on the board can be pointed at: what they offer now, and which of them has the keyboard. */
import { SvelteSet } from 'svelte/reactivity';
import type { BoardProps } from '..';
import type { Choice } from '../../lib/api/types';
import { t } from '../../lib/text/i18n.svelte';

/** Choices without a target of their own, and where they are on the board. */
const PLACES: Record<string, (words: Record<string, string[]>) => string> = {
  castaway: (words) => `person:${words.person?.[0]}`,
  rest: (words) => `rest:${words.number?.[0]}`,
  slot: (words) => `slot:${words.number?.[0]}`,
  'feed-fire': () => 'fire:camp',
  descend: () => 'pile:pending',
  return: () => 'trek:return',
  join: () => 'trek:join',
};

/** What explains an element that is no noun of the game. */
export function explained(spot: string): string {
  const [sort] = spot.split(':');
  if (sort === 'rest') return 'action:rest';
  if (sort === 'slot') return 'action:camp';
  if (sort === 'fire') return 'action:campfire';
  if (sort === 'pile' || sort === 'trek') return 'action:exploration';
  return spot;
}

export function placeOf(choice: Choice): string | null {
  return PLACES[choice.kind]?.(choice.words) ?? null;
}

export class Desk {
  kept = $state<string | null>(null);
  readonly spots = new SvelteSet<string>();

  constructor(private readonly props: () => BoardProps) {}

  get table() {
    return this.props().table;
  }

  /** Where choices without a target are, by spot. */
  private readonly placed = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    const { table } = this;
    for (const choice of table.open ? (table.openGroup?.choices ?? []) : table.choices) {
      const spot = placeOf(choice);
      if (spot) found.set(spot, [...(found.get(spot) ?? []), choice]);
    }
    return found;
  });

  private readonly hinted = $derived.by(() => {
    const choice = this.table.choices.find((one) => one.id === this.table.hint?.choice);
    return new Set(choice ? [...choice.targets, placeOf(choice) ?? ''] : []);
  });

  /** The one that Tab leads to. */
  readonly focus = $derived.by(() => {
    if (this.kept && this.spots.has(this.kept)) return this.kept;
    const all = [...this.spots];
    return all.find((spot) => this.isLegal(spot)) ?? all[0] ?? null;
  });

  offers(spot: string): Choice[] {
    return this.table.targets.get(spot) ?? this.placed.get(spot) ?? [];
  }

  isLegal(spot: string): boolean {
    return this.offers(spot).length > 0;
  }

  isHinted(spot: string): boolean {
    return this.hinted.has(spot);
  }

  /** What happens right now happens here. */
  isNow(spot: string): boolean {
    const [noun, id] = spot.split(':') as [string, string];
    return this.table.event?.words[noun]?.includes(id) ?? false;
  }

  label(spot: string, says: string): string {
    const { table } = this;
    const kinds = [...new Set(this.offers(spot).map((choice) => choice.kind))];
    return [
      says,
      table.changed.has(spot) ? t('web-changed') : '',
      kinds.length
        ? t('web-legal', { choices: table.texts.listed(kinds.map((kind) => table.texts.group(kind))) })
        : '',
    ]
      .filter(Boolean)
      .join('. ');
  }

  pick(spot: string): void {
    this.kept = spot;
    const { table, onpick } = this.props();
    const placed = this.placed.get(spot) ?? [];
    if (table.playing || table.targets.has(spot) || !placed.length) return onpick(explained(spot));
    void table.choose(placed[0]!);
  }
}
