/**
 * Pointing at a board, one for all games: what each element offers and how it is marked, what is lit, changed, told or
 * hinted, what is in the hand, and where the keyboard is. Tap, drag and keyboard end in the same choices.
 */
import { getContext, setContext, tick, untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Choice, RawView } from '../api/types';
import { hintedChoice } from '../state/hint';
import { byPlace, CROWD, lit, type Offers } from '../state/options';
import type { TableStore } from '../state/table.svelte';
import { elementLabel } from '../text/offers';
import type { Icon } from './icons';
import { asksForLegal, isChord, isForPage, walk } from './keys';
import { type Mark, MARKS, type Pointing } from './pointing';
import { cycle, home, type Place } from './spatial';

/** What the page does for a pointer. */
export interface Page {
  phone: boolean;
  /** Tells what there is to know about a target. */
  read: (target: string) => void;
}

/** Several choices lie at one element. */
export interface Menu {
  element: string;
  choices: Choice[];
  /** It was opened by a key. */
  keyed: boolean;
}

/** Things that stand side by side, though not to the pixel. */
const ROW = 12;

export class Pointer<View = RawView> {
  /** What holds all the elements of the board. */
  root = $state<HTMLElement>();
  /** Something has been picked: what lies over the board goes away. */
  onpicked: () => void = () => undefined;
  /** Brings an element into sight before it gets the keyboard. */
  reveal: (one: HTMLElement) => void = () => undefined;
  /** Everything that can have the keyboard, in reading order; without it: what has registered itself. */
  private ids = $state.raw<(() => string[]) | null>(null);
  private readonly registered = new SvelteSet<string>();
  private kept = $state<string | null>(null);
  private taken = $state<string | null>(null);
  private opened = $state.raw<Menu | null>(null);

  constructor(
    readonly table: TableStore,
    private readonly game: Pointing<View>,
    private readonly page: () => Page,
  ) {}

  readonly phone = $derived.by(() => this.page().phone);
  readonly view = $derived.by<View>(() => this.table.view as View);
  readonly texts = $derived.by(() => this.table.texts);

  // -- what the elements offer

  private readonly at = (choice: Choice): string[] => this.game.at?.(choice, this.view) ?? choice.targets;
  private readonly from = (choice: Choice): string[] => this.game.from?.(choice, this.view) ?? [];

  /** What can be taken up, and what for. */
  private readonly sources = $derived.by(() => byPlace(this.table.choices, this.from));
  /** The element in the hand. */
  readonly held = $derived.by(() => (this.taken && this.sources.has(this.taken) ? this.taken : null));
  private readonly lit = $derived.by(() =>
    this.held ? this.sources.get(this.held)! : lit(this.table.groups, this.table.open),
  );
  private readonly offered = $derived.by(() =>
    byPlace(this.lit, this.held ? (one) => without(this.at(one), this.from(one)) : this.at),
  );
  /** Far away and many: they are marked only where nothing else is offered. */
  private readonly far = $derived.by(() =>
    this.held || this.table.open
      ? EMPTY
      : byPlace(
          this.table.choices.filter((one) => !one.interrupt && this.markOf(one) === 'fly'),
          this.at,
        ),
  );
  /** Lit or not. */
  private readonly anywhere = $derived.by(() => byPlace(this.table.choices, this.at));
  private readonly used = $derived.by(() =>
    byPlace(
      this.table.choices.filter((choice) => choice.interrupt),
      this.at,
    ),
  );

  offers(element: string): Choice[] {
    return this.offered.get(element) ?? this.far.get(element) ?? [];
  }
  /** What it may be used for at any moment, besides what is asked. */
  uses(element: string): Choice[] {
    return this.used.get(element) ?? [];
  }
  isLegal(element: string): boolean {
    return this.offers(element).length > 0;
  }
  isUsable(element: string): boolean {
    return this.used.has(element);
  }
  /** What it can be taken up for. */
  carries(element: string): Choice[] {
    return this.sources.get(element) ?? [];
  }

  // -- how they are marked

  markOf(choice: Choice): Mark {
    if (this.table.wins.has(choice.id)) return 'win';
    return this.game.mark?.(choice) ?? this.game.marks?.[choice.kind] ?? 'move';
  }
  /** The mark that the game has for choices like this one; null: none of its own. */
  signOf(choice: Choice): Mark | null {
    const known = this.game.mark?.(choice) ?? this.game.marks?.[choice.kind];
    return known ? this.markOf(choice) : null;
  }
  /** The sign of a choice, if the game has one besides its mark. */
  iconOf(choice: Choice): Icon | undefined {
    return this.game.icon?.(choice);
  }
  /** The marks of what an element offers, each once. */
  marks(element: string): Mark[] {
    const found = new Set(this.offers(element).map((choice) => this.markOf(choice)));
    return MARKS.filter((mark) => found.has(mark));
  }
  private readonly crowded = $derived.by(() => {
    const far = [...this.offered, ...this.far].filter(([, all]) =>
      all.some((one) => this.markOf(one) === 'fly'),
    );
    return new Set(far.map(([element]) => element)).size > CROWD;
  });
  /** The mark whose line is drawn around it; null: its chip is enough, or it offers nothing. */
  ring(element: string): Mark | null {
    return this.marks(element).find((mark) => mark !== 'fly' || !this.crowded) ?? null;
  }

