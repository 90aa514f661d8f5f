import { expect, it, onPhone } from "./fixtures";

it("the settings close when one goes somewhere, with the way back, and with Escape", async ({ enter }) => {
  const ann = await enter(onPhone);
  const { page } = ann;
  const sheet = page.getByRole("dialog", { name: "Réglages" });
  await ann.goto("rules");
  await ann.goto("games/mutation");
  for (const [link, path] of Object.entries({ Vous: "/me", "Vie privée": "/privacy" })) {
    await ann.press("Réglages");
    await sheet.getByRole("link", { name: link, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await expect(sheet).toBeHidden();
  }
  // One way back for each page, none for a sheet.
  await page.goBack();
  await page.waitForURL("**/me");
  await page.goBack();
  await page.waitForURL("**/games/mutation");
  await ann.press("Réglages");
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/games/mutation");
  await ann.press("Réglages");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.goBack();
  await page.waitForURL("**/rules");
});

it("a question mark shows the keys, but not where one writes", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("rules/ironpond");
  const help = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await ann.goto("cards/ironpond");
  await page.getByRole("searchbox").press("?");
  await expect(page.getByRole("searchbox")).toHaveValue("?");
  await expect(help).toHaveCount(0);
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("?");
  await expect(help).toBeVisible();
  await expect(help).toContainText("Aller à une case par son nom");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
});
