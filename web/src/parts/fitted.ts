/**
 * A text that finds no room is written smaller; one that still finds none is scrolled, with the keyboard too, and fades where it goes on.
 * The classes are `tight` and `more`.
 */
export function fitted(node: HTMLElement): { destroy(): void } {
  let frame = 0;
  const below = (): number => node.scrollHeight - node.clientHeight - node.scrollTop;
  const ends = (): void => void node.classList.toggle("more", below() > 1);
  const fit = (): void => {
    frame = 0;
    node.classList.remove("tight");
    const long = node.scrollHeight > node.clientHeight + 1;
    node.classList.toggle("tight", long);
    if (long && node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
    ends();
  };
  // What an observer changes at once would call it again.
  const later = (): void => {
    frame ||= requestAnimationFrame(fit);
  };
  const room = new ResizeObserver(later);
  const words = new MutationObserver(later);
  room.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("scroll", ends, { passive: true });
  return {
    destroy: () => {
      cancelAnimationFrame(frame);
      room.disconnect();
      words.disconnect();
    },
  };
}
