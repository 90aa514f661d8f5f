import { DAILY, expect, it } from "./fixtures";

it("the computer answers", DAILY, async ({ ann }) => {
  await ann.begin("L’ordinateur");
  await ann.play("e2e4", 1);
  await ann.played(2);
  await ann.sees("À vous de jouer.");
});

it("a player who comes back finds their game", async ({ ann }) => {
  await ann.open({ game: "mutation", options: {}, opponent: "computer", level: 1, seat: "white" });
  await ann.board();
  const table = ann.page.url();
  await ann.goto("");
  await ann.page.getByRole("link", { name: /Chess Mutation contre l’ordinateur/ }).click();
  await ann.board();
  await expect(ann.page).toHaveURL(table);
});

it("a game can be begun and a move made by the keyboard alone", async ({ ann }) => {
  const { page } = ann;
  const { keyboard } = page;
  await ann.goto("");
  await page.getByRole("button", { name: "Nouvelle partie" }).first().focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("radio", { name: "Confusion" }).focus();
  await keyboard.press("ArrowRight");
  await page.getByRole("radio", { name: "L’ordinateur" }).focus();
  for (let k = 0; k < 3; k++) await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await ann.board();
  await keyboard.press("Tab");
  await page.getByRole("link", { name: "Aller au plateau" }).focus();
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await expect(ann.cell("a1")).toBeFocused();
  for (const key of ["ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"])
    await keyboard.press(key);
  await ann.sees("Ce pion avance tout droit.");
  for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await keyboard.press(key);
  await ann.played(1);
  await keyboard.type("d7d5");
  await ann.played(2);
});

it("what the server refuses is told", async ({ ann }) => {
  await ann.open({ game: "mutation", options: {}, opponent: "screen" });
  await ann.missays('"e2e4"', '"e2e7"');
  await ann.touch("e2");
  await ann.touch("e4");
  await expect(ann.page.locator(".toast p")).toBeVisible();
  await expect(ann.actions).toHaveCount(0);
});

it("the game can be looked back at while it goes on", async ({ ann }) => {
  const { page } = ann;
  await ann.open({ game: "mutation", options: {}, opponent: "screen" });
  for (const [k, token] of ["e2e4", "e7e5", "d2d3"].entries()) await ann.play(token, k + 1);
  await page.locator('[data-ply="1"]').click();
  await ann.sees("Position au coup 1 sur 2.");
  await page.locator(".caps, .block h2").first().click();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('[data-ply="2"]')).toHaveAttribute("aria-current", "true");
  await page.getByRole("slider").fill("0");
  await ann.sees("Position de départ.");
  await ann.press("Revenir à la partie");
  await ann.sees("À vous de jouer.");
  const [record] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Télécharger la partie" }).click(),
  ]);
  expect(record.suggestedFilename()).toMatch(/\.txt$/);
});

it("both seats on one screen may take back and make a draw", async ({ ann }) => {
  await ann.open({ game: "mutation", options: {}, opponent: "screen" });
  await ann.play("e2e4", 1);
  await ann.press("Reprendre le coup");
  await expect(ann.actions).toHaveCount(0);
  await ann.play("d2d4", 1);
  await ann.press("Proposer la nulle");
  await ann.press("Convenir de la nulle");
  await ann.sees("Partie nulle.");
});
