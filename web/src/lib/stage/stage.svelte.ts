/** What is on the stage of a table now: a question, something grave that was told, or a card somebody reads. */
import type { Choice } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { MAJOR, STOP } from '../story/beats';
import { i18n } from '../text/i18n.svelte';
import { answersOf, type Card, cardOf, isStaged, type Roll, rollTold, type Stagecraft } from './stagecraft';

export interface Shown {
  why: 'decide' | 'stop' | 'read';
  /** Another key, another stage. */
  key: string;
  card: Card | null;
  seat: number | null;
  goesTo: string[];
  roll: Roll | null;
  answers: Choice[];
  asides: Choice[];
  /** What is asked or told. */
  says: string;
}

const same = (one: Card | null, other: Card | null) => one?.noun === other?.noun && one?.id === other?.id;

export class Stage {
  craft = $state.raw<Stagecraft>({});
  private reading = $state.raw<Card | null>(null);
  /** The stage that somebody has closed to see the table. */
  private closed = $state('');

  constructor(private readonly table: TableStore) {}

  private readonly title = $derived.by(() => (this.table.now ? i18n.title(this.table.now.game) : undefined));

  /** The card of what is being told. */
  private readonly toldCard = $derived.by<Card | null>(() => {
    for (const event of this.table.playback.beat?.events ?? []) {
      const card = cardOf(event, this.title, this.craft);
      if (card) return card;
    }
    return null;
  });

  /** The dice of what is being told. */
  readonly toldRoll = $derived.by<Roll | null>(() => {
    const { beat } = this.table.playback;
    if (!beat) return null;
    const before = this.table.playback.story.slice(-4);
    const events = beat.events.some((event) => this.craft.reached?.(event))
      ? [...before.filter((one) => !beat.events.includes(one as never)), ...beat.events]
      : beat.events;
    return rollTold(events, this.craft);
  });

  private readonly asked = $derived.by<Shown | null>(() => {
    const { table, title, craft } = this;
    const decision = table.now?.decision;
    if (!decision || !isStaged(decision, table.offered, title, craft)) return null;
    // Whom the server will pass for is not asked.
    const asked = decision.asked ?? decision.waiting;
    if (!answersOf(table.offered).some((one) => asked.includes(one.seat))) return null;
    if (!table.live && !(table.playback.waits === 'stop' && same(this.toldCard, decision.card))) return null;
    const { log } = table;
    return {
      why: 'decide',
      key: `decide-${table.now?.version}`,
      card: decision.card,
      seat: decision.card?.seat ?? decision.waiting[0] ?? null,
      goesTo: decision.card?.goes_to ?? [],
      roll: decision.dice ?? (decision.card ? rollBefore(log, craft, decision.card, title) : null),
      answers: answersOf(table.offered),
      asides: table.offered.filter((one) => one.interrupt),
      says: table.question,
    };
  });

  private readonly told = $derived.by<Shown | null>(() => {
    const { beat } = this.table.playback;
    const card = this.toldCard;
    if (!beat || beat.weight < STOP || !card || this.table.past) return null;
    return {
      why: 'stop',
      key: `stop-${beat.key}`,
      card,
      seat: beat.seat,
      goesTo: [],
      roll: rollBefore(this.table.playback.story, this.craft, card, this.title),
      answers: [],
      asides: [],
      says: this.table.sentence(beat),
    };
  });

  /** What is on the stage; null: the table is in sight. */
  readonly shown = $derived.by<Shown | null>(() => {
    if (this.table.curtain !== null) return null;
    if (this.reading) {
      const { noun, id } = this.reading;
      const blank = { seat: null, goesTo: [], roll: null, answers: [], asides: [] };
      return { ...blank, why: 'read', key: `read-${noun}-${id}`, card: this.reading, says: '' };
    }
    const shown = this.asked ?? this.told;
    return shown && shown.key !== this.closed ? shown : null;
  });

  /** A question waits on the stage, which somebody has closed. */
  readonly waiting = $derived.by(() => this.asked !== null && this.shown === null);

  /** Somebody else's card, beside the caption, while it is told. */
  readonly small = $derived.by<Card | null>(() => {
    const { beat } = this.table.playback;
    return beat && beat.weight >= MAJOR && !this.shown ? this.toldCard : null;
  });

  /** A card that lies open, to be read by itself; the answer: is it one? */
  read(card: Card | null): boolean {
    if (!card || !this.title?.cards?.includes(card.noun)) return false;
    this.reading = card;
    return true;
  }

  close(): void {
    const { shown } = this;
    if (shown?.why === 'stop') this.table.playback.goOn();
    else if (shown?.why === 'decide') this.closed = shown.key;
    this.reading = null;
  }

  reopen(): void {
    this.closed = '';
  }
}

/** The dice that led to a card: those told right before it. */
function rollBefore(
  events: readonly { kind: string; words: Record<string, string[]> }[],
  craft: Stagecraft,
  card: Card,
  title: Parameters<typeof cardOf>[1],
): Roll | null {
  if (!craft.rolls) return null;
  const at = events.findLastIndex((event) => same(cardOf(event, title, craft), card));
  if (at < 0) return null;
  let from = at;
  while (from > 0 && craft.rolls(events[from - 1]!).length) from--;
  const dice = events.slice(from, at).flatMap(craft.rolls);
  return dice.length ? { dice, bonus: 0, against: null, at_most: false } : null;
}
