import { deal } from "./deal";
import { expect, it, onPhone } from "./fixtures";
import { GAMES } from "./states/pages";

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

it("a link to a moment of a game shows it to whoever opens it", async ({ ann, ben, enter, doors }) => {
  await deal({ ann, ben, doors }, { white: [25], black: [39] });
  await ann.play("g1f3", 1);
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  await ann.page.getByRole("button", { name: "Revanche" }).waitFor();
  const carla = await enter();
  await carla.goto(`${new URL(ann.page.url()).pathname.slice(1)}#0`);
  await expect(carla.page.getByRole("button", { name: "Partager le lien de ce moment" })).toBeVisible();
  await expect(carla.page.getByRole("slider")).toHaveValue("0");
  await carla.press("Dernier coup");
  await expect(carla.page.getByRole("button", { name: "Partager le lien", exact: true })).toBeVisible();
  // A link to another moment of the same game, followed from there.
  await carla.page.evaluate(() => (location.hash = "#1"));
  await expect(carla.page.getByRole("slider")).toHaveValue("1");
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
  const drawn = page.locator(DRAWN).locator("path").first();
  const next = page.getByRole("button", { name: "Coup suivant" }).first();

  /** Goes on until a card is played: its drawing is whole in the window together with the board, and what one presses stays. */
  async function drawnBeside(board: string): Promise<void> {
    await next.waitFor();
    const stood = await page.evaluate(buttonBelow, board);
    await expect
      .poll(async () => {
        if (await drawn.isHidden()) await next.click();
        return drawn.isVisible();
      })
      .toBe(true);
    await expect.poll(() => page.evaluate(buttonBelow, board)).toBe(stood);
    await page.evaluate((board) => document.querySelector(board)?.scrollIntoView({ block: "start" }), board);
    await expect.poll(() => page.evaluate(beside, [board, DRAWN] as const)).toEqual({ apart: true, whole: true });
  }

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const game of ["ironpond", "tsunami"]) {
      await ann.goto(`games/${game}`);
      await ann.press("Regarder la partie");
      await drawnBeside(".film .board");
      await ann.goto(`replay/${game}`);
      await drawnBeside(".kept .board");
    }
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

/** Where the drawing of a card stands that was just played. */
const DRAWN = ".film .caption svg.vignette, .table > .now svg.vignette";

/** How far the button for the next move stands below the top of the board. Runs in the page. */
function buttonBelow(board: string): number {
  const top = document.querySelector(board)?.getBoundingClientRect().top ?? 0;
  const button = document.querySelector(":is(.controls, .bar) button[aria-label='Coup suivant']");
  return Math.round((button?.getBoundingClientRect().top ?? 0) - top);
}

/** Whether a drawing covers nothing of the board, and both are in sight. Runs in the page. */
function beside([board, drawing]: readonly [string, string]): { apart: boolean; whole: boolean } {
  const [ground, card] = [board, drawing].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (!ground || !card) return { apart: false, whole: false };
  return {
    apart: card.left >= ground.right || card.top >= ground.bottom,
    whole: Math.min(ground.top, card.top) >= -1 && Math.max(ground.bottom, card.bottom) <= innerHeight,
  };
}
