/**
 * What moves is seen to move, on all boards: things (`data-thing`) glide from where they were to where they are, those
 * that come or go fly from or to where they are kept (`data-supply`), cards fly as the game says (`Tell.flights`). Only
 * pictures above the table move, by transform and opacity: nothing is shifted.
 */
import { tick } from 'svelte';
import type { GameEvent } from '../api/types';
import { settings, stillness } from '../state/settings.svelte';
import type { TableStore } from '../state/table.svelte';
import { boxOf, cardBack, ghostOf, type Spot } from './ghost';
import { placesIn, spotOf } from './places';

/** More at once is a swarm. */
const MOST = 6;
/** Milliseconds: for the least way, for each pixel, at most, and for a card. */
const LEAST = 240;
const PER_PIXEL = 1.3;
const LONGEST = 900;
const CARD = 420;
const CARD_SIZE = { width: 30, height: 42 };

type Thing = HTMLElement | SVGElement;
interface Seen {
  one: Thing;
  box: Spot;
}
interface Flight {
  from: Spot;
  to: string;
}
interface Way {
  one: Thing;
  from: Spot;
  to: Spot;
  /** It stands there afterwards: until then it is not seen there. */
  stays: boolean;
}

const distance = (a: Spot, b: Spot) =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
const isSame = (a: Spot, b: Spot) => distance(a, b) < 3;

/** Everything in sight that can move, by name: what is alike has one name. */
function seen(): Map<string, Seen[]> {
  const found = new Map<string, Seen[]>();
  for (const one of document.querySelectorAll<Thing>('.lay [data-thing]')) {
    const box = boxOf(one);
    if (!box.width || box.y > innerHeight || box.y + box.height < 0) continue;
    const name = one.dataset.thing!;
    const alike = found.get(name);
    if (alike) alike.push({ one, box });
    else found.set(name, [{ one, box }]);
  }
  return found;
}

/** Who has gone where, who came and who left. */
export function waysOf(before: Map<string, Seen[]>, after: Map<string, Seen[]>): Way[] {
  const ways: Way[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const olds = [...(before.get(name) ?? [])];
    let news = [...(after.get(name) ?? [])];
    // Who stands where it stood has not moved, whichever of them it is.
    news = news.filter((now) => {
      const at = olds.findIndex((old) => isSame(old.box, now.box));
      return at < 0 || !olds.splice(at, 1).length;
    });
    for (const now of news) {
      const at = Math.max(
        0,
        olds.findIndex((old) => old.one === now.one),
      );
      const [old] = olds.splice(at, 1);
      const from = old?.box ?? spotOf(name, ['supply']);
      if (from) ways.push({ one: now.one, from, to: now.box, stays: true });
    }
    if (!news.length)
      for (const old of olds) {
        const to = spotOf(name, ['supply']);
        if (to) ways.push({ one: old.one, from: old.box, to, stays: false });
      }
  }
  return ways.filter(({ from, to }) => !isSame(from, to)).slice(0, MOST);
}

const EASE = 'cubic-bezier(0.3, 0.7, 0.3, 1)';

export class Motion {
  private running: Animation[] = [];
  private last: GameEvent | null = null;

  constructor(private readonly table: TableStore) {}

  /** The view is about to change: what is where now, and afterwards? */
  before(): void {
    const { table } = this;
    const event = table.past ? null : table.event;
    const fresh = event !== this.last ? event : null;
    this.last = event;
    if (!table.beat || stillness() || settings.pace === 'instant' || document.hidden) return this.stop();
    if (document.querySelector('.lay[data-stage=open]')) return this.stop();
    const before = seen();
    const flight = fresh && this.flightOf(fresh);
    void tick().then(() => this.after(before, flight));
  }

  stop(): void {
    for (const one of this.running.splice(0)) one.cancel();
  }

  private after(before: Map<string, Seen[]>, flight: Flight | null): void {
    this.stop();
    for (const way of waysOf(before, seen())) this.glide(way);
    const to = flight && spotOf(flight.to);
    if (to) this.fly(flight.from, to);
  }

  /** Where a card flies, as the game says: what it comes from may be gone a moment later. */
  private flightOf(event: GameEvent): Flight | null {
    const [start, to] = placesIn(this.table.tell.flights?.[event.kind] ?? [], event);
    const from = start ? spotOf(start) : null;
    return from && to ? { from, to } : null;
  }

  private glide({ one, from, to, stays }: Way): void {
    const duration = Math.min(LONGEST, LEAST + PER_PIXEL * distance(from, to));
    const [width, height] = [from.width / to.width, from.height / to.height];
    const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${width}, ${height})`;
    const frames: Keyframe[] = stays
      ? [{ transform: away }, { transform: 'none' }]
      : [
          { transform: away, opacity: 1 },
          { transform: 'none', opacity: 0 },
        ];
    if (stays) this.running.push(one.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
    this.run(ghostOf(one, to), frames, duration);
  }

  private fly(from: Spot, to: Spot): void {
    const { width, height } = CARD_SIZE;
    const middle = (spot: Spot) => ({
      x: spot.x + (spot.width - width) / 2,
      y: spot.y + (spot.height - height) / 2,
    });
    const [start, end] = [middle(from), middle(to)];
    const [dx, dy] = [start.x - end.x, start.y - end.y];
    const rise = Math.min(60, Math.hypot(dx, dy) / 4);
    this.run(
      cardBack({ ...end, width, height }),
      [
        { transform: `translate(${dx}px, ${dy}px) scale(0.8)`, opacity: 0.4 },
        { transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(1.15)`, opacity: 1, offset: 0.5 },
        { transform: 'scale(0.7)', opacity: 0.2 },
      ],
      CARD,
    );
  }

  private run(ghost: HTMLElement, frames: Keyframe[], duration: number): void {
    const running = ghost.animate(frames, { duration, easing: EASE });
    const gone = () => ghost.remove();
    running.onfinish = running.oncancel = gone;
    this.running.push(running);
  }
}
