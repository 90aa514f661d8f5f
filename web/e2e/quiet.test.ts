import { expect, it } from "./fixtures";
import { GAMES, SITE } from "./states/pages";

/** Whether the drawings are here, or weren't fetched ahead. Runs in the page. */
function used(): boolean {
  const ahead = document.querySelector("link[rel=preload][as=fetch]");
  return ahead === null || document.getElementById("zz-sprite") !== null;
}

const OF_A_GAME = ["games", "learn", "practice", "rules", "fidelity", "replay"];

it("what a document fetches ahead is used, so that no console warns", async ({ ann }) => {
  const { page } = ann;
  const ahead = page.locator("link[rel=preload][as=fetch]");
  const paths = [...Object.values(SITE), ...OF_A_GAME.flatMap((one) => GAMES.map((game) => `${one}/${game}`))];
  for (const path of paths)
    await it.step(path, async () => {
      await ann.goto(path);
      await expect.poll(() => page.evaluate(used)).toBe(true);
    });
  await ann.open({ game: "mutation", options: {}, opponent: "computer", level: 1 });
  await expect(ahead).toHaveCount(1);
  await page.locator("#zz-sprite").waitFor({ state: "attached" });
});
