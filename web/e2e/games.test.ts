import { glimpseOf, recorded } from "../first/glimpses.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAILY, expect, it, onPhone } from "./fixtures";
import { sizes, type Visitor } from "./visitor";

/** Nothing sticks out of the window sideways, and nothing in the bar lies over anything else. */
async function expectRoom({ page }: Visitor, width: number): Promise<void> {
  const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide, { message: `${page.url()} at ${width}` }).toBeLessThanOrEqual(width);
  const boxes = await page.locator("header.top :is(a, button)").evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map(
        (one) =>
          ({ name: one.textContent.trim(), ...one.getBoundingClientRect().toJSON() }) as DOMRect & { name: string },
      )
      .sort((a, b) => a.left - b.left),
  );
  expect(boxes.length).toBeGreaterThan(2);
  for (const [k, box] of boxes.entries()) {
    expect(box.right, `${box.name} at ${width}`).toBeLessThanOrEqual(width);
    const before = boxes[k - 1];
    if (before)
      expect(box.left, `${before.name} and ${box.name} at ${width}`).toBeGreaterThanOrEqual(before.right - 0.5);
  }
}

it("leads from a box to the first move in one click each", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("");
  await page.getByRole("link", { name: /^Chess Mutation/ }).click();
  await expect(page).toHaveURL(/\/games\/mutation$/);
  await expect(page).toHaveTitle("Chess Mutation | Zizanie");
  await ann.sees("Toutes vos pièces sont pareilles");
  await page.getByTitle("2, curieux").click();
  await ann.press("Jouer contre l’ordinateur");
  await ann.board();
  await ann.play("e2e4", 1);
  // From the table the bar leads to the rules of its game, and back to the game's page.
  await page.getByRole("banner").getByRole("link", { name: "Règles" }).click();
  await expect(page).toHaveURL(/\/rules\/mutation$/);
  await page.getByRole("link", { name: "Chess Mutation", exact: true }).click();
  // The level last played against is kept.
  await expect(page.getByRole("radio", { name: "2, curieux" })).toBeChecked();
});

it("lets one choose whose rules to read, and goes from game to game", async ({ enter }) => {
  const ann = await enter(onPhone);
  const { page } = ann;
  await ann.goto("");
  const bar = page.getByRole("banner");
  // What a newcomer can't place isn't in the bar: it stands with the rules.
  await expect(bar.getByRole("link", { name: "Fidélité" })).toHaveCount(0);
  await bar.getByRole("link", { name: "Règles" }).click();
  await page.getByRole("link", { name: "Fidèle à l’original ?" }).click();
  await expect(page).toHaveURL(/\/fidelity$/);
  await bar.getByRole("link", { name: "Règles" }).click();
  await expect(page).toHaveTitle("Règles des cinq jeux | Zizanie");
  await page.getByRole("link", { name: "Confusion" }).click();
  await expect(page).toHaveURL(/\/rules\/confusion$/);
  await page.getByText("Les autres jeux").click();
  await page.getByRole("link", { name: "Le Félon" }).click();
  await expect(page).toHaveURL(/\/rules\/felon$/);
  await page.getByRole("link", { name: "Fidélité" }).first().click();
  await expect(page).toHaveURL(/\/fidelity\/felon$/);
});

it("says of each address whether there is such a page", async ({ ann }) => {
  const { page } = ann;
  const status = async (path: string): Promise<number | undefined> =>
    (await page.request.get(ann.address + path)).status();
  for (const path of [
    "",
    "rules",
    "fidelity",
    "games/felon",
    "practice/felon",
    "practice/felon/bouffon",
    "cards/ironpond",
    "g/d-000102030405060708090a0b",
  ])
    await expect.poll(() => status(path), path).toBe(200);
  for (const path of [
    "nowhere",
    "cards",
    "games/halma",
    "rules/halma",
    "workshop/felon",
    "g/nothing-here",
    "rules/felon/more",
  ])
    await expect.poll(() => status(path), path).toBe(404);
});

