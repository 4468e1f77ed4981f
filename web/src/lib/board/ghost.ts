/** A picture of something on the table that flies over it: it takes no room and nothing points at it. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(one: Element): Spot {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
}

/** At the place where something is, or at another. */
export function ghostOf(one: HTMLElement | SVGElement, at: Spot = boxOf(one)): HTMLElement {
  const ghost = document.createElement('span');
  const copy = one.cloneNode(true) as HTMLElement | SVGElement;
  for (const name of ['id', 'data-element', 'data-from', 'data-thing', 'tabindex', 'aria-label'])
    copy.removeAttribute(name);
  Object.assign(copy.style, { position: 'static', margin: '0', width: '100%', height: '100%' });
  Object.assign(copy.style, { transform: 'none', translate: 'none', transition: 'none', opacity: '1' });
  ghost.append(copy);
  return shown(ghost, at);
}

/** The back of a card. */
export function cardBack(at: Spot): HTMLElement {
  const ghost = document.createElement('span');
  ghost.dataset.back = '';
  return shown(ghost, at);
}

function shown(ghost: HTMLElement, { x, y, width, height }: Spot): HTMLElement {
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}
