import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { Server } from "./server";
import { launch, SHORT_MATE, Visitor } from "./table";

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
  [ann, ben] = await Promise.all([Visitor.enter(browser), Visitor.enter(browser)]);
  await ann.begin(server.address, "Par un lien");
  await ann.sees("La place d’en face est libre.");
  await ben.page.goto(ann.page.url());
  await ben.press("Prendre la place libre");
  await ann.sees("À vous de jouer.");
});
afterEach(async () => {
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.leave(), ben.leave()]);
});

/** Plays the moves of a line in turn, from the ply that it begins with. */
async function alternate(line: readonly string[], from: number): Promise<void> {
  for (const [k, token] of line.entries()) {
    const ply = from + k + 1;
    const [mover, other] = ply % 2 === 1 ? [ann, ben] : [ben, ann];
    await mover.play(token, ply);
    await other.played(ply);
  }
}

it("two people play to mate through a link, and one of them reloads on the way", async () => {
  await alternate(SHORT_MATE.slice(0, 2), 0);
  await ann.page.reload();
  await ann.board();
  await ann.played(2);
  await alternate(SHORT_MATE.slice(2), 2);
  await ann.sees("Vous perdez.");
  await ben.sees("Vous gagnez.");
  await ben.sees(/Échec et mat\s: les Noirs l’emportent\./);
});

it("a third visitor watches, and can do nothing else", async () => {
  const eve = await Visitor.enter(browser);
  await eve.page.goto(ann.page.url());
  await eve.board();
  await eve.sees("Vous regardez cette partie.");
  await ann.play("e2e4", 1);
  await eve.played(1);
  expect(await eve.page.getByRole("button", { name: "Abandonner" }).count()).toBe(0);
  await eve.leave();
});

it("both go on after the server was killed and started again", async () => {
  await alternate(["e2e4", "e7e5"], 0);
  await server.kill();
  await ann.sees("Connexion perdue, nouvel essai en cours…");
  await server.start();
  await ann.page.getByText("Connexion perdue").waitFor({ state: "detached" });
  await ben.page.getByText("Connexion perdue").waitFor({ state: "detached" });
  await alternate(["d2d4"], 2);
  expect(await ben.count()).toBe(3);
});

it("a takeback and a draw are asked for and answered", async () => {
  await alternate(["e2e4"], 0);
  await ann.press("Reprendre");
  await ben.sees(/voudrait reprendre son coup/);
  await ben.press("Accepter");
  await ann.page.locator("[data-ply]").waitFor({ state: "detached" });
  await ann.sees(/coups repris/);
  await alternate(["d2d4"], 0);
  await ben.press("Proposer nulle");
  await ann.sees(/propose la nulle/);
  await ann.press("Refuser");
  await ben.sees(/nulle refusée/);
  await ben.press("Abandonner");
  await ben.page.getByRole("alert").getByRole("button", { name: "Abandonner" }).click();
  await ann.sees("Vous gagnez.");
  await ann.sees("Les Noirs abandonnent.");
});
