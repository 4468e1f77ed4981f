/** Words that have to be read whole in a place of fixed size: where they are too many, they are smaller. An attachment. */
const SIZES = ['', '1', '2'];

export function snug(node: HTMLElement): () => void {
  const look = () => {
    for (const size of SIZES) {
      if (size) node.dataset.snug = size;
      else delete node.dataset.snug;
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
  };
  // Both come before the next frame is drawn: nobody sees the words in another size.
  const room = new ResizeObserver(look);
  const words = new MutationObserver(look);
  room.observe(node);
  words.observe(node, { subtree: true, childList: true, characterData: true });
  look();
  return () => {
    room.disconnect();
    words.disconnect();
  };
}
