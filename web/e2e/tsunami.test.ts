import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Server } from "./server";
import { launch, sizes, violations, Visitor } from "./table";

const PROJECT = JSON.parse(
  readFileSync("../rules/src/main/resources/fr/zizanie/rules/tsunami/deck/projet-1.json", "utf8"),
) as { cards: { id: string; copies: number }[] };

/** A deck of some cards of the project, as the text of its file. */
function deckFile(counts: Record<string, number>): string {
  const cards = Object.entries(counts).map(([id, copies]) => ({
    ...PROJECT.cards.find((card) => card.id === id),
    copies,
  }));
  const size = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return JSON.stringify({ id: "essai", size, cards });
}

/** The same as the one word of ASCII that the option wants. */
function deck(counts: Record<string, number>): string {
  return deckFile(counts).replace(/[^!-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Sixteen stones, no two colours in a fight. */
const OPENING = ["C3", "L11", "C4", "L10", "C5", "L9", "C6", "L8", "D3", "K11", "E3", "J11", "F3", "H11", "G3", "G11"];

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

/** Ann is Black and invites Ben. */
async function sit(options: Record<string, string>): Promise<void> {
  await ann.open(server.address, { game: "tsunami", options, opponent: "friend", seat: "black" });
  await ann.board();
  await ben.page.goto(ann.page.url());
  await ben.press("Prendre la place libre");
  await ben.board();
  await ann.sees("À vous de jouer.");
}

/** Waits until it is this visitor's move, and places a stone. */
async function place(visitor: Visitor, at: string): Promise<void> {
  await visitor.page.locator(`.zb-goal[data-at=${at}]`).waitFor();
  await visitor.touch(at);
}

async function open(moves = OPENING): Promise<void> {
  for (const [k, at] of moves.entries()) await place(k % 2 === 0 ? ann : ben, at);
}

/** How many stones stand. */
function stones(visitor: Visitor): Promise<number> {
  return visitor.page.locator(".zb-l-men > g").count();
}

/** Announces the only playable card. */
async function play(visitor: Visitor): Promise<void> {
  await visitor.page.locator(".hand .card.ready").first().click();
}

async function draws(visitor: Visitor): Promise<void> {
  await visitor.press("Piocher");
}

/** Waits until so many stones stand. */
async function count(visitor: Visitor, many: number): Promise<void> {
  await expect.poll(() => stones(visitor), { timeout: 15_000 }).toBe(many);
}

it("a move is countered by a dam, and another one stands", async () => {
  await sit({ deck: deck({ barrage: 16 }) });
  await open();
  await draws(ann);
  await place(ann, "G7");
  await draws(ben);
  await place(ben, "K4");
  await ann.sees("Blanc joue K4.");
  expect(await ann.page.locator(".zb-announced").count()).toBeGreaterThan(0);
  await ann.press("Jouer «\u00a0Barrage\u00a0»");
  await ann.press("C’est décidé");
  await ben.sees("Votre coup est contré.");
  expect(await stones(ben)).toBe(17);
  await ben.page.locator("[data-at=K4]:not(.zb-goal)").waitFor();
  await place(ben, "K5");
  await count(ann, 18);
  expect(await violations(ann)).toEqual([]);
});

it("a counter stops a card, and its player keeps the stone", async () => {
  await sit({ deck: deck({ non: 8, interdit: 8 }) });
  await open();
  for (let turn = 0; turn < 8; turn++) {
    const [mover, other] = turn % 2 === 0 ? [ann, ben] : [ben, ann];
    await mover.sees("À vous de jouer.");
    await draws(mover);
    await mover.page.locator(".hand .card").first().waitFor();
    const [card, counter] = await Promise.all([
      mover.page.locator(".hand .card.ready").count(),
      other.page.locator(".hand .name", { hasText: "Non" }).count(),
    ]);
    if (card > 0 && counter > 0) {
      await play(mover);
      await place(mover, "G7");
      await mover.press("C’est décidé");
      await other.sees("Sens interdit");
      await other.press("Jouer «\u00a0Non\u00a0!\u00a0»");
      await other.press("C’est décidé");
      await mover.sees("Il reste à poser votre pierre, ou à passer.");
      expect(await mover.page.locator(".zb-sea").count()).toBe(0);
      return;
    }
    await place(mover, `${"BDFHKM".charAt(turn % 6)}${turn % 2 === 0 ? 1 : 13}`);
    const pass = other.page.getByRole("button", { name: "Laisser faire", exact: true });
    if (await pass.isVisible().catch(() => false)) await pass.click();
    else await Promise.race([other.press("Laisser faire").catch(() => undefined), other.sees("À vous de jouer.")]);
    await count(mover, 17 + turn);
  }
  throw new Error("eight draws without a card and a counter");
});

it("an exchange says whose stone it is, and nothing else can be played", async () => {
  await sit({ deck: deck({ duel: 16 }) });
  await open();
  await draws(ann);
  await play(ann);
  await place(ann, "G7");
  await ann.press("C’est décidé");
  await ann.sees("À vous de poser.");
  await ben.sees("À Noir de poser.");
  expect(await ann.page.locator(".zb-arena").count()).toBe(1);
  await place(ann, "G7");
  await ben.sees("À vous de poser.");
  expect(await ben.page.locator(".zb-goal[data-at=A1]").count()).toBe(0);
  await place(ben, "F6");
  await ann.sees("À vous de poser.");
  await ann.press("Ne pas poser");
  await place(ben, "H8");
  await count(ann, 19);
  await ben.sees("À vous de jouer.");
  expect(await violations(ben)).toEqual([]);
});

it("a trap is its author's secret until it springs", async () => {
  await sit({ deck: deck({ piege: 16 }) });
  await open();
  await draws(ann);
  await play(ann);
  await place(ann, "G7");
  await ann.sees("petit papier");
  await ann.press("C’est décidé");
  await ann.page.locator(".zb-trap").waitFor();
  expect(await ben.page.locator(".zb-trap").count()).toBe(0);
  await place(ann, "A1");
  await ben.page.locator(".zb-goal[data-at=G7]").waitFor();
  await ben.touch("G7");
  await ann.sees("À vous de jouer.");
  await count(ann, 17);
  expect(await ann.page.locator(".zb-trap").count()).toBe(0);
});

it("a tsunami takes the stones of an edge", async () => {
  await sit({ deck: deck({ tsunami: 16 }) });
  await open([...OPENING, "A7", "N7", "A8", "N6"]);
  await draws(ann);
  await ann.sees("Choisissez un bord.");
  await place(ann, "A4");
  await ann.press("C’est décidé");
  await count(ben, 18);
  await ben.sees("À vous de jouer.");
});

it("dead stones are marked by both, disputed, and counted", async () => {
  await sit({ deck: "none" });
  const walls = Array.from({ length: 13 }, (_, k) => [`G${k + 1}`, `H${k + 1}`]).flat();
  await open([...walls, "M5", "B5"]);
  await ann.press("Passer");
  await ben.sees("À vous de jouer.");
  await ben.press("Passer");
  await ann.sees("Quelles pierres sont mortes\u00a0?");
  await ann.touch("B5");
  await ann.page.locator(".zb-cross").waitFor();
  await ann.touch("M5");
  await ann.sees("Noir mène de 5,5.");
  await ann.touch("M5");
  await ann.touch("M5");
  await ann.press("D’accord");
  await ben.sees("L’autre est d’accord avec ces marques.");
  await ben.page.locator(".zb-owned").nth(100).waitFor();
  expect(await violations(ben)).toEqual([]);
  await ben.press("Reprendre la partie");
  await ann.sees("La partie reprend sans cartes.");
  await place(ann, "N13");
  await place(ben, "A1");
  await ann.sees("À vous de jouer.");
  await ann.press("Passer");
  await ben.page.locator(".zb-goal[data-at=A13]").waitFor();
  await ben.press("Passer");
  await ann.sees("Vous perdez.");
  await ben.sees("Vous gagnez.");
  await ben.sees("Blanc l’emporte aux points.");
  expect(await ann.page.getByRole("link", { name: "Les pierres en SGF" }).count()).toBe(1);
}, 180_000);

it("a club's deck is judged with its place, shown, and played", async () => {
  const { page } = ann;
  await page.goto(server.address);
  await ann.press("Nouvelle partie");
  await ann.choose("Tsunami sur le goban");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Celui du club", { exact: true }).click();
  const file = page.getByLabel("Le fichier du paquet");
  const good = deckFile({ duel: 2, non: 2 });
  await file.setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{\n  oups") });
  await ann.sees(/Ligne 2, colonne/);
  const wrong = good.replace('"EXCHANGE"', '"EXCHANGED"');
  await file.setInputFiles({ name: "b.json", mimeType: "application/json", buffer: Buffer.from(wrong) });
  await ann.sees(/cards\[0\]\.effect\[0\]\.op/);
  await file.setInputFiles({ name: "c.json", mimeType: "application/json", buffer: Buffer.from(good) });
  await ann.sees("essai\u00a0: 4 cartes de 2 sortes. Ce paquet est bon.");
  await dialog.getByText("Par un lien", { exact: true }).click();
  await ann.press("Préparer la partie");
  await ann.sees("Avant de commencer");
  await ben.page.goto(page.url());
  await ben.press("M’asseoir ici");
  await ben.sees("essai\u00a0: 4 cartes de 2 sortes. Ce paquet est bon.");
  for (const visitor of [ann, ben]) await visitor.press("Je suis prêt");
  for (const visitor of [ann, ben]) {
    await visitor.board();
    await visitor.press("Paquet essai");
    await visitor.sees("Un paquet de club\u00a0: 4 cartes de 2 sortes.");
    await visitor.page.locator("dialog .card", { hasText: "Duel" }).waitFor();
  }
});

describe.each(["light", "dark"] as const)("axe finds nothing in %s", (colorScheme) => {
  it.each(["desk", "phone"] as const)(
    "on a %s",
    async (size) => {
      const visitor = await Visitor.enter(browser, { colorScheme, viewport: sizes[size], hasTouch: size === "phone" });
      const { page } = visitor;
      const found: Record<string, string[]> = {};
      await page.goto(server.address);
      await visitor.press("Nouvelle partie");
      await visitor.choose("Tsunami sur le goban");
      await visitor.sees("Le komi");
      found["dialog"] = await violations(visitor);
      await visitor.open(server.address, {
        game: "tsunami",
        options: {},
        opponent: "computer",
        level: 1,
        seat: "black",
      });
      await visitor.board();
      await place(visitor, "D4");
      found["game"] = await violations(visitor);
      await page.goto(`${server.address}rules/tsunami`);
      await page.locator("#cards .card").nth(25).waitFor();
      await page.locator(".still svg").first().waitFor();
      found["rules"] = await violations(visitor);
      await page.goto(`${server.address}fidelity/tsunami`);
      await visitor.sees("Là où la feuille se tait");
      found["fidelity"] = await violations(visitor);
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, []])));
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
    180_000,
  );
});

it("teaches by doing: a counter, a wave, the superko and dead stones", async () => {
  const { page } = ann;
  await page.goto(`${server.address}rules/tsunami`);
  await page.getByRole("link", { name: /La reprise interdite/ }).click();
  await ann.board();
  await ann.sees("Le but.");
  // Retaking at once isn’t offered at all.
  await page.locator("[role=gridcell][data-at=D4][aria-label*=blanche]").first().waitFor();
  await page.locator(".zb-goal[data-at=J4]").waitFor();
  expect(await page.locator(".zb-goal[data-at=E4]").count()).toBe(0);
  await ann.touch("J4");
  await page.locator(".zb-goal[data-at=E4]").waitFor();
  await ann.touch("E4");
  await ann.sees("C’est réussi");
  expect(await violations(ann)).toEqual([]);
  for (const lesson of ["tsunami", "non", "dead"]) {
    await page.goto(`${server.address}practice/tsunami/${lesson}`);
    await ann.board();
    const done = page.getByText("C’est réussi").first();
    // It shows one action at a time, once it is the learner's turn.
    for (let shown = 0; shown < 12 && !(await done.isVisible()); shown++) {
      await page
        .getByRole("button", { name: "Montrez-moi" })
        .click({ timeout: 2000 })
        .catch(() => undefined);
      await done.waitFor({ timeout: 2500 }).catch(() => undefined);
    }
    await ann.sees("C’est réussi");
  }
});

it("replays a kept game with all hands open, and through the eyes of one side", async () => {
  const { page } = ben;
  await page.goto(`${server.address}replay/tsunami`);
  await ben.sees("Une partie, cartes ouvertes");
  await ben.board();
  await ben.page
    .getByRole("button", { name: /maree_basse|Marée basse/ })
    .first()
    .click();
  await ben.page.locator(".hands").waitFor();
  await ben.press("Noir");
  await expect.poll(() => page.locator(".hands section:nth-of-type(2) .card").count(), { timeout: 20_000 }).toBe(0);
  expect(await violations(ben)).toEqual([]);
});
