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

/** Two visitors at one table; the first plays White. */
async function table(options: Record<string, string>): Promise<[Visitor, Visitor]> {
  const [ann, ben] = await Promise.all([Visitor.enter(browser), Visitor.enter(browser)]);
  await ann.open(server.address, { game: "confusion", options, opponent: "friend", seat: "white" });
  await ann.board();
  await ben.page.goto(server.address);
  await ben.page.goto(ann.page.url());
  await ben.press("Prendre la place libre");
  await ben.page.getByRole("button", { name: "Prendre la place libre" }).waitFor({ state: "detached" });
  return [ann, ben];
}

async function leave(...visitors: Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
}

/** Tries by the mouse, and says what was answered, as the board shows it. */
async function attempt(visitor: Visitor, from: string, to: string, ply: number): Promise<string> {
  await visitor.touch(from);
  await visitor.touch(to);
  await visitor.played(ply);
  return (await visitor.page.locator(".zb-stamp text").textContent()) ?? "";
}

async function label(visitor: Visitor, at: string): Promise<string> {
  return (await visitor.page.locator(`[role=gridcell][data-at=${at}]`).getAttribute("aria-label")) ?? "";
}

it("two people try, are answered, and their notebooks learn", async () => {
  const [ann, ben] = await table({});
  const said = await attempt(ann, "c10", "c8", 1);
  expect(["OUI", "NON"]).toContain(said);
  await ben.played(1);
  expect(await ben.page.locator(".zb-stamp text").textContent()).toBe(said);
  // Rocket, Probe, Chicken foot, Tower and Novice go two squares ahead; the other seven don't.
  const accepted = said === "OUI";
  const row = (visitor: Visitor) =>
    visitor.page.locator("tr").filter({ has: visitor.page.getByText("L", { exact: true }) });
  expect(await row(ann).locator("td.out").count()).toBe(accepted ? 7 : 5);
  await ben.press("Pièces adverses");
  expect(await row(ben).locator("td.out").count()).toBe(accepted ? 7 : 5);
  expect(await label(ann, accepted ? "c8" : "c10")).toContain(`${accepted ? 5 : 7} dessins possibles`);
  expect(await label(ben, accepted ? "c8" : "c10")).toMatch(/Blancs, pièce L, \p{Lu}/u);
  const back = await attempt(ben, "g2", "g4", 2);
  expect(["OUI", "NON"]).toContain(back);
  await ann.sees("À vous d’essayer.");
  expect(await ann.page.locator("[data-ply].refused").count()).toBe([said, back].filter((one) => one === "NON").length);
  await leave(ann, ben);
});

it("marks made by hand survive a reload and can be taken back", async () => {
  const [ann, ben] = await table({ notebook: "paper" });
  const cell = ann.page.locator('[data-cell="0 3"]');
  await cell.click();
  expect(await cell.getAttribute("aria-label")).toMatch(/^A, Tour.: possible, barré à la main$/);
  await ann.page.locator('[data-cell="1 0"]').focus();
  await ann.page.keyboard.press("ArrowRight");
  for (let k = 0; k < 3; k++) await ann.page.keyboard.press("Enter");
  await ann.page.reload();
  await ann.board();
  expect(await cell.getAttribute("aria-label")).toContain("barré à la main");
  expect(await ann.page.locator('[data-cell="1 1"]').getAttribute("aria-label")).toContain("noté sûr");
  expect(await label(ann, "h10")).toContain("c’est Sonde");
  await cell.click();
  expect(await cell.getAttribute("aria-label")).toContain("noté peut-être");
  await ann.press("Effacer la dernière marque");
  expect(await cell.getAttribute("aria-label")).toContain("barré à la main");
  expect(await ben.page.locator("td.no").count()).toBe(0);
  await leave(ann, ben);
});

it("a spymaster answers every try, honest spies truly", async () => {
  const [ann, ben] = await table({ edition: "spies", tokens: "1:1" });
  await ann.touch("e10");
  await ann.touch("e9");
  await ann.sees("L’essai attend sa réponse.");
  await ben.sees("H, une case tout droit devant ?");
  expect(await ben.page.locator(".zb-stamp text").textContent()).toBe("?");
  const honest = (await label(ben, "e10")).includes("Agent double") ? 2 : 1;
  const answers = ben.page.getByRole("button", { name: /^(Oui|Non)$/ });
  expect(await answers.count()).toBe(honest);
  const word = (await answers.first().textContent())?.trim();
  await answers.first().click();
  await ann.played(2);
  expect(await ann.page.locator(".zb-stamp text").textContent()).toBe(word?.toUpperCase());
  await ben.press("Révéler");
  await ben.press("Pièce A");
  await ben.press("C’est décidé");
  await ben.played(3);
  expect(await label(ben, "c2")).toMatch(/Rouges, pièce A, \p{Lu}/u);
  expect(await ann.page.locator(".log").textContent()).toContain("révèle A");
  await leave(ann, ben);
});

