import { deal } from "./deal";
import { DAILY, expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

it.use({ phone: true });

/** White moves, plays Black Hole on e5 and confirms it. */
async function announce(ann: Visitor): Promise<void> {
  await ann.play("g1f3", 1);
  await ann.sees("Votre coup est joué.");
  await ann.page.locator(".hand .card.ready", { hasText: "Trou noir" }).click();
  await ann.sees(/^Touchez une/);
  await ann.touch("e5");
  await ann.press("Confirmer");
}

it("a card is announced, seen, countered, and told", DAILY, async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [25], black: [42] });
  await announce(ann);
  await ben.sees("Trou noir");
  await ben.press("Jouer «\u00a0Que nenni\u00a0»");
  await expect(ann.page.getByRole("button", { name: "Noirs\u00a0: Que nenni" })).toBeVisible();
  await expect(ann.page.getByRole("button", { name: /Blancs\s: Trou noir, / })).toBeVisible();
  await expect(ann.page.locator(".zb-hole")).toHaveCount(0);
  await expect(ann.hand).toHaveCount(5);
});

it("a card that is let happen stays on the board through a reload inside its window", async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [25], black: [42] });
  await announce(ann);
  await ben.sees("Trou noir");
  await ben.page.reload();
  await ben.press("Laisser faire");
  await expect(ben.page.locator(".zb-hole").first()).toBeAttached();
  await ben.sees("À vous de jouer.");
  await ben.page.locator(".hand .card.off").first().click();
  await ben.sees("Pas maintenant.");
});

it("shows all the cards, and finds one", async ({ ann }) => {
  await ann.goto("rules/ironpond");
  await ann.page.getByRole("link", { name: "Voir toutes les cartes" }).click();
  await expect(ann.page.locator("main .card")).toHaveCount(72);
  await ann.page.getByText("Une liste", { exact: true }).click();
  await expect(ann.page.locator("main .card")).toHaveCount(0);
  await ann.page.getByRole("searchbox").fill("kidnapping");
  await ann.sees("1 carte");
});
