/** The stage is loaded when a table is drawn, not before, and whole: what came later would move what is shown already. */
import type { Stagecraft } from './stagecraft';

type Parts = typeof import('./parts');
type Dice = (typeof import('./Dice.svelte'))['default'];
type Setting = Awaited<ReturnType<NonNullable<Stagecraft['setting']>>>;

let parts = $state.raw<Parts | null>(null);
let dice = $state.raw<Dice | null>(null);
let setting = $state.raw<Setting | null>(null);

export const stageParts = {
  get now(): Parts | null {
    return parts;
  },
  get Dice(): Dice | null {
    return dice;
  },
  /** What the game shows around its cards. */
  get setting(): Setting | null {
    return setting;
  },
  async load(craft: Stagecraft): Promise<void> {
    const all = [import('./parts'), import('./Dice.svelte'), craft.setting?.() ?? null] as const;
    const [loaded, { default: drawn }, around] = await Promise.all(all);
    setting = around;
    dice = drawn;
    parts = loaded;
  },
  /** The table is left: the next one may be of another game, with other things around its cards. */
  leave(): void {
    parts = null;
    setting = null;
  },
};
