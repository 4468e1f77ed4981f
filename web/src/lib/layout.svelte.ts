/** How a table is laid out: chosen by the width and the height of the window, for all games alike. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/**
 * huge: a large screen · wide: a desktop · small: a small laptop · tablet: upright · phone: upright ·
 * side: a phone on its side, or a desktop at a zoom of 200 %.
 */
export type LayoutName = 'huge' | 'wide' | 'small' | 'tablet' | 'phone' | 'side';

const LOW = 480;
/** With less width than this a window that low is a phone whose keyboard is open. */
const LOW_WIDTH = 560;

export function layoutFor(width: number, height: number): LayoutName {
  if (height < LOW && width >= LOW_WIDTH) return 'side';
  if (width < 820) return 'phone';
  if (width < 1024 && height > width) return 'tablet';
  if (width < 1100 || height < 720) return 'small';
  return width >= 1700 && height >= 900 ? 'huge' : 'wide';
}

/** A small screen so high has room for the story below the hand. */
const LAPTOP = 740;
/** A phone so low has its goal inside the header. */
const TALL_PHONE = 780;

class Layout {
  readonly height = $derived.by(() => innerHeight.current ?? 800);
  readonly name = $derived.by(() => layoutFor(innerWidth.current ?? 1280, this.height));
  readonly side = $derived.by(() => this.name === 'side');
  /** One part of the table is in sight at a time, beside the prompt. */
  readonly phone = $derived.by(() => this.name === 'phone' || this.side);
  /** The others are a row of marks, the story is in a drawer. */
  readonly marks = $derived.by(() => this.name === 'small' || this.name === 'tablet');
  /** There is a place for the story. */
  readonly story = $derived.by(() => !this.marks || (this.name === 'small' && this.height >= LAPTOP));
  readonly goalInHeader = $derived.by(() => this.name === 'phone' && this.height < TALL_PHONE);
}

export const layout = new Layout();
