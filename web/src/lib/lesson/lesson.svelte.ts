/** A guided game in the browser: which card is open, and what a choice that is not meant is told. */
import type { Choice, CoachCard } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { t } from '../text/i18n.svelte';
import { choiceLabel } from '../text/offers';

export class Lesson {
  /** The steps that were read here. */
  private read = $state.raw<readonly number[]>([]);

  constructor(private readonly table: TableStore) {}

  /** What is explained, as long as it is a lesson. */
  readonly coach = $derived.by(() => (this.table.now?.lesson ? (this.table.now.coach ?? null) : null));
  private readonly cards = $derived.by<CoachCard[]>(() => this.coach?.cards ?? []);
  /** The card that is open: while something is told, nobody speaks. */
  readonly card = $derived.by<CoachCard | null>(() => {
    if (!this.table.live || !this.table.offered.length) return null;
    return this.cards.find((card) => card.waits || !this.read.includes(card.step)) ?? null;
  });
  /** Something is to be read first: nothing else opens over the table. */
  readonly reading = $derived.by(() => this.card !== null && !this.card.waits);
  /** The last card of the lesson. */
  readonly last = $derived.by(() => this.card !== null && this.card.step === this.coach?.steps);
  /** The step that is shown as the present one. */
  readonly step = $derived.by(() => this.card?.step ?? this.coach?.step ?? 1);
  /** About how many minutes are left from there. */
  readonly minutes = $derived.by(() => this.card?.minutes ?? this.coach?.minutes ?? 0);

  words(attribute = ''): string {
    return this.card ? this.table.texts.render(this.card.say, attribute, {}) : '';
  }

  /** Title and words in one breath, for ears and for cards on the stage. */
  readonly spoken = $derived.by(() => {
    const title = this.words('title');
    return `${title}${/[!?]$/.test(title) ? ' ' : '. '}${this.words()}`;
  });

  next(): void {
    if (this.card && !this.card.waits) this.read = [...this.read, this.card.step];
  }

  /** What is told about a choice that is not meant now; empty: nothing. Null: just this is meant. */
  later(choice: Choice): string | null {
    const wanted = this.cards[this.cards.length - 1];
    if (!wanted?.waits) return '';
    if (wanted.allow.includes(choice.id)) return null;
    const first = this.table.offered.find((one) => one.id === wanted.allow[0]);
    return first ? t('web-lesson-later', { choice: choiceLabel(first, this.table) }) : '';
  }

  /** Light what is meant, or tell again what has just happened. */
  show(): void {
    if (this.card?.waits) this.table.pointed = this.card.allow[0] ?? null;
    else this.table.again(this.table.since.beats);
  }
  readonly canShow = $derived.by(() =>
    Boolean(this.card && (this.card.waits || this.table.since.beats.length)),
  );
}

/** Where the things of a card are on the page: a thing may be drawn in several places. */
export function elementsOf(spot: string): HTMLElement[] {
  const name = CSS.escape(spot);
  const found = document.querySelectorAll<HTMLElement>(
    ['element', 'place', 'thing', 'spot'].map((kind) => `#app [data-${kind}="${name}"]`).join(),
  );
  return [...found];
}

/** The room a thing takes with what sticks out of it: what can be done there lies in the light, too. */
export function roomOf(thing: Element): { x: number; y: number; width: number; height: number } {
  const all = [thing, ...thing.querySelectorAll('.chip')].map((one) => one.getBoundingClientRect());
  const x = Math.min(...all.map(({ left }) => left));
  const y = Math.min(...all.map(({ top }) => top));
  const width = Math.max(...all.map(({ right }) => right)) - x;
  return { x, y, width, height: Math.max(...all.map(({ bottom }) => bottom)) - y };
}

/** Does the card of whoever explains lie over one of these things, below the board? */
export function hides(things: Element[]): boolean {
  const coach = document.querySelector('.coach:not(.aloft)')?.getBoundingClientRect();
  return things.some((one) => {
    const { y } = one.getBoundingClientRect();
    return coach && y > coach.y && y < coach.bottom && !one.closest('.board');
  });
}
