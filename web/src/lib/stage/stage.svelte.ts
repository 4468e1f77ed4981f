/** What is on the stage of a table now: a question, something grave that was told, or a card somebody reads. */
import type { Choice, GameEvent, State } from '../api/types';
import { isSameQuestion, type TableStore } from '../state/table.svelte';
import type { Beat } from '../story/beats';
import { i18n } from '../text/i18n.svelte';
import {
  answersOf,
  type Card,
  cardOf,
  causeOf,
  formOf,
  isStaged,
  type Roll,
  rollTold,
  type Stagecraft,
} from './stagecraft';

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
  /** What there is to know about the card now. */
  notes: string[];
}

const same = (one: Card | null, other: Card | null) =>
  one !== null && one.noun === other?.noun && one.id === other.id;

export class Stage {
  craft = $state.raw<Stagecraft>({});
  private reading = $state.raw<Card | null>(null);
  /** What somebody has closed to see the table, the last ones. */
  private closed = $state.raw<readonly string[]>([]);

  constructor(private readonly table: TableStore) {}

  private readonly title = $derived.by(() => (this.table.now ? i18n.title(this.table.now.game) : undefined));

  /** The question is about something that is seen first: a card, dice or a sheet. */
  readonly comes = $derived.by(() => {
    const decision = this.table.now?.decision;
    return Boolean(decision?.sheet) || isStaged(decision, this.table.offered, this.title, this.craft);
  });

  /** The card of what is being told. */
  private readonly toldCard = $derived.by<Card | null>(() => {
    for (const event of this.table.playback.beat?.events ?? []) {
      const { audience, playback } = this.table;
      const card = cardOf(event, this.title, this.craft, audience.personas, playback.story);
      if (card) return card;
    }
    return null;
  });

  /** What a beat of the film strip shows: the first card or thing with a picture that it is about. */
  pictured(beat: Beat): Card | null {
    for (const event of beat.events) {
      const card = cardOf(event, this.title, this.craft, this.table.audience.personas);
      if (card) return card;
    }
    return null;
  }

  /** The dice of what is being told. */
  readonly toldRoll = $derived.by<Roll | null>(() => {
    const { beat } = this.table.playback;
    if (!beat) return null;
    const before = this.table.playback.story.slice(-4);
    const events = beat.events.some((event) => this.craft.reached?.(event))
      ? [...before.filter((one) => !beat.events.includes(one as never)), ...beat.events]
      : beat.events;
    return rollTold(events, this.craft, this.table.view);
  });

  /** How much of the stage what is told takes. */
  private readonly form = $derived.by(() => {
    const { beat } = this.table.playback;
    if (!beat || !(this.toldCard ?? this.toldRoll)) return null;
    return formOf(beat.events[0]?.kind ?? '', beat.weight, this.craft);
  });

  private notes(kind: string | undefined, card: Card | null, told?: GameEvent): string[] {
    const { view, texts } = this.table;
    return view && kind ? (this.craft.notes?.(view, kind, card, texts, told) ?? []) : [];
  }

  /** The game can be won: that comes before every other question. */
  private readonly winning = $derived.by<Shown | null>(() => {
    const { table, craft } = this;
    if (!craft.win || !table.wins.size || !table.live || !table.view) return null;
    const { again, ...card } = craft.win;
    const wins = table.offered.filter((one) => table.wins.has(one.id));
    return {
      why: 'decide',
      key: `win-${again(table.view)}`,
      card,
      seat: wins[0]?.seat ?? null,
      goesTo: [],
      roll: null,
      answers: [...wins, ...table.offered.filter((one) => one.kind === 'pass')],
      asides: [],
      says: table.asks,
      notes: [],
    };
  });

  /** Since which version it has been the very same question: that others have answered, too, makes no other stage of it. */
  private since(now: State): number {
    if (!this.first || (now !== this.first && !isSameQuestion(this.first, now))) this.first = now;
    return this.first.version;
  }
  private first: State | null = null;

