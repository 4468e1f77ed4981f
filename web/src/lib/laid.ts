/** Whoever measures waits for the next frame: all of them at once, so that the page is laid out only once for it. */
const waiting = new Set<() => void>();

function all(): void {
  const now = [...waiting];
  waiting.clear();
  for (const one of now) one();
}

export function whenLaidOut(look: () => void): () => void {
  if (!waiting.size) requestAnimationFrame(all);
  waiting.add(look);
  return () => waiting.delete(look);
}
