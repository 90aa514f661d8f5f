import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { deal } from "./deal";
import { Server } from "./server";
import { launch, sizes, violations, Visitor } from "./table";

let server: Server;
let browser: Browser;
let ann: Visitor;
let ben: Visitor;

beforeAll(async () => {
  [server, browser] = await Promise.all([new Server().start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.clear();
});
beforeEach(async () => {
  [ann, ben] = await Promise.all([
    Visitor.enter(browser),
    Visitor.enter(browser, { viewport: sizes.phone, hasTouch: true }),
  ]);
});
afterEach(async () => {
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.leave(), ben.leave()]);
});

const NBSP = "\u00a0";

/** Moves a man and waits until it stands there. */
async function move(visitor: Visitor, token: string): Promise<void> {
  await visitor.touch(token.slice(0, 2));
  await visitor.touch(token.slice(2));
  await stands(visitor, token.slice(2), /pion|cavalier|fou|tour|dame|roi/);
}

/** Waits until the label of a square says so. */
async function stands(visitor: Visitor, at: string, what: RegExp): Promise<void> {
  const cell = visitor.page.locator(`[role=gridcell][data-at=${at}]`);
  await expect.poll(() => cell.getAttribute("aria-label"), { timeout: 15_000 }).toMatch(what);
}

/** Lays a card of the hand and shows squares one after another, each once it may be chosen. */
async function lay(visitor: Visitor, name: string, ...squares: string[]): Promise<void> {
  await visitor.page.locator(".hand .card.ready", { hasText: name }).click();
  for (const at of squares) {
    await stands(visitor, at, /peut être choisi/);
    await visitor.touch(at);
  }
  await visitor.press("C’est décidé");
}

/** Waits until the log tells a sentence. */
async function tells(visitor: Visitor, sentence: string | RegExp): Promise<void> {
  await visitor.page.locator(".log").getByText(sentence).first().waitFor({ state: "attached" });
}

it("a move is cancelled and another one is due", async () => {
  await deal(server, ann, ben, { white: [25], black: [1] });
  await move(ann, "e2e4");
  await ann.press("Finir mon tour");
  await ben.sees("À vous de jouer.");
  await lay(ben, "Contrordre");
  await ann.sees("Contrordre");
  await ann.press("Laisser faire");
  await tells(ann, "Le coup e2-e4 est annulé");
  await stands(ann, "e2", /pion/);
  await ann.sees("À vous de jouer.");
  await move(ann, "d2d4");
  await tells(ben, "d4");
});

it("a man falls into a trap that only its owner saw", async () => {
  await deal(server, ann, ben, { white: [12], black: [39] });
  await move(ann, "g1f3");
  await lay(ann, "Trappe", "e5");
  await ben.press("Laisser faire");
  await ben.sees("À vous de jouer.");
  expect(await ann.page.locator("[role=gridcell][data-at=e5]").getAttribute("aria-label")).toContain("votre piège");
  expect(await ben.page.locator("[role=gridcell][data-at=e5]").getAttribute("aria-label")).not.toContain("piège");
  await ben.touch("e7");
  await ben.touch("e5");
  await tells(ben, `e5${NBSP}: un piège des Blancs s’ouvre`);
  await tells(ann, `Hors du jeu${NBSP}: pion des Noirs, e5`);
  await ben.press("Piles");
  await ben.page.getByRole("heading", { name: "Pièces perdues" }).waitFor();
  expect(await violations(ben)).toEqual([]);
});

it("two men become one", async () => {
  await deal(server, ann, ben, { white: [21], black: [39] });
  await lay(ann, "Fusion", "a1", "a2");
  await ben.press("Laisser faire");
  await tells(ben, /Fusion en a2/);
  await stands(ben, "a2", /tour des Blancs, .*pion/);
  expect(await ann.page.locator(".zb-mark").count()).toBeGreaterThan(0);
  expect(await violations(ann)).toEqual([]);
});

it("a king goes away and comes back", async () => {
  await deal(server, ann, ben, { white: [68], black: [39] });
  await lay(ann, "Régence");
  await ben.press("Laisser faire");
  await tells(ben, "Le roi des Blancs quitte le plateau");
  await move(ann, "e2e4");
  await ben.sees("À vous de jouer.");
  await move(ben, "e7e5");
  await ben.press("Finir mon tour");
  await ann.sees("Votre roi est absent.");
  await ann.press("Le poser");
  await stands(ann, "e1", /peut être choisi/);
  await ann.touch("e1");
  await ann.press("C’est décidé");
  await stands(ben, "e1", /roi des Blancs/);
});

it("a kidnapped man is missed, and found again in the lists", async () => {
  await deal(server, ann, ben, { white: [11], black: [39] });
  await move(ann, "e2e4");
  await lay(ann, "Kidnapping");
  await ben.sees("Kidnapping");
  await expect.poll(() => ben.page.locator(".zb-man").count()).toBe(0);
  expect(await violations(ben)).toEqual([]);
  await ben.press("Laisser faire");
  await ann.sees(/emportez une pièce/);
  await ann.page.locator("form select").selectOption("d8");
  await ann.press("Le dire");
  await ben.page.locator("form select").nth(1).waitFor({ timeout: 20_000 });
  await ben.page.locator("form select").first().selectOption("d8");
  await ben.page.locator("form select").nth(1).selectOption("q");
  await ben.press("Le dire");
  await stands(ben, "d8", /dame des Noirs/);
  await tells(ann, /dame des Noirs.: arrive en d8/);
});