  private readonly hinted = $derived.by(() => {
    const choice = hintedChoice(this.table);
    return new Set(choice ? this.at(choice) : []);
  });
  private readonly changed = $derived.by(
    () => new Set([...this.table.changed].map((one) => this.elementOf(one))),
  );
  private readonly now = $derived.by(() => {
    const words = Object.entries(this.table.event?.words ?? {});
    return new Set(words.flatMap(([fact, ids]) => ids.map((id) => this.elementOf(`${fact}:${id}`))));
  });
  /** Where a thing lies on the board. */
  elementOf(target: string): string | null {
    return this.game.elementOf ? this.game.elementOf(target, this.view) : target;
  }
  isHinted(element: string): boolean {
    return this.hinted.has(element);
  }
  isChanged(element: string): boolean {
    return this.changed.has(element);
  }
  /** What happens right now happens here. */
  isNow(element: string): boolean {
    return this.now.has(element);
  }

  /** Name, state, what is on it, what it offers. */
  label(element: string, ...says: string[]): string {
    const offers = this.offers(element);
    return elementLabel(
      says,
      this.isChanged(element),
      offers.length ? offers : this.uses(element),
      this.texts,
    );
  }

  // -- what people do

  private readonly possible = $derived.by(() => new Set(this.table.choices.map((one) => one.id)));
  /** What is asked about one element, as long as all of it can be done. */
  get menu(): Menu | null {
    return this.opened?.choices.every((one) => this.possible.has(one.id)) ? this.opened : null;
  }
  set menu(menu: Menu | null) {
    this.opened = menu;
  }

  /** One choice is made, several are asked about, what can be taken up is taken up, all else is explained. */
  pick(element: string): void {
    const { table } = this;
    this.kept = element;
    this.onpicked();
    if (table.playing) return table.skip();
    if (this.held === element) return this.drop();
    const offers = this.offers(element);
    const source = this.carries(element);
    if (source.length && offers.every((one) => source.includes(one)))
      return source.length > 1 ? this.take(element) : this.decide(element, source);
    if (offers.length) return this.decide(element, offers);
    const uses = this.uses(element);
    if (uses.length) return this.decide(element, uses);
    this.drop();
    const dark = this.anywhere.get(element) ?? [];
    if (dark.length) return void (this.menu = { element, choices: dark, keyed: isKeyed() });
    this.read(element);
  }

  /** The target that says what an element is. */
  explained(element: string): string {
    return this.game.explains?.(element, this.view) ?? element;
  }
  read(element: string): void {
    this.page().read(this.explained(element));
  }

  private decide(element: string, choices: Choice[]): void {
    const { table } = this;
    if (!table.live) return;
    const [first] = choices;
    const then = first && this.game.together?.[first.kind];
    if (then && choices.every((one) => one.kind === first.kind)) return this.gather(choices, then);
    if (choices.length === 1) return this.choose(first!);
    this.menu = { element, choices, keyed: isKeyed() };
  }

  choose(choice: Choice): void {
    this.drop();
    void this.table.choose(choice);
  }

  /** All of them together, one after the other as the engine asks. */
  private gather(choices: Choice[], then: string): void {
    const [first, ...others] = choices;
    const wanted = new Set(others.map((one) => JSON.stringify(one.words)));
    this.drop();
    const next = async (choice: Choice): Promise<void> => {
      if (!(await this.table.choose(choice))) return;
      await tick();
      const found = this.table.offered.find(
        (one) => one.kind === then && one.seat === choice.seat && wanted.delete(JSON.stringify(one.words)),
      );
      if (found) await next(found);
    };
    void next(first!);
  }

  /** It is in the hand: only where it can go is lit. */
  take(element: string): void {
    const keyed = isKeyed();
    this.table.open = null;
    this.hold(element);
    if (keyed) void this.moveTo(this.nextLegal(element, false));
  }
  /** The same by drag: where it goes is up to the hand. */
  lift(element: string): void {
    this.table.open = null;
    this.kept = element;
    this.hold(element);
  }
  hold(element: string | null): void {
    this.menu = null;
    this.taken = element;
  }
  drop(): void {
    this.hold(null);
  }
  /** What is in the hand is put here. */
  put(element: string): void {
    const offers = this.held ? this.offers(element) : [];
    if (offers.length) this.decide(element, offers);
    else this.drop();
  }

  /** Several are listed in the prompt: there is no room around the thing. */
  list(choices: Choice[]): void {
    this.menu = null;
    this.table.listed = { choices, known: (choice) => this.game.known?.(choice, this.texts) ?? '' };
  }

