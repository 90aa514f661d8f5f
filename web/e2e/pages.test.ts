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

describe.each(["light", "dark"] as const)("axe finds nothing in %s", (colorScheme) => {
  it.each(["desk", "phone"] as const)("on a %s", async (size) => {
    const visitor = await Visitor.enter(browser, { colorScheme, viewport: sizes[size], hasTouch: size === "phone" });
    const { page } = visitor;
    const found: Record<string, string[]> = {};
    await page.goto(server.address);
    await page.getByRole("button", { name: "Jouer à Chess Mutation" }).waitFor();
    found["home"] = await violations(visitor);
    await visitor.press("Nouvelle partie");
    await visitor.choose("Chess Mutation");
    await page.getByRole("dialog").locator(".still svg").first().waitFor();
    found["dialog"] = await violations(visitor);
    await page.getByRole("dialog").getByText("Blancs", { exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Commencer" }).click();
    await visitor.board();
    await visitor.touch("e2");
    found["game"] = await violations(visitor);
    if (size === "phone")
      for (const tab of ["Partie", "Règles", "Options"]) {
        await visitor.press(tab);
        found[tab] = await violations(visitor);
      }
    for (const path of ["rules", "fidelity"]) {
      await page.goto(`${server.address}${path}/mutation`);
      await page.locator(".still svg").first().waitFor();
      found[path] = await violations(visitor);
    }
    await page.goto(`${server.address}nowhere`);
    await visitor.sees("Cette page n’existe pas.");
    found["missing"] = await violations(visitor);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, []])));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it("speaks both languages, remembers which, and keeps the theme", async () => {
  const visitor = await Visitor.enter(browser);
  const { page } = visitor;
  await page.goto(`${server.address}rules/mutation`);
  await visitor.sees("Comment on joue à Chess Mutation");
  await visitor.press("English");
  await visitor.sees("How to play Chess Mutation");
  expect(await page.title()).toBe("Rules: Chess Mutation | Zizanie");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await page.getByRole("button", { name: /^Colours: / }).click();
  await page.reload();
  await visitor.sees("How to play Chess Mutation");
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("light");
  await visitor.leave();
});

it("takes a name", async () => {
  const visitor = await Visitor.enter(browser);
  const { page } = visitor;
  await page.goto(server.address);
  await visitor.press("Réglages");
  await page.getByLabel("Votre nom").fill("Zoé");
  await visitor.press("Enregistrer");
  await visitor.sees("C’est noté.");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await visitor.begin(server.address, "Par un lien");
  const guest = await Visitor.enter(browser);
  await guest.page.goto(page.url());
  await guest.sees("Zoé");
  await guest.leave();
  await visitor.leave();
});

it("judges a board of one's own as it is typed", async () => {
  const visitor = await Visitor.enter(browser);
  const { page } = visitor;
  await page.goto(server.address);
  await visitor.press("Nouvelle partie");
  await visitor.choose("Chess Mutation");
  await page.getByText("Le mien").click();
  const letters = page.getByLabel("Les 64 lettres de votre plateau");
  await letters.fill("RYB");
  await page.locator("[role=status].bad").waitFor();
  await letters.fill("RYBKKBYR/WWWWWWWW/BYRYYRYB/YKYBBYKY/YKYBBYKY/BYRYYRYB/WWWWWWWW/RYBKKBYR");
  await visitor.sees("Ce plateau est bon.");
  await page.getByRole("button", { name: "Commencer" }).click();
  await visitor.board();
  await visitor.sees("Plateau personnel");
  await visitor.leave();
});

it("says so when a match does not exist", async () => {
  const visitor = await Visitor.enter(browser);
  await visitor.page.goto(`${server.address}g/nothing-here`);
  await visitor.sees("Cette page n’existe pas.");
  await visitor.leave();
});
