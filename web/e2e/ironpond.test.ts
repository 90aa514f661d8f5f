import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { Server } from "./server";
import { launch, sizes, violations, Visitor } from "./table";

/** Cards that go on a square after a move, cards that stop a card, and others to make twenty. */
const PLACED: Record<string, string> = { "25": "Trou noir", "53": "Magnétisme" };
const COUNTERS: Record<string, string> = { "32": "Pas question", "39": "Non", "42": "Que nenni", "52": "Niet" };
const OTHERS = ["5", "7", "9", "10", "15", "17", "19", "20", "21", "23", "24", "26", "27", "30"];
const DECK = [...Object.keys(PLACED), ...Object.keys(COUNTERS), ...OTHERS].join(",");

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

/** The names of the viewer's cards. */
function hand(visitor: Visitor): Promise<string[]> {
  return visitor.page.locator(".hand .card .name").allTextContents();
}

/** Deals until White holds a card to place and Black one to stop it. */
async function deal(): Promise<{ placed: string; counter: string }> {
  const match = { game: "ironpond", options: { deck: DECK }, opponent: "friend", seat: "white" };
  for (let tries = 0; tries < 40; tries++) {
    await ann.open(server.address, match);
    await ann.page.locator(".hand .card").nth(4).waitFor();
    const placed = (await hand(ann)).find((name) => Object.values(PLACED).includes(name));
    if (placed === undefined) continue;
    await ben.page.goto(ann.page.url());
    await ben.press("Prendre la place libre");
    await ben.page.locator(".hand .card").nth(4).waitFor();
    const counter = (await hand(ben)).find((name) => Object.values(COUNTERS).includes(name));
    if (counter !== undefined) return { placed, counter };
  }
  throw new Error("forty deals without the cards wanted");
}

/** White moves, plays the card on a square and confirms it. */
async function announce(placed: string): Promise<void> {
  await ann.play("g1f3", 1);
  await ann.sees("Votre coup est joué.");
  await ann.page.locator(".hand .card.ready", { hasText: placed }).click();
  await ann.sees(/^Montrez une/);
  await ann.touch(placed === "Trou noir" ? "e5" : "f3");
  await ann.press("C’est décidé");
}

it("a card is announced, seen, countered, and told", async () => {
  const { placed, counter } = await deal();
  await announce(placed);
  await ben.sees(placed);
  await ben.page.getByRole("timer").first().waitFor();
  expect(await violations(ben)).toEqual([]);
  await ben.press(`Jouer «\u00a0${counter}\u00a0»`);
  await ben.press("C’est décidé");
  await ann.page.getByRole("button", { name: `Noirs\u00a0: ${counter}` }).waitFor();
  await ann.page.getByRole("button", { name: new RegExp(`Blancs\\s: ${placed}, `) }).waitFor();
  expect(await ann.page.locator(".zb-hole, .zb-mark").count()).toBe(0);
  expect(await ann.page.locator(".hand .card").count()).toBe(5);
  expect(await violations(ann)).toEqual([]);
});

it("a card that is let happen stays on the board through a reload inside its window", async () => {
  const { placed } = await deal();
  await announce(placed);
  await ben.sees(placed);
  await ben.page.reload();
  await ben.press("Laisser faire");
  await ben.page
    .locator(placed === "Trou noir" ? ".zb-hole" : ".zb-mark")
    .first()
    .waitFor();
  await ben.sees("À vous de jouer.");
  await ben.page.locator(".hand .card.off").first().click();
  await ben.sees("Pas maintenant.");
});

it("shows all the cards, and finds one", async () => {
  await ann.page.goto(`${server.address}rules/ironpond`);
  await ann.page.locator("#cards .card").nth(71).waitFor();
  await ann.page.getByRole("searchbox").fill("kidnapping");
  await ann.sees("1 carte");
  expect(await violations(ann)).toEqual([]);
});