it("letters are set up in secret", async () => {
  const [ann, ben] = await table({ edition: "spies", setup: "true" });
  await ann.touch("c10");
  await ann.sees(/À placer.: C/);
  await ann.press("Au hasard");
  await ann.press("Prêt");
  await ann.sees("L’adversaire dispose ses lettres.");
  expect(await ben.page.locator(".zb-l-men .side-white").count()).toBe(0);
  await ben.press("Au hasard");
  await ben.press("Prêt");
  await ann.sees("À vous d’essayer.");
  expect(await ben.page.locator(".zb-l-men .side-white.zb-man").count()).toBe(13);
  await leave(ann, ben);
});

it("on one screen a curtain falls between the turns", async () => {
  const ann = await Visitor.enter(browser);
  await ann.begin(server.address, "À deux ici", "", "Confusion");
  await ann.press("Je suis aux Blancs");
  await ann.board();
  await ann.touch("c10");
  await ann.touch("c9");
  await ann.sees("Aux Jaunes de regarder.");
  expect(await ann.page.getByRole("grid").count()).toBe(0);
  await ann.page.reload();
  await ann.sees("Aux Jaunes de regarder.");
  await ann.press("Je suis aux Jaunes");
  expect(await label(ann, "c2")).toContain("votre pièce A");
  await leave(ann);
});

it("the example is replayed through three eyes", async () => {
  const ann = await Visitor.enter(browser);
  const { page } = ann;
  await page.goto(`${server.address}rules/confusion`);
  await page.getByRole("link", { name: "Revoir l’exemple en clair" }).click();
  await ann.board();
  await page.getByRole("slider").fill("76");
  await ann.sees("Les Blancs gagnent.");
  expect(await label(ann, "f1")).toContain("Blancs, pièce T, Abbé, promue, contrôle la pièce neutre");
  await page.getByText("En chiffres").click();
  expect(await page.locator("details tbody tr").count()).toBe(76);
  await ann.press("Jaunes");
  await page.locator('[data-at=a3][aria-label*="votre pièce C"]').waitFor({ state: "attached" });
  await page.setInputFiles("input[type=file]", {
    name: "faux.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("White = A6\nrien"),
  });
  await page.locator(".bad").filter({ hasText: /\S/ }).waitFor();
  await leave(ann);
});

describe.each(["light", "dark"] as const)("axe finds nothing in %s", (colorScheme) => {
  it.each(["desk", "phone"] as const)(
    "on a %s",
    async (size) => {
      const ann = await Visitor.enter(browser, { colorScheme, viewport: sizes[size], hasTouch: size === "phone" });
      const { page } = ann;
      const found: Record<string, string[]> = {};
      await ann.open(server.address, {
        game: "confusion",
        options: { edition: "spies", tokens: "3:3", notebook: "oracle" },
        opponent: "screen",
      });
      await ann.sees("Aux Blancs de regarder.");
      found["curtain"] = await violations(ann);
      await ann.press("Je suis aux Blancs");
      await ann.board();
      await page.locator('[data-cell="0 3"]').click();
      if (size === "phone") {
        found["row"] = await violations(ann);
        await page.keyboard.press("Escape");
      }
      found["game"] = await violations(ann);
      await ann.press("Échanger");
      await ann.sees(/Deux de vos espions échangent/);
      found["composing"] = await violations(ann);
      await ann.press("Annuler");
      await ann.touch("e10");
      await ann.touch("e9");
      await ann.press("Je suis aux Rouges");
      found["asked"] = await violations(ann);
      if (size === "phone")
        for (const tab of ["Partie", "Règles", "Options"]) {
          await ann.press(tab);
          found[tab] = await violations(ann);
        }
      const game = page.url().split("/").at(-1) ?? "";
      for (const path of ["rules/confusion", "fidelity/confusion", "sheet/confusion", `sheet/confusion/${game}`]) {
        await page.goto(`${server.address}${path}`);
        await page.locator("main h1").waitFor();
        await page.waitForTimeout(300);
        found[path] = await violations(ann);
      }
      await page.goto(`${server.address}replay/confusion`);
      await ann.board();
      await page.getByRole("slider").fill("30");
      await page.getByText("En chiffres").click();
      found["replay"] = await violations(ann);
      await page.goto(server.address);
      await ann.press("Nouvelle partie");
      await ann.choose("Confusion");
      await page.getByRole("dialog").getByText("Espions", { exact: true }).click();
      found["dialog"] = await violations(ann);
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, []])));
      await leave(ann);
    },
    240_000,
  );
});
