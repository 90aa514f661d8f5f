import type { BrowserContextOptions } from "@playwright/test";
import type { Doors } from "../doors";
import type { Visitor } from "../visitor";

/** Looks at what a visitor sees now, under a name; some of it only a phone shows. */
export type Look = (visitor: Visitor, state: string, on?: "phone") => Promise<void>;

/** Who goes through the states of the page, and who looks. */
export interface Stage {
  ann: Visitor;
  ben: Visitor;
  doors: Doors;
  enter: (options?: BrowserContextOptions) => Promise<Visitor>;
  look: Look;
}

/** A way through states of the page, by name: `look` is called in each. */
export type Walks = Readonly<Record<string, (stage: Stage) => Promise<void>>>;

/** Waits until nothing moves any more on a page, and its letters are there. */
export async function still({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}
