import { whenLaidOut } from './laid';

/** A place whose content may be too long: then the keyboard must be able to scroll it, too. An attachment. */
export function scrolls(node: HTMLElement): () => void {
  const look = () => {
    const long = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (long) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(() => whenLaidOut(look));
  size.observe(node);
  for (const one of node.children) size.observe(one);
  content.observe(node, { subtree: true, childList: true, characterData: true });
  const forget = whenLaidOut(look);
  return () => {
    forget();
    size.disconnect();
    content.disconnect();
  };
}
