import { deal } from "./deal";
import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

/** White moves and lays a card on these squares. */
async function lays(white: Visitor, card: string, ...squares: string[]): Promise<void> {
  await white.play("e2e4", 1);
  await white.page.locator(".hand .card.ready", { hasText: card }).click();
  for (const at of squares) {
    await white.labels(at, /peut être choisi/);
    await white.touch(at);
  }
  await white.press("Confirmer");
}

it("an announced card is drawn, and each answer shows what comes of it", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [16], black: [39] });
  await lays(ann, "Crazy Horse", "b8", "c8");
  await ben.sees("Les Blancs jouent");
  for (const one of [ann, ben]) {
    await expect(one.page.getByRole("heading", { name: "Crazy Horse\u00a0: b8 ⇄ c8" })).toBeVisible();
    await expect(one.page.locator(".zb-coming .zb-arrow:not(.zb-case)")).toHaveCount(1);
  }
  const lets = ben.page.getByRole("button", { name: "Laisser faire", exact: true });
  const stops = ben.page.getByRole("button", { name: "Jouer «\u00a0Non\u00a0»" });
  const looks = await Promise.all([lets, stops].map((one) => one.evaluate((node) => node.className)));
  expect(looks[0]?.replace(/ z\w{5}\b/g, "")).toBe(looks[1]?.replace(/ z\w{5}\b/g, ""));
  await ben.labels("b8", /cavalier/);
  await lets.hover();
  await ben.labels("b8", /fou/);
  await expect(ben.page.locator(".zb-coming")).toHaveCount(0);
  await stops.hover();
  await ben.labels("b8", /cavalier/);
  await lets.focus();
  await ben.page.keyboard.press("Tab");
  await ben.page.keyboard.press("Shift+Tab");
  await ben.labels("b8", /fou/);
  // It says everything: nothing more is asked.
  await stops.click();
  await ann.page
    .locator(".log")
    .getByText(/Crazy Horse.* est arrêtée/)
    .first()
    .waitFor({ state: "attached" });
  await expect(ann.page.locator(".zb-coming")).toHaveCount(0);
});

it("a square that goes bursts before it goes", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [25], black: [39] });
  await lays(ann, "Trou noir", "e5");
  await expect(ben.page.locator(".zb-burst:not(.zb-case)")).toHaveCount(1);
  await ben.lets();
  await expect(ben.page.locator(".zb-burst")).toHaveCount(0);
  await expect(ben.page.locator(".zb-hole").first()).toBeAttached();
});

it("chosen pawns keep their frame, and to have chosen enough is said once", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [65], black: [39] });
  await ann.page.locator(".hand .card.ready", { hasText: "Charge" }).click();
  for (const at of ["a2", "b2"]) {
    await ann.labels(at, /peut être choisi/);
    await ann.touch(at);
  }
  await expect(ann.page.locator(".zb-held:not(.zb-case)")).toHaveCount(2);
  await ann.press("Valider");
  await ben.sees("Les Blancs jouent");
  await expect(ben.page.getByRole("heading", { name: /^Charge/ })).toContainText("a2 → a3, b2 → b3");
});

it("who waits reads that the other has moved and may still play a card", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [16], black: [39] });
  await ann.play("g1f3", 1);
  await ben.sees("L’adversaire a joué son coup.");
});
