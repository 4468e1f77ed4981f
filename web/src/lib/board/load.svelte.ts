/** What one does with a board is loaded when a table is drawn, not before. */
type Kit = typeof import('./kit');

let kit = $state.raw<Kit | null>(null);

export const boardKit = {
  get now(): Kit | null {
    return kit;
  },
  load(): void {
    if (!kit) void import('./kit').then((found) => (kit = found));
  },
};
