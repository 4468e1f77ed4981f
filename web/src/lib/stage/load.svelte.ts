/** The stage is loaded when a table is drawn, not before. */
type Parts = typeof import('./parts');

let parts = $state.raw<Parts | null>(null);

export const stageParts = {
  get now(): Parts | null {
    return parts;
  },
  load(): void {
    if (!parts) void import('./parts').then((found) => (parts = found));
  },
};
