/** The stage is loaded when a table is drawn, not before; then its dice. */
type Parts = typeof import('./parts');
type Dice = (typeof import('./Dice.svelte'))['default'];

let parts = $state.raw<Parts | null>(null);
let dice = $state.raw<Dice | null>(null);

export const stageParts = {
  get now(): Parts | null {
    return parts;
  },
  get Dice(): Dice | null {
    return dice;
  },
  async load(): Promise<void> {
    parts ??= await import('./parts');
    dice ??= (await import('./Dice.svelte')).default;
  },
};
