/**
 * Scrolls a list so that a row of it is in sight, a share of the list's height below its top; a row that is in sight
 * stays where it is, and so does the page.
 */
export function reveal(list: Element, row: Element, share: number): void {
  const [frame, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom) list.scrollTop += box.top - frame.top - frame.height * share;
}