  private readonly asked = $derived.by<Shown | null>(() => {
    const { table, title, craft } = this;
    const decision = table.now?.decision;
    if (!decision || decision.sheet || !isStaged(decision, table.offered, title, craft)) {
      this.first = null;
      return null;
    }
    // Whom the server will pass for is not asked.
    const asked = decision.asked ?? decision.waiting;
    if (!answersOf(table.offered).some((one) => asked.includes(one.seat))) return null;
    if (!table.live && !(table.playback.waits === 'stop' && same(this.toldCard, decision.card))) return null;
    const { log } = table;
    return {
      why: 'decide',
      key: `decide-${this.since(table.now!)}`,
      card: decision.card,
      seat: decision.card?.seat ?? decision.waiting[0] ?? null,
      goesTo: decision.card?.goes_to ?? [],
      roll: decision.dice ?? (decision.card ? rollBefore(log, craft, decision.card, title) : null),
      answers: answersOf(table.offered),
      asides: table.offered.filter((one) => one.interrupt),
      says: table.asks,
      notes: [...table.reasons, ...this.notes(decision.prompt ?? '', decision.card)],
    };
  });

  private readonly told = $derived.by<Shown | null>(() => {
    const { beat } = this.table.playback;
    const card = this.toldCard;
    if (!beat || this.form !== 'full' || this.table.past) return null;
    return {
      why: 'stop',
      key: `stop-${beat.key}`,
      card,
      seat: beat.seat,
      goesTo: [],
      roll: (card && rollBefore(this.table.playback.story, this.craft, card, this.title)) ?? this.toldRoll,
      answers: [],
      asides: [],
      says: this.table.sentence(beat),
      notes: [
        ...this.cause(beat),
        ...this.notes(beat.events[0]?.kind, card, beat.events[0]),
        ...this.outcome(beat),
      ],
    };
  });

  /** Why it has come to this. */
  private cause({ events: [event] }: Beat): string[] {
    const led = event && causeOf(event, this.table.playback.story, this.craft);
    return led ? [this.table.texts.event(led.kind, led.words)] : [];
  }

  /** What came of it, though that is told later: nobody has to count it out. */
  private outcome(beat: Beat): string[] {
    const [first] = beat.events;
    const kinds = this.craft.follows?.[first?.kind ?? ''] ?? [];
    const next = this.table.playback.waiting.flatMap((one) => one.events);
    const end = next.findIndex((one) => one.version !== first?.version || !kinds.includes(one.kind));
    return next
      .slice(0, end < 0 ? next.length : end)
      .map((one) => this.table.texts.event(one.kind, one.words));
  }

  /** What is on the stage; null: the table is in sight. */
  readonly shown = $derived.by<Shown | null>(() => {
    if (this.table.curtain !== null) return null;
    if (this.reading) {
      const { noun, id } = this.reading;
      const blank = { seat: null, goesTo: [], roll: null, answers: [], asides: [], notes: [] };
      return { ...blank, why: 'read', key: `read-${noun}-${id}`, card: this.reading, says: '' };
    }
    const shown = this.asked ?? this.told ?? this.winning;
    return shown && !this.closed.includes(shown.key) ? shown : null;
  });

  /** A question waits on the stage, which somebody has closed. */
  readonly waiting = $derived.by(() => this.asked !== null && this.shown === null);

  /** A card beside the caption while it is told, and what there is to know about it. */
  readonly small = $derived.by<{ card: Card; notes: string[] } | null>(() => {
    const card = this.toldCard;
    if (!this.form || this.shown || !card) return null;
    const { beat } = this.table.playback;
    const told = beat?.events[0];
    return { card, notes: [...this.notes(told?.kind, card, told), ...(beat ? this.outcome(beat) : [])] };
  });

  /** A card that lies open, to be read by itself; the answer: is it one? */
  read(card: Card | null): boolean {
    if (!card || !this.title?.cards?.includes(card.noun) || this.craft.places?.includes(card.noun))
      return false;
    this.reading = card;
    return true;
  }

  close(): void {
    const { shown } = this;
    if (shown?.why === 'stop') this.table.playback.goOn();
    else if (shown?.why === 'decide') this.closed = [...this.closed.slice(-3), shown.key];
    this.reading = null;
  }

  reopen(): void {
    this.closed = [];
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
  const dice = events
    .slice(from, at)
    .flatMap((event) => craft.rolls!(event))
    // What a die has done shows it again: here it lies already.
    .filter((die, n, all) => !all.slice(0, n).some((one) => one.sort.endsWith(`-${die.sort}`)));
  return dice.length ? { dice, bonus: 0, against: null, at_most: false } : null;
}
