/** Holding something on the board, with a finger or the mouse, or asking for its menu: somebody wants to point at it. */
const LONG = 550;
/** A hand is never still: less than this is no drag. */
const FAR = 8;

export interface Held {
  element: string;
  x: number;
  y: number;
}

export function holding(held: (what: Held) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let fired = false;

  const thingAt = (event: Event) =>
    (event.target as Element | null)?.closest?.<HTMLElement>('.board [data-element]') ?? null;

  function tell(one: HTMLElement, x: number, y: number) {
    stop();
    held({ element: one.dataset.element!, x, y });
  }
  function down(event: PointerEvent) {
    const one = thingAt(event);
    fired = false;
    stop();
    if (!one || event.button || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      fired = true;
      tell(one, event.clientX, event.clientY);
    }, LONG);
  }
  function move(event: PointerEvent) {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) stop();
  }
  function stop() {
    clearTimeout(timer);
    from = null;
  }
  /** What was held is not clicked as well. */
  function click(event: Event) {
    if (!fired || !thingAt(event)) return;
    fired = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function menu(event: MouseEvent) {
    const one = thingAt(event);
    if (!one) return;
    event.preventDefault();
    if (!fired) tell(one, event.clientX, event.clientY);
  }

  const heard: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['click', click],
    ['contextmenu', menu],
  ];
  for (const [sort, hear] of heard) window.addEventListener(sort, hear as EventListener, true);
  return () => {
    stop();
    for (const [sort, hear] of heard) window.removeEventListener(sort, hear as EventListener, true);
  };
}