it("plays a recorded game of each kind like a film", async ({ ann, address, doors }) => {
  const { page } = ann;
  for (const game of ["ironpond", "confusion", "mutation", "felon", "tsunami"]) {
    const file = async (end: string): Promise<string> =>
      (await page.request.get(`${address}examples/${game}.${end}`)).text();
    const told = JSON.parse(await file("json")) as { captions: Record<string, { fr: string; en: string }> };
    const answer = await page.request.post(`${address}api/replay`, {
      data: { record: await file("txt") },
      headers: { origin: new URL(address).origin },
    });
    const kept = (await answer.json()) as { boards: unknown[]; outcome: { winner: string | null } | null };
    expect(kept.outcome, game).not.toBeNull();
    const plies = Object.keys(told.captions).map(Number);
    expect(plies.length, game).toBeGreaterThan(5);
    expect(Math.max(...plies), game).toBeLessThan(kept.boards.length);
  }
  await doors.still(ann);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await ann.goto("games/mutation");
  const film = page.locator(".film");
  await ann.press("Regarder la partie");
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return (await film.locator(".caption").allTextContents()).join();
      },
      { intervals: [50] },
    )
    .toMatch(/Noirs\s: h7-h6/);
  await film.getByRole("button", { name: "Pause" }).click();
  await film.getByRole("button", { name: "Coup précédent" }).click();
  await expect(film.locator(".caption")).toContainText("Blancs : h2-h3");
  // Whoever likes things still steps by hand.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(film.getByRole("button", { name: "Lecture" })).toBeHidden();
  await film.getByRole("button", { name: "Coup suivant" }).click();
  await expect(film.locator(".caption")).toContainText("Noirs : h7-h6");
});

it("has room for everything at every width", async ({ ann }) => {
  const { page } = ann;
  for (const path of ["", "games/tsunami", "rules", "rules/confusion"]) {
    await ann.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [640, 450],
      [820, 1180],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectRoom(ann, width);
    }
  }
  await page.setViewportSize(sizes.desk);
  await ann.open({ game: "mutation", options: {}, opponent: "computer", level: 1 });
  await ann.board();
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectRoom(ann, width);
  }
});

it("what moves on the page of a game is a part of its recorded game", async ({ address }) => {
  for (const game of recorded) {
    const kept = readFileSync(join(import.meta.dirname, `../src/games/${game}/glimpse.json`), "utf8");
    expect(JSON.parse(kept), `node first/glimpses.mjs ADDRESS writes that of ${game} anew`).toEqual(
      await glimpseOf(address, game),
    );
  }
});

it("the page of a game begins with its board in motion, which can be stopped", async ({ enter }) => {
  const ann = await enter({ reducedMotion: "no-preference" });
  const { page } = ann;
  for (const game of recorded) {
    await ann.goto(`games/${game}`);
    const at = page.locator("figure [data-frame]");
    await expect(at.locator("svg").first()).toBeVisible();
    const frames = new Set<string | null>();
    await expect.poll(async () => frames.add(await at.getAttribute("data-frame")).size).toBeGreaterThan(1);
  }
  await page.getByRole("figure").getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("figure").getByRole("button", { name: "Rejouer les coups" })).toBeVisible();
});

it("what is told of a board in motion pushes nothing down", DAILY, async ({ enter, doors }) => {
  const ann = await enter({ ...onPhone, viewport: { width: 360, height: 640 }, reducedMotion: "no-preference" });
  const { page } = ann;
  await doors.still(ann);
  for (const game of recorded) {
    await ann.goto(`games/${game}`);
    const figure = page.getByRole("figure");
    await expect(figure.locator("[data-frame] svg").first()).toBeVisible();
    const heights = new Set<number>();
    // Longer than any board's moves take.
    for (let k = 0; k < 15; k++) {
      await page.clock.runFor(2_800);
      heights.add(await figure.evaluate((one) => one.getBoundingClientRect().height));
    }
    expect(heights.size, game).toBe(1);
  }
});

it("where nothing may move, the board of a game's page stands still at what it tells", async ({ enter }) => {
  const ann = await enter({ reducedMotion: "reduce" });
  await ann.goto("games/mutation");
  await expect(ann.page.getByRole("figure")).toContainText(/Échec et mat/);
  await expect(ann.page.getByRole("figure").getByRole("button", { name: "Rejouer les coups" })).toBeVisible();
});
