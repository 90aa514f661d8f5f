import { expect } from "@playwright/test";
import type { Visitor } from "./visitor";

/** What must not move at a table, by what it is. */
const REGIONS = {
  board: "main .board",
  "upper strip": ".strip",
  "lower strip": ".strip ~ .strip",
  status: ".on-ask",
  hand: ".on-hand .row",
  list: ".log",
  legend: ".on-board > :not(.extras)",
  actions: ".on-options",
  "first answer": ".on-ask .answers > button",
  "let it all happen": ".on-ask .aside > button",
} as const;

type Boxes = Partial<Record<keyof typeof REGIONS, readonly number[]>>;

/** The boxes of what is there, in coordinates of the page. Runs in the page. */
function boxes(regions: typeof REGIONS): Boxes {
  const found: Boxes = {};
  for (const [name, selector] of Object.entries(regions)) {
    const one = document.querySelector(selector);
    if (!one?.checkVisibility()) continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    found[name as keyof typeof REGIONS] = [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY];
  }
  return found;
}

/** Pixels by which something may differ. */
const SLACK = 2;

/** The regions of a visitor's table as they stand now, and what of them has moved since. */
export class Still {
  private readonly stood = new Map<string, Boxes>();

  constructor(
    private readonly visitor: Visitor,
    private readonly sizes: readonly { width: number; height: number }[],
  ) {}

  /** Looks at every size, the first one again at the end, and fails where something stands elsewhere than when this was asked first. */
  async looks(when: string): Promise<void> {
    const { page } = this.visitor;
    for (const size of this.sizes) {
      const at = `${size.width}x${size.height}`;
      await page.setViewportSize(size);
      const before = this.stood.get(at) ?? {};
      // What comes later stands from then on where it stood first.
      this.stood.set(at, { ...(await page.evaluate(boxes, REGIONS)), ...before });
      await expect
        .poll(async () => moved(before, await page.evaluate(boxes, REGIONS)), { message: `${when}, at ${at}` })
        .toEqual([]);
    }
    if (this.sizes[0]) await page.setViewportSize(this.sizes[0]);
  }
}

/** What stands elsewhere, with both boxes. */
function moved(before: Boxes, now: Boxes): string[] {
  return Object.keys(REGIONS).flatMap((name) => {
    const [was, is] = [before[name as keyof Boxes], now[name as keyof Boxes]];
    // An answer may be missing, and be as long as its words.
    const answer = name === "first answer" || name === "let it all happen";
    if (!was || (!is && answer)) return [];
    const edges = name === "first answer" ? [0, 3] : [0, 1, 2, 3];
    const same = is && edges.every((k) => Math.abs((was[k] ?? NaN) - (is[k] ?? NaN)) <= SLACK);
    return same ? [] : [`${name}: ${was?.map(Math.round).join(" ")} became ${is?.map(Math.round).join(" ")}`];
  });
}
