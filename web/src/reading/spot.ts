/** A place with an anchor, how far below the top of the window it stands, and the headings that it stands under. */
export interface Spot {
  id: string;
  top: number;
  /** Of the rule book; empty above it. */
  chapter: string;
  part: string;
}

/** Below this line a paragraph is being read, in pixels. */
const READ = 96;

/** The place being read: the last anchor that has passed the top of the window. */
export function spotIn(page: ParentNode): Spot | undefined {
  let spot: Spot | undefined;
  for (const one of page.querySelectorAll(":is(section, h3, h4, h5, p, li)[id]")) {
    // What is folded away stands nowhere.
    if (one.closest("details:not([open])") && !one.closest("summary")) continue;
    const { top } = one.getBoundingClientRect();
    if (top > READ) break;
    const { id } = one;
    const heading = /^H[345]$/.test(one.tagName);
    if (one.tagName === "H3") spot = { id, top, chapter: id, part: "" };
    else spot = { id, top, chapter: spot?.chapter ?? "", part: heading ? id : (spot?.part ?? "") };
  }
  return spot;
}

/** Puts a place back where it stood. */
export function keepSpot({ id, top }: Spot): void {
  const now = document.getElementById(id)?.getBoundingClientRect().top;
  if (now !== undefined) scrollBy({ top: now - top, behavior: "instant" });
}

const OWN = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Brings a paragraph to the top, and holds it there while pictures above it still come, until the visitor moves on. */
export function arriveAt(paragraph: HTMLElement, patience = 4000): () => void {
  const go = (): void => paragraph.scrollIntoView({ block: "start", behavior: "instant" });
  const page = new ResizeObserver(go);
  const leave = (): void => {
    page.disconnect();
    clearTimeout(timer);
    for (const kind of OWN) removeEventListener(kind, leave);
  };
  const timer = setTimeout(leave, patience);
  for (const kind of OWN) addEventListener(kind, leave, { passive: true });
  page.observe(document.body);
  go();
  return leave;
}
