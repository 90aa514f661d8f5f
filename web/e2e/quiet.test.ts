import { expect, it } from "./fixtures";
import { GAMES, SITE } from "./states/pages";

/** Pages on which something is drawn at once. */
const DRAWN = /^(|rules.*|fidelity|workshop.*|games\/.*|learn\/.*|replay\/.+|practice\/(confusion|mutation|felon))$/;

const OF_A_GAME = ["games", "learn", "practice", "rules", "fidelity", "replay"];

it("what a document fetches ahead is used, so that no console warns", async ({ ann }) => {
  const { page } = ann;
  const ahead = page.locator("link[rel=preload][as=fetch]");
  const paths = [...Object.values(SITE), ...OF_A_GAME.flatMap((one) => GAMES.map((game) => `${one}/${game}`))];
  for (const path of paths)
    await it.step(path, async () => {
      await ann.goto(path);
      await expect(ahead).toHaveCount(DRAWN.test(path) ? 1 : 0);
      if (DRAWN.test(path)) await page.locator("#zz-sprite").waitFor({ state: "attached" });
    });
  await ann.open({ game: "mutation", options: {}, opponent: "computer", level: 1 });
  await expect(ahead).toHaveCount(1);
  await page.locator("#zz-sprite").waitFor({ state: "attached" });
});
