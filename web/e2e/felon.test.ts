import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
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

/** Touches squares one after another and waits for the action to stand in both lists. */
async function act(mover: Visitor, other: Visitor, squares: readonly string[], ply: number): Promise<void> {
  for (const at of squares) await mover.touch(at);
  await mover.played(ply);
  await other.played(ply);
}

/** The label of a square. */
function label(visitor: Visitor, at: string): Promise<string | null> {
  return visitor.page.locator(`[role=gridcell][data-at=${at}]`).getAttribute("aria-label");
}

it("two people place the félons, convert, swap and hijack", async () => {
  const [ann, ben] = await Promise.all([Visitor.enter(browser), Visitor.enter(browser)]);
  await ann.begin(server.address, "Par un lien", "Jaunes", "Le Félon");
  await ben.page.goto(ann.page.url());
  await ben.press("Prendre la place libre");
  await ann.sees("Placez le félon rouge sur la rangée 13.");
  await ben.sees("L’adversaire place votre félon.");
  await act(ann, ben, ["g13"], 1);
  await ben.sees("Placez le félon jaune sur la rangée 1.");
  await act(ben, ann, ["g1"], 2);
  expect(await label(ann, "g1")).toContain("félon jaune");
  expect(await label(ann, "f1")).toContain("roi jaune");

  await act(ann, ben, ["c2", "c4"], 3);
  await act(ben, ann, ["g12", "g10"], 4);
  await ann.touch("b1");
  expect(await label(ann, "m12")).toContain("change de camp");
  await act(ann, ben, ["m12"], 5);
  expect(await label(ben, "b1")).toContain("garde jaune");
  expect(await label(ben, "m12")).toContain("ministre jaune");

  await act(ben, ann, ["g13", "g11"], 6);
  await ann.touch("e1");
  await ann.page.locator("[role=gridcell][data-at=f1]").hover();
  await ann.sees(/roi jaune.*Rien n’est pris/);
  expect(await ann.page.locator(".zb-exchange").count()).toBeGreaterThan(0);
  await act(ann, ben, ["f1"], 7);
  expect(await label(ben, "e1")).toContain("roi jaune");
  expect(await label(ben, "f1")).toContain("courtisane jaune");

  await act(ben, ann, ["g11", "d8"], 8);
  await ann.sees("Vous pouvez le détourner, maintenant ou jamais.");
  await act(ann, ben, ["d8", "d7"], 9);
  expect(await label(ben, "d7")).toContain("félon rouge");
  await ben.sees("!Fd8-d7");
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.leave(), ben.leave()]);
});

it("two people play to a mate", async () => {
  const [ann, ben] = await Promise.all([Visitor.enter(browser), Visitor.enter(browser)]);
  await ann.begin(server.address, "Par un lien", "Jaunes", "Le Félon");
  await ben.page.goto(ann.page.url());
  await ben.press("Prendre la place libre");
  await ann.sees("Placez le félon rouge sur la rangée 13.");
  const game = [
    ["h13"],
    ["j1"],
    ["f2", "f4"],
    ["e13", "f12"],
    ["e1", "d1"],
    ["f12", "e11"],
    ["f1", "f2"],
    ["f13", "f4"],
  ];
  for (const [k, squares] of game.entries())
    await (k % 2 === 0 ? act(ann, ben, squares, k + 1) : act(ben, ann, squares, k + 1));
  await ann.sees("Vous perdez.");
  await ben.sees("Vous gagnez.");
  await ben.sees(/Échec et mat\s: les Rouges l’emportent\./);
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.leave(), ben.leave()]);
});

it("places at random against the computer, which then plays", async () => {
  const visitor = await Visitor.enter(browser);
  await visitor.begin(server.address, "Ordinateur", "Jaunes", "Le Félon");
  await visitor.press("Au hasard");
  await visitor.played(2);
  await visitor.touch("a2");
  await visitor.touch("a4");
  await visitor.played(4);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it.each(["light", "dark"] as const)(
  "axe finds nothing in %s",
  async (colorScheme) => {
    const visitor = await Visitor.enter(browser, { colorScheme, viewport: sizes.desk });
    const { page } = visitor;
    const found: Record<string, string[]> = {};
    await visitor.open(server.address, { game: "felon", options: {}, opponent: "screen" });
    await visitor.board();
    await visitor.sees("Placez le félon rouge sur la rangée 13.");
    found["placing"] = await violations(visitor);
    await visitor.touch("g13");
    await visitor.played(1);
    await visitor.touch("g1");
    await visitor.played(2);
    await visitor.touch("e1");
    found["game"] = await violations(visitor);
    await page.setViewportSize(sizes.phone);
    found["phone"] = await violations(visitor);
    for (const path of ["rules", "fidelity"]) {
      await page.goto(`${server.address}${path}/felon`);
      await page.locator("main section").nth(1).waitFor();
      found[path] = await violations(visitor);
    }
    await page.goto(server.address);
    await visitor.press("Nouvelle partie");
    await visitor.choose("Le Félon");
    await visitor.sees("Le félon sur l’orange");
    await page.getByText("Autres lectures de la règle").click();
    found["dialog"] = await violations(visitor);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, []])));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
  120_000,
);
