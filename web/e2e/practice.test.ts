import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Server } from "./server";
import { launch, sizes, violations, Visitor } from "./table";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([new Server().start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.clear();
});

it("leads from the gallery to a card, and to its end", async () => {
  const visitor = await Visitor.enter(browser);
  const { page } = visitor;
  await page.goto(`${server.address}cards/ironpond`);
  await page.getByLabel("Chercher un nom, un mot, un numéro").fill("ambition");
  await page.getByRole("link", { name: "S’exercer avec Ambition" }).click();
  await visitor.board();
  await visitor.sees("Le but.");
  // The script makes the move, then it is up to us.
  await visitor.sees("Votre coup est joué.");
  await page.getByRole("button", { name: /Ambition/, pressed: false }).click();
  await visitor.touch("e6");
  // A wrong piece is allowed and changes nothing.
  await visitor.press("Fou");
  await visitor.press("C’est décidé");
  await visitor.sees("ce n’est pas le but ici");
  await page.getByRole("button", { name: /Ambition/, pressed: false }).click();
  await visitor.touch("e6");
  await visitor.press("Cavalier");
  await visitor.press("C’est décidé");
  await visitor.sees("C’est réussi");
  await visitor.sees("Une fourchette tombée du ciel");
  await visitor.press("Recommencer");
  await visitor.sees("Montrez-moi");
  await page.goto(`${server.address}cards/ironpond`);
  await visitor.sees("1 réussie");
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it("lets a reaction be practised, the other side beginning", async () => {
  const visitor = await Visitor.enter(browser);
  const { page } = visitor;
  await page.goto(`${server.address}practice/ironpond/33`);
  await visitor.board();
  await visitor.sees("Vous êtes mat. Faites comme si de rien n’était.");
  await visitor.sees("Votre roi est mat.");
  await page
    .getByRole("button", { name: /Anti gang/ })
    .first()
    .click();
  await visitor.press("C’est décidé");
  await visitor.sees("C’est réussi");
  await visitor.press("Exercice suivant");
  await visitor.sees("Vautour");
  expect(new URL(page.url()).pathname).toBe("/practice/ironpond/34");
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it("shows what to do", async () => {
  const visitor = await Visitor.enter(browser);
  const { page } = visitor;
  await page.goto(`${server.address}practice/ironpond/30`);
  await visitor.board();
  await visitor.press("Montrez-moi");
  await visitor.sees("C’est réussi");
  await visitor.leave();
});

it("makes a card, says what is wrong with it, tries it and shares it", async () => {
  const visitor = await Visitor.enter(browser);
  const { page } = visitor;
  await page.goto(`${server.address}workshop/ironpond`);
  await visitor.press("Marelle");
  await visitor.sees("Cette carte est bonne.");
  await page.getByLabel("Son nom, en français").fill("Grand pas");
  await page.getByLabel("Son nom, en anglais").fill("Big Step");
  // Only the move itself may move a man.
  await page.getByText("Après le coup", { exact: true }).click();
  await visitor.sees(/un seul move ou capture/);
  await page.getByText("Au lieu du coup", { exact: true }).click();
  await visitor.sees("Cette carte est bonne.");
  // Try it: c2 takes a step to c3? That is held by a knight, so to b3.
  const trial = page.locator(".bench");
  await trial.getByRole("button", { name: /Grand pas/ }).click();
  await visitor.touch("b2");
  await visitor.touch("b3");
  await visitor.press("C’est décidé");
  await visitor.sees("Ce serait aux Noirs");
  await visitor.press("Garder");
  await visitor.sees("C’est gardé dans ce navigateur.");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitor.press("Copier un lien");
  await visitor.sees("Le lien est copié");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await Visitor.enter(browser);
  await friend.page.goto(link);
  await friend.sees("Quelqu’un partage cette carte avec vous.");
  expect(await friend.page.getByLabel("Son nom, en français").inputValue()).toBe("Grand pas");
  // A broken link changes nothing.
  await friend.page.goto(`${server.address}workshop/ironpond#card=zzzz`);
  await friend.sees("Ce lien ne contient pas de carte lisible.");
  // A file with a mistake is refused with its place.
  const bad = { no: 100, timing: "POST", name: { fr: "a", en: "a" }, text: { fr: "a", en: "a" }, effect: [["dance"]] };
  await friend.page.locator("input[type=file]").setInputFiles({
    name: "bad.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(bad)),
  });
  await friend.sees(/custom\[0\]\.effect/);
  await friend.leave();
  // It waits in the dialog of a new game, and its name is known there.
  await page.reload();
  await visitor.press("Reprendre Grand pas");
  await visitor.sees("Cette carte est bonne.");
  await visitor.press("La proposer dans une partie");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Grand pas", { exact: true }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

describe.each(["light", "dark"] as const)("axe finds nothing in %s", (colorScheme) => {
  it.each(["desk", "phone"] as const)("on a %s", async (size) => {
    const visitor = await Visitor.enter(browser, { colorScheme, viewport: sizes[size], hasTouch: size === "phone" });
    const { page } = visitor;
    const found: Record<string, string[]> = {};
    await page.goto(`${server.address}cards/ironpond`);
    await page.getByRole("link", { name: "S’exercer avec Ambition" }).waitFor();
    found["gallery"] = await violations(visitor);
    await page.goto(`${server.address}practice/ironpond/16`);
    await visitor.board();
    await page
      .getByRole("button", { name: /Crazy Horse/ })
      .first()
      .waitFor();
    found["practice"] = await violations(visitor);
    await page.goto(`${server.address}workshop/ironpond`);
    await visitor.board();
    found["workshop"] = await violations(visitor);
    await page.getByLabel("Son nom, en anglais").fill("");
    await page.locator(".verdict.bad").waitFor();
    found["mistake"] = await violations(visitor);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, []])));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
