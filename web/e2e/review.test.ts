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

it("a recorded game fits a desk, with its arrows", async ({ ann }) => {
  const { page } = ann;
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const game of GAMES) {
    await ann.goto(`replay/${game}`);
    await ann.board();
    await ann.shows("main .board", "main .bar");
  }
});
