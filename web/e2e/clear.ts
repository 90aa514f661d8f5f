import { expect } from "@playwright/test";
import type { Visitor } from "./visitor";

/** What one plays with at a table: nothing lies over it that isn't asked there. */
const PLAYED = [".place > .board", ".on-ask", ".on-hand .row", ".on-options", ".side nav"];

/** Which of these something else lies over, in pixels. Runs in the page. */
function hidden([over, played]: readonly [string, readonly string[]]): string[] {
  const shown = [...document.querySelectorAll(over)].filter((one) => one.checkVisibility());
  if (shown.length === 0) return [`no ${over}`];
  return shown.flatMap((one) => {
    const a = one.getBoundingClientRect();
    return played.flatMap((selector) => {
      const under = document.querySelector(selector);
      if (!under?.checkVisibility() || under.contains(one)) return [];
      const b = under.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 1 && height > 1 ? [`${selector}: ${Math.round(width)} by ${Math.round(height)}`] : [];
    });
  });
}

/** Waits until something is seen in windows of these sizes and lies over nothing that one plays with. */
export async function clear(
  { page }: Visitor,
  over: string,
  sizes: readonly { width: number; height: number }[],
): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const message = `${over}, at ${size.width}x${size.height}`;
    await expect.poll(() => page.evaluate(hidden, [over, PLAYED] as const), { message }).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