it("a window goes on where it was through a reload", async () => {
  await deal(server, ann, ben, { white: [25], black: [39] });
  await move(ann, "g1f3");
  await lay(ann, "Trou noir", "e5");
  const left = async (): Promise<number> =>
    Number(/\d+/.exec((await ben.page.getByRole("timer").first().getAttribute("aria-label")) ?? "")?.[0]);
  await ben.page.getByRole("timer").first().waitFor();
  const before = await left();
  const then = Date.now();
  await ben.page.reload();
  await ben.page.getByRole("timer").first().waitFor();
  const gone = (Date.now() - then) / 1000;
  expect(await left()).toBeLessThanOrEqual(before - Math.floor(gone) + 1);
  await ben.press("Jouer «\u00a0Non\u00a0»");
  await ben.press("C’est décidé");
  await tells(ann, "«\u00a0Trou noir\u00a0» est annulée");
});

it("a phone shows what is asked and the whole hand, with a long text and in a low window too", async () => {
  await deal(server, ann, ben, { white: [12], black: [39] });
  await move(ann, "g1f3");
  await lay(ann, "Trappe", "e5");
  await ben.page.getByRole("timer").first().waitFor();
  for (const height of [844, 700, 600]) {
    await ben.page.setViewportSize({ width: 390, height });
    await expect.poll(() => ben.cut(".block h2", ".block .btn", ".hand .card")).toEqual([]);
  }
  const card = ben.page.locator(".hand .card.ready", { hasText: "Non" });
  const { x, width } = (await card.boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  expect(await violations(ben)).toEqual([]);
});

it("a gesture is quoted by the card that punishes it", async () => {
  await deal(server, ann, ben, { white: [72], black: [39] });
  await ben.press("Faire un geste");
  await ben.press("Coup de coude");
  await tells(ann, `Noirs${NBSP}: coup de coude`);
  await lay(ann, "Camouflet", "a7");
  await ben.sees(/Puni.: coup de coude/);
  await ben.press("Laisser faire");
  await tells(ann, `Prise en a7${NBSP}: pion des Noirs`);
});

it("a play against the rule is warned of, has no effect and costs the card", async () => {
  await deal(server, ann, ben, { white: [23], black: [39] });
  await ann.page.locator(".hand .card.ready", { hasText: "Avion privé" }).click();
  await stands(ann, "e4", /peut être choisi/);
  await ann.press("Les montrer aussi");
  await ann.sees(/perdue sans effet/);
  await stands(ann, "e6", /peut être choisi/);
  await ann.touch("e6");
  await ann.press("C’est décidé");
  await ben.press("Laisser faire");
  await tells(ben, /Avion privé.*contredit la règle fondamentale et reste sans effet.*pourrait être pris \(F2\)/);
  await stands(ann, "e1", /roi des Blancs/);
  await ann.sees("À vous de jouer.");
});

it("darts are thrown by hand, and both see where they stick", async () => {
  await deal(server, ann, ben, { white: [71], black: [39] }, { darts: "skill" });
  await move(ann, "e2e4");
  await lay(ann, "Super Gang", "d8");
  await ben.press("Laisser faire");
  await ann.sees("Trois fléchettes.");
  for (const name of ["Lancer (3)", "Lancer (2)", "Lancer la dernière"]) await ann.press(name);
  for (const visitor of [ann, ben]) {
    await tells(visitor, "3 fléchettes partent.");
    await tells(visitor, /La fléchette touche\.|À côté\./);
  }
});

it("the game over, all hands can be seen, and the file can be opened again", async () => {
  await deal(server, ann, ben, { white: [25], black: [39] });
  await move(ann, "g1f3");
  await lay(ann, "Trou noir", "e5");
  await ben.press("Laisser faire");
  await tells(ann, "Un trou en e5");
  await ann.press("Abandonner");
  await ann.press("Abandonner");
  await ann.press("Tout ouvert");
  await ann.page.locator(".hands .card").nth(9).waitFor();
  expect(await violations(ann)).toEqual([]);
  await ann.press("Mes yeux");
  await expect.poll(() => ann.page.locator(".hands .card").count()).toBe(5);
  const href = await ann.page.locator("a[download]").getAttribute("href");
  const record = await ann.page.evaluate(async (from) => (await fetch(from)).text(), href ?? "");
  await ann.page.goto(`${server.address}replay/ironpond`);
  await ann.page
    .locator("input[type=file]")
    .setInputFiles({ name: "partie.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await ann.sees("partie.txt");
  await ann.page.getByRole("button", { name: /Trou noir/ }).click();
  // The announced card lies in no hand, and its player hasn't drawn yet.
  await expect.poll(() => ann.page.locator(".hands .card").count()).toBe(9);
  expect(await violations(ann)).toEqual([]);
});

it("has no fault that axe finds, by day and by night", async () => {
  await deal(server, ann, ben, { white: [25], black: [39] });
  for (const colorScheme of ["dark", "light"] as const) {
    for (const visitor of [ann, ben]) {
      await visitor.page.emulateMedia({ colorScheme });
      expect(await violations(visitor)).toEqual([]);
    }
  }
});
