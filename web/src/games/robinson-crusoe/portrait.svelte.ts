/** Portraits are loaded after the board. */
type Portrait = (typeof import('../../lib/stage/Portrait.svelte'))['default'];

let found = $state.raw<Portrait | null>(null);
let asked = false;

export function portrait(): Portrait | null {
  if (!asked) {
    asked = true;
    void import('../../lib/stage/Portrait.svelte').then((one) => (found = one.default));
  }
  return found;
}
