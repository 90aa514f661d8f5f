import { expect, it } from "./fixtures";
import { SIZES } from "./sizes";
import type { Visitor } from "./visitor";

/** Whoever begins. */
const SEATS: Record<string, string> = {
  mutation: "white",
  felon: "yellow",
  ironpond: "white",
  confusion: "white",
  tsunami: "black",
};

/** What lies over something else or beyond the window, with its boxes. Runs in the page. */
function crowded(): string[] {
  const wrong: string[] = [];
  const box = (selector: string): DOMRect | undefined =>
    [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.getBoundingClientRect();
  const all = ["main .board", ".strip", ".strip ~ .strip", ".looking", "main .side"].map(
    (selector) => [selector, box(selector)] as const,
  );
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const told = (rect: DOMRect): string => [rect.left, rect.top, rect.right, rect.bottom].map(Math.round).join(" ");
  for (const [k, [one, a]] of all.entries())
    for (const [other, b] of all.slice(k + 1))
      if (a && b && overlap(a, b)) wrong.push(`${one} (${told(a)}) and ${other} (${told(b)})`);
  // What stands in the column stands one below the other.
  const parts = [...document.querySelectorAll<HTMLElement>(".side > *, .on-board > *, .on-game > *")].filter(
    (one) => one.checkVisibility() && getComputedStyle(one).position !== "fixed" && !one.classList.contains("vh"),
  );
  for (const [k, one] of parts.entries())
    for (const other of parts.slice(k + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      if (overlap(a, b)) wrong.push(`${one.className} (${told(a)}) and ${other.className} (${told(b)})`);
    }
  const icons = [...document.querySelectorAll(".acts > .icon")].filter((one) => one.checkVisibility());
  if (new Set(icons.map((one) => Math.round(one.getBoundingClientRect().top))).size > 1)
    wrong.push("the icons of the game stand in two rows");
  const [board, tabs] = [box("main .board"), box("main nav")];
  if (!board || board.width < 100) wrong.push("no board");
  else if (board.left < -1 || board.right > innerWidth + 1 || board.bottom > innerHeight + 1 || board.top < -1)
    wrong.push(`the board is cut: ${told(board)}`);
  if (board && tabs && overlap(board, tabs)) wrong.push(`the board (${told(board)}) and the tabs (${told(tabs)})`);
  if (document.documentElement.scrollWidth > innerWidth + 1)
    wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return wrong;
}

async function measured({ page }: Visitor, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(crowded), { message: `${what} at ${size.width}x${size.height}` }).toEqual([]);
  }
}

for (const [game, seat] of Object.entries(SEATS))
  it(`${game} fits every window, played and looked back at`, async ({ ann }) => {
    const { page } = ann;
    const { id } = await ann.ask<{ id: string }>("matches", {
      game,
      options: {},
      opponent: "computer",
      level: 1,
      seat,
    });
    await ann.goto(`g/${id}`);
    await ann.board();
    await measured(ann, game);
    await page.setViewportSize({ width: 1440, height: 900 });
    await ann.press("Abandonner");
    await page.locator(".block .btn--accent").click();
    await page.getByRole("button", { name: "Revanche" }).waitFor();
    await measured(ann, `${game}, over`);
  });
