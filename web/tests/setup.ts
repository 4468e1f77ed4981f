import { beforeEach, vi } from 'vitest';

// Files share a worker, which saves most of the time, but no module with what another has left in it.
vi.resetModules();
document.head.innerHTML = '';
document.body.innerHTML = '';

beforeEach(() => {
  localStorage.clear();
  document.body.removeAttribute('style'); // a dialog that was open at the end of a test still locks it
});
