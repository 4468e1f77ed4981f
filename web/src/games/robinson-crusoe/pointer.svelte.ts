/** What all parts of the board share: who offers what, what is lit, and where the keyboard is. */
import { getContext, setContext, tick } from 'svelte';
import type { BoardProps } from '..';
import type { Choice } from '../../lib/api/types';
import { asksForLegal, isChord, walk } from '../../lib/board/keys';
import { cycle, home, type Place } from '../../lib/board/spatial';
import { hintedChoice } from '../../lib/state/hint';
import { lit } from '../../lib/state/options';
import type { TableStore } from '../../lib/state/table.svelte';
import { elementLabel } from '../../lib/text/offers';
import { elementOf, entriesOf, offersOf, rowOf, thingsOf } from './derive';
import { shownSpaces } from './geometry';
import { ACTIONS, type Forecast, type RobinsonCrusoeView, TRACKS, viewOf } from './view';
import { describe, upper } from './words';

const KEY = Symbol('robinson-crusoe');
const FORECASTS = new WeakMap<TableStore, Forecast>();

export class Pointer {
  private kept = $state<string | null>(null);
  /** Several choices at one element: they are asked about. */
  asked = $state.raw<{ title: string; choices: Choice[]; about: string[] } | null>(null);
  root: HTMLElement | undefined;
  /** Something has been picked: what lies over the board goes away. */
  onpicked: () => void = () => undefined;
  /** Brings an element into sight before it gets the keyboard. */
  reveal: (one: HTMLElement) => void = () => undefined;

  constructor(private readonly props: () => BoardProps) {}

  readonly table = $derived.by(() => this.props().table);
  readonly phone = $derived.by(() => this.props().phone);
  readonly view = $derived.by<RobinsonCrusoeView>(() => viewOf(this.table.view!));
  readonly texts = $derived.by(() => this.table.texts);

  /** What tonight brings; while nobody here is asked, as it was when somebody was. */
  readonly forecast = $derived.by<Forecast | null>(() => {
    const now = (this.table.state?.decision.forecast ?? null) as unknown as Forecast | null;
    if (now) FORECASTS.set(this.table, now);
    return now ?? FORECASTS.get(this.table) ?? null;
  });

  /** Ordinary choices are lit; what one may use at any moment is marked more quietly. */
  readonly offers = $derived.by(() => offersOf(lit(this.table.groups, this.table.open), this.view));
  readonly uses = $derived.by(() =>
    offersOf(
      this.table.choices.filter((choice) => choice.interrupt),
      this.view,
    ),
  );
  private readonly hinted = $derived.by(() => {
    const choice = hintedChoice(this.table);
    return new Set(choice ? [...offersOf([choice], this.view).keys()].filter((id) => id !== 'shelter') : []);
  });
  private readonly changed = $derived.by(
    () => new Set([...this.table.changed].map((target) => elementOf(target, this.view))),
  );
  private readonly now = $derived.by(() => {
    const words = this.table.event?.words ?? {};
    const found = ['space', 'invention', 'card', 'track', 'action', 'spot'].flatMap((noun) =>
      (words[noun] ?? []).map((id) => elementOf(`${noun}:${id}`, this.view)),
    );
    return new Set([...found, ...(words.who ?? []).map((who) => `character:${who}`)]);
  });

  /** Everything that can have the keyboard, in reading order. */
  private readonly order = $derived.by<string[]>(() => {
    const view = this.view;
    return [
      'shelter',
      ...TRACKS.map((one) => `track:${one}`),
      ...shownSpaces(view).map((one) => `space:${one.id}`),
      ...ACTIONS.map((one) => `action:${one}`),
      ...view.threats.flatMap((card, slot) => (card ? [`threat:${slot}`] : [])),
      ...entriesOf(view).map(rowOf),
      ...view.items.map((one) => `invention:${one}`),
      ...view.inventions.map((one) => `invention:${one.id}`),
      ...thingsOf(view),
    ];
  });
  private readonly lit = $derived.by(() => new Set(this.order.filter((id) => this.isLegal(id))));
  private readonly focus = $derived.by(() =>
    home(
      this.order.map((id) => ({ id, x: 0, y: 0 })),
      this.lit,
      this.kept,
    ),
  );

  isLegal(id: string): boolean {
    return this.offers.has(id);
  }
  isUsable(id: string): boolean {
    return this.uses.has(id);
  }
  isChanged(id: string): boolean {
    return this.changed.has(id);
  }
  isNow(id: string): boolean {
    return this.now.has(id);
  }
  isHinted(id: string): boolean {
    return this.hinted.has(id);
  }
  hasFocus(id: string): boolean {
    return this.focus === id;
  }
  keep(id: string): void {
    this.kept = id;
  }

  /** Name, state, what is on it, what it offers. */
  label(id: string, ...says: string[]): string {
    return elementLabel(says, this.isChanged(id), this.offers.get(id) ?? this.uses.get(id) ?? [], this.texts);
  }

  pick(id: string, title: string): void {
    const { table, onpick } = this.props();
    this.kept = id;
    this.onpicked();
    if (table.playing) return table.skip();
    const found = this.offers.get(id) ?? this.uses.get(id) ?? [];
    const slot = id.startsWith('threat:') ? this.view.threats[Number(id.slice(7))] : null;
    const target = slot ? `card:${slot}` : id;
    if (!found.length) return onpick(target);
    if (found.length === 1) return void table.choose(found[0]!);
    this.asked = {
      title: upper(title),
      choices: found,
      about: describe(this.view, target, this.texts),
    };
  }

  // -- the keyboard

  private places(): Place[] {
    const all = this.root?.querySelectorAll<HTMLElement>('button[data-element]') ?? [];
    return [...all]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const box = one.getBoundingClientRect();
        return {
          id: one.dataset.element!,
          x: Math.round(box.x + box.width / 2),
          y: Math.round(box.y + box.height / 2),
        };
      });
  }
  /** The next legal element, first among those in sight, then anywhere. */
  private nextLegal(from: string, back: boolean): string | null {
    const found = cycle(this.places(), from, this.lit, back);
    if (!this.phone || (found && found !== from)) return found;
    const all = this.order.map((id, n) => ({ id, x: 0, y: n }));
    return cycle(all, from, this.lit, back);
  }
  private go(id: string | null): void {
    if (!id) return;
    this.kept = id;
    const one = this.root?.querySelector<HTMLElement>(`[data-element="${id}"]`);
    if (!one) return;
    this.reveal(one);
    void tick().then(() => one.focus());
  }
  onkeydown = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).dataset.element;
    if (!from || isChord(event)) return;
    walk(event, {
      from,
      places: () => this.places(),
      nextLegal: (back) => this.nextLegal(from, back),
      go: (to) => this.go(to),
    });
  };
  /** L from anywhere on the page: to the next legal element. */
  onwindowkey = (event: KeyboardEvent): void => {
    if (!asksForLegal(event)) return;
    event.preventDefault();
    const at = this.focus;
    this.go(at && this.lit.has(at) ? at : this.nextLegal(at ?? '', event.shiftKey));
  };
}

export function usePointer(): Pointer {
  return getContext<Pointer>(KEY);
}
export function providePointer(pointer: Pointer): Pointer {
  return setContext(KEY, pointer);
}
