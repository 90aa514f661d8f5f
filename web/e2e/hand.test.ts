import { DAILY, expect, it, onPhone } from "./fixtures";
import { hold, letGo, nextFrame } from "./held";

it(
  "a move stands in the next frame on a slow line, goes back if it is refused, and survives a broken line",
  DAILY,
  async ({ ann, ben }) => {
    const { page } = ann;
    await ann.meets(ben);
    await ann.sees("À vous de jouer.");

    await hold(ann);
    await ann.touch("e2");
    const soon = await nextFrame(ann, "e4");
    expect(soon).toMatchObject({ waits: 1, log: 0 });
    expect(soon.label).toMatch(/pion blanc/);
    await ann.labels("e2", /^e2, (?!.*pion)/);
    await letGo(ann);
    await ann.played(1);
    await expect(page.locator(".zb-waits")).toHaveCount(0);

    await ben.play("e7e5", 2);
    await ann.played(2);

    await ann.missays('"d2d4"', '"d2d8"');
    await hold(ann);
    await ann.touch("d2");
    expect((await nextFrame(ann, "d4")).waits).toBe(1);
    await letGo(ann);
    await expect(page.locator(".toast p")).toBeVisible();
    await ann.labels("d2", /pion blanc/);
    await expect(ann.actions).toHaveCount(2);

    await hold(ann, true);
    await ann.touch("d2");
    await ann.touch("d4");
    await ann.sees(/Reconnexion… Votre coup est gardé/);
    await ann.labels("d4", /pion blanc/);
    await expect(ann.actions).toHaveCount(2);
    await letGo(ann);
    await ann.played(3);
    await ben.played(3);
    await expect(page.getByText("Reconnexion…")).toHaveCount(0);
    await expect(ben.actions).toHaveCount(3);
  },
);

it("a move is prepared during the other's turn, dropped with Escape, and made when the turn comes", async ({
  ann,
  ben,
}) => {
  const { page } = ann;
  await ann.meets(ben, { game: "felon", seat: "yellow" });
  // The félons come first: each stands where its player puts it.
  await ann.touch("g13");
  await ben.labels("g13", /félon/);
  await ben.touch("g1");
  await ann.sees("À vous de jouer.");
  await ann.play("e2e4", 3);
  await ann.touch("f2");
  await ann.touch("f4");
  await expect(page.locator(".zb-prepared")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator(".zb-prepared")).toHaveCount(0);
  await ann.touch("f2");
  await ann.touch("f4");
  await expect(ann.actions).toHaveCount(3);
  await ben.touch("e12");
  await ben.touch("e10");
  await ann.played(5);
  await ann.labels("f4", /garde/);
});

it("a promotion is chosen while it is prepared, and made at once when the turn comes", async ({ ann, ben }) => {
  const { page } = ann;
  await ann.meets(ben, { game: "ironpond", options: { deck: "none" }, seat: "white" });
  const moves = ["a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "h7h6", "a6a7"];
  for (const [k, move] of moves.entries()) {
    const [who, other] = k % 2 === 0 ? [ann, ben] : [ben, ann];
    await who.play(move, k + 1);
    await other.played(k + 1);
  }
  await ann.touch("a7");
  await ann.touch("b8");
  const asked = page.getByRole("dialog", { name: "En b8, le pion devient…" });
  await asked.getByRole("button", { name: "Un cavalier" }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.locator(".zb-prepared")).not.toHaveCount(0);
  await ben.play("h6h5", 8);
  await ann.played(9);
  await expect(asked).toHaveCount(0);
  await ann.labels("b8", /cavalier/);
});

it("on a phone a second touch plays, and what was touched once can be let go", async ({ enter }) => {
  const ann = await enter(onPhone);
  const { page } = ann;
  await ann.open({
    game: "tsunami",
    options: { size: "9", deck: "none" },
    opponent: "computer",
    level: 1,
    seat: "black",
  });
  await ann.board();
  await ann.cell("D4").tap();
  await page.getByRole("button", { name: "Annuler" }).filter({ visible: true }).tap();
  await expect(page.locator(".zb-bar")).toBeHidden();
  await ann.cell("D4").tap();
  await ann.cell("G7").tap();
  await expect(ann.pieces).toHaveCount(0);
  await ann.cell("G7").tap();
  await ann.played(1);
});
