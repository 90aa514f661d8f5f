import { expect, it } from "./fixtures";
import { onPhone } from "./visitor";

it("two who may change places both stay lit, and the page says who they are", async ({ ann }) => {
  const { page } = ann;
  const { id } = await ann.ask<{ id: string }>("matches", { game: "felon", opponent: "screen" });
  await ann.goto(`g/${id}`);
  await ann.board();
  for (const at of ["g13", "g1"]) {
    await ann.labels(at, "peut y être placé");
    await ann.touch(at);
  }
  await ann.labels("g1", /félon jaune/);
  await ann.touch("e1");
  await ann.touch("f1");
  await expect(page.getByRole("heading", { name: "Échanger la courtisane e1 et le roi f1" })).toBeVisible();
  await expect(page.locator(".zb-held:not(.zb-case)")).toHaveCount(2);
  await expect(page.locator(".zb-ghost")).toHaveCount(2);
  await ann.press("Annuler");
  await expect(page.locator(".zb-held")).toHaveCount(0);
});

it("a finger plays at once on eight files, and on thirteen the buttons stand beside the board", async ({ enter }) => {
  const ann = await enter(onPhone);
  const { page } = ann;
  await ann.begin("À deux sur cet écran");
  await ann.cell("e2").tap();
  await ann.cell("e4").tap();
  await ann.played(1);
  const { id } = await ann.ask<{ id: string }>("matches", {
    game: "tsunami",
    options: { deck: "none" },
    opponent: "computer",
    level: 1,
    seat: "black",
  });
  await ann.goto(`g/${id}`);
  await ann.board();
  await ann.cell("D4").tap();
  const yes = page.getByRole("button", { name: "Poser ici" });
  await expect(yes).toBeVisible();
  const foot = page
    .locator(".zb-svg")
    .first()
    .evaluate((node) => node.getBoundingClientRect().bottom);
  await expect.poll(() => yes.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(await foot);
  await yes.tap();
  await ann.played(1);
});