  // -- the keyboard

  /** A board says what it has, in reading order; what comes back ends that: nothing is read of a board that is gone. */
  walks(ids: () => string[]): () => void {
    untrack(() => (this.ids = ids));
    return () => {
      if (this.ids === ids) this.ids = null;
    };
  }
  private readonly all = $derived.by(() => this.ids?.() ?? [...this.registered]);
  private readonly legal = $derived.by(() => new Set([...this.offered.keys(), ...this.far.keys()]));
  /** The one that Tab leads to. */
  readonly focus = $derived.by(() =>
    home(
      this.all.map((id) => ({ id, x: 0, y: 0 })),
      this.legal,
      this.kept,
    ),
  );
  hasFocus(element: string): boolean {
    return this.focus === element;
  }
  keep(element: string): void {
    this.kept = element;
  }
  register(element: string): () => void {
    untrack(() => this.registered.add(element));
    return () => void this.registered.delete(element);
  }

  /** An element on the board, or else anywhere on the table. */
  find(element: string): HTMLElement | null {
    const is = `[data-element="${element}"]`;
    return this.root?.querySelector<HTMLElement>(is) ?? document.querySelector<HTMLElement>(`.lay ${is}`);
  }
  private elements(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>('button[data-element]') ?? [])];
  }
  private places(): Place[] {
    return this.elements()
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const box = one.getBoundingClientRect();
        return {
          id: one.dataset.element!,
          x: Math.round(box.x + box.width / 2),
          y: Math.round((box.y + box.height / 2) / ROW) * ROW,
        };
      });
  }
  /** The next legal element, first among those in sight, then anywhere. */
  private nextLegal(from: string, back: boolean, among = this.legal): string | null {
    const found = cycle(this.places(), from, among, back);
    if (found && found !== from) return found;
    const hidden = this.elements().map((one, n) => ({ id: one.dataset.element!, x: 0, y: n }));
    return cycle(hidden, from, among, back) ?? [...among].find((id) => this.find(id)) ?? null;
  }
  /** The next element that offers something of another kind. */
  private nextKind(from: string): string | null {
    const [here] = this.marks(from);
    const others = [...this.legal].filter((id) => this.marks(id)[0] !== here);
    return this.nextLegal(from, false, others.length ? new Set(others) : this.legal);
  }
  async moveTo(element: string | null): Promise<void> {
    if (!element) return;
    this.kept = element;
    const one = this.find(element);
    if (!one) return;
    this.reveal(one);
    await tick();
    this.find(element)?.focus();
  }

  /** The element that had the keyboard last; null: it was elsewhere. */
  private last: string | null = null;
  onfocusin = (event: FocusEvent): void => {
    const one = event.target as HTMLElement;
    if (!this.root?.contains(one)) this.last = null;
    else this.last = one.closest<HTMLElement>('[data-element]')?.dataset.element ?? this.last;
  };
  /** The keyboard stays on the board, though what had it may be gone. */
  async recover(): Promise<void> {
    await tick();
    if (!this.last || document.activeElement !== document.body) return;
    for (const id of [this.last, this.held, this.focus]) {
      const one = id && this.root?.querySelector<HTMLElement>(`[data-element="${id}"]:not(:disabled)`);
      if (one) return one.focus({ preventScroll: true });
    }
  }

  onkeydown = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).dataset.element;
    if (!from || isChord(event)) return;
    if (event.key === '?' && !this.isLegal(from)) {
      event.preventDefault();
      return this.read(from);
    }
    walk(event, {
      from,
      places: () => this.places(),
      nextLegal: (kind) => (kind ? this.nextKind(from) : this.nextLegal(from, false)),
      go: (to) => void this.moveTo(to),
    });
  };

  /** Keys from anywhere on the page: L to the next legal element, Esc lets go of what is in the hand. */
  onwindowkey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.held && isForPage(event)) {
      const from = this.held;
      this.drop();
      event.preventDefault();
      return void this.moveTo(from);
    }
    if (!asksForLegal(event)) return;
    event.preventDefault();
    const at = this.focus;
    if (event.shiftKey) void this.moveTo(this.nextKind(at ?? ''));
    else void this.moveTo(at && this.legal.has(at) && this.find(at) ? at : this.nextLegal(at ?? '', false));
  };
}

/** Was it done by a key? */
const isKeyed = () => document.activeElement?.matches(':focus-visible') ?? false;
const EMPTY: Offers = new Map();
const without = (all: string[], some: string[]) => all.filter((one) => !some.includes(one));

const KEY = Symbol('pointer');

/** The pointer of the table, for all parts of its board. */
export function providePointer(pointer: () => unknown): void {
  setContext(KEY, pointer);
}
export function usePointer<View>(): Pointer<View> {
  return getContext<() => Pointer<View>>(KEY)();
}
