import { deal } from "./deal";
import type { Locator } from "@playwright/test";
import { expect, it, onPhone } from "./fixtures";
import { GAMES } from "./states/pages";
import type { Visitor } from "./visitor";

it("after a game on a phone, each pair of eyes changes what is seen beside the board, and empty piles say so", async ({
  ann,
  enter,
  doors,
}) => {
  const ben = await enter(onPhone);
  await deal({ ann, ben, doors }, { white: [25], black: [39] });
  await ann.play("g1f3", 1);
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  const { page } = ben;
  await page.getByRole("button", { name: "Revanche" }).waitFor();
  const [faces, backs] = [page.locator(".hands .card"), page.locator(".hands .back")];
  await ben.press("Le mien");
  await expect(faces.filter({ visible: true })).toHaveCount(5);
  await expect(backs.filter({ visible: true })).toHaveCount(5);
  await ben.press("Tout");
  await expect(faces.filter({ visible: true })).toHaveCount(10);
  await ben.press("Pioche");
  await ben.sees("Elle est vide.");
  await ben.sees("Les pièces perdues");
});

it("a recorded game fits a desk, with its arrows", async ({ ann }) => {
  const { page } = ann;
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const game of GAMES) {
    await ann.goto(`replay/${game}`);
    await ann.board();
    await ann.shows("main .board", "main .bar");
  }
});

it("a card that is played is drawn beside the board, in a film and in a recorded game", async ({ ann }) => {
  const { page } = ann;
  const drawing = page.locator(".film .caption svg.vignette, .table > .now svg.vignette");
  const next = page.getByRole("button", { name: "Coup suivant" });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const game of ["ironpond", "tsunami"]) {
      await ann.goto(`games/${game}`);
      await ann.press("Regarder la partie");
      await drawnBeside(ann, ".film .board");
      await ann.goto(`replay/${game}`);
      await drawnBeside(ann, ".kept .board");
    }
  }

  /** Goes on until a card is played: its drawing is whole in the window together with the board, and what one presses stays. */
  async function drawnBeside(visitor: Visitor, board: string): Promise<void> {
    const before = await boxOf(next.first());
    const top = await boxOf(visitor.page.locator(board));
    for (let ply = 0; ply < 40 && (await drawing.count()) === 0; ply++) await next.first().click();
    await expect(drawing.first().locator("path").first()).toBeAttached();
    const stood = await boxOf(next.first());
    expect(stood.y - before.y - ((await boxOf(visitor.page.locator(board))).y - top.y)).toBe(0);
    await visitor.page.locator(board).evaluate((one) => {
      scrollTo(0, one.getBoundingClientRect().top + scrollY - 60);
    });
    await visitor.shows(board);
    const [card, ground] = [await boxOf(drawing.first()), await boxOf(visitor.page.locator(board))];
    expect(card.x >= ground.x + ground.width || card.y >= ground.y + ground.height, board).toBe(true);
    expect(card.y + card.height).toBeLessThanOrEqual(visitor.page.viewportSize()?.height ?? 0);
  }
});

it("the list of a recorded game marks the line that led to the position shown, at each step", async ({ ann }) => {
  const { page } = ann;
  for (const game of GAMES) {
    await ann.goto(`replay/${game}`);
    const next = page.locator(".bar").getByRole("button", { name: "Coup suivant" });
    for (let ply = 1; ply <= 24; ply++) {
      await next.click();
      await expect.poll(() => page.evaluate(marked), `${game}, ${ply}`).toEqual([true]);
    }
  }
});

/** Of each line that is marked, whether it is in sight within the list. Runs in the page. */
function marked(): boolean[] {
  return [...document.querySelectorAll(".log [aria-current=true]")].map((line) => {
    const [list, own] = [line.closest(".log")?.getBoundingClientRect(), line.getBoundingClientRect()];
    return list !== undefined && own.top >= list.top - 1 && own.bottom <= list.bottom + 1;
  });
}

async function boxOf(one: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await one.boundingBox();
  if (!box) throw new Error("nothing is there");
  return box;
}
