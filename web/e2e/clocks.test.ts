import { expectAccessible } from "./axe";
import { deal } from "./deal";
import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

/** Longer than the shortest main time that a clock has. */
const MINUTE = 90_000;

/** A game of Chess Mutation between two, with a clock. */
async function between(ann: Visitor, ben: Visitor, clock: string): Promise<void> {
  await ann.open({ game: "mutation", options: {}, opponent: "friend", begin: "seated", seat: "white", clock });
  await ben.join(ann);
  await ben.press("M’asseoir et jouer");
  await ann.board();
  await ben.board();
}

const end = (visitor: Visitor, text: string | RegExp) => visitor.page.getByText(text).filter({ visible: true }).first();

it("a clock of each kind is chosen for a friend", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("");
  await ann.press("Nouvelle partie");
  await ann.choose("Tsunami");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Inviter quelqu’un", { exact: true }).click();
  await ann.press("Changer");
  const clock = dialog.getByLabel("Pendule", { exact: true });
  await clock.selectOption("10+3x30");
  await expect(dialog.getByText(/10 min \+ 3 × 30 s/).first()).toBeVisible();
  await clock.selectOption({ label: "Une autre cadence…" });
  await dialog.getByText("Bronstein", { exact: true }).click();
  await dialog.getByLabel("Minutes").fill("7");
  await dialog.getByLabel("Secondes rendues").fill("4");
  await dialog.getByLabel("Secondes rendues").blur();
  await expect(dialog.getByText(/7 min \+ 4 s \(Bronstein\)/).first()).toBeVisible();
  await dialog.getByText("Byo-yomi", { exact: true }).click();
  await dialog.getByLabel("Périodes").fill("99");
  await dialog.getByLabel("Périodes").blur();
  await expect(dialog.getByLabel("Périodes")).toHaveValue("20");
  await expectAccessible(ann);
});

it("against the computer one’s own clock runs, in periods, and falls", async ({ ann }) => {
  const { page } = ann;
  await ann.open({
    game: "mutation",
    options: {},
    opponent: "computer",
    level: 1,
    seat: "white",
    begin: "now",
    clock: "0+2x5",
  });
  await ann.board();
  const timer = page.getByRole("timer");
  // The computer’s time isn’t counted.
  await expect(timer).toHaveCount(1);
  await ann.play("d2d3", 1);
  await ann.played(2);
  await expect(timer).toHaveText(/^[45]\.\d \+ 1 × 5 s$/);
  await expect(timer).toHaveText(/^[0-4]\.\d$/);
  await expect(end(ann, "Vous perdez.")).toBeVisible();
  await expect(end(ann, /Le temps des Blancs est écoulé/)).toBeVisible();
});

it("flags fall by each kind of clock", async ({ ann, ben, enter }) => {
  it.slow();
  await between(ann, ben, "1+2");
  const [cleo, dan] = [await enter(), await enter()];
  await between(cleo, dan, "1d2");
  for (const [white, black] of [
    [ann, ben],
    [cleo, dan],
  ] as const) {
    await white.play("d2d3", 1);
    await black.play("d7d5", 2);
    await expect(white.page.getByRole("timer").first()).toBeVisible();
  }
  for (const [white, black] of [
    [ann, ben],
    [cleo, dan],
  ] as const) {
    await expect(end(white, "Vous perdez.")).toBeVisible({ timeout: MINUTE });
    await expect(end(black, "Vous gagnez.")).toBeVisible();
  }
});

it("who leaves for long gives the other side a claim", async ({ ann, ben }) => {
  await between(ann, ben, "1+30");
  await ann.play("d2d3", 1);
  await ben.play("d7d5", 2);
  await ann.play("d3e5", 3);
  await ben.goto("");
  await ann.sees(/a quitté la table/);
  await ann.sees("Prendre la partie");
  await expectAccessible(ann);
  await ann.press("Prendre la partie");
  await expect(end(ann, "Vous gagnez.")).toBeVisible();
  await expect(end(ann, /ne sont pas revenus à temps/)).toBeVisible();
  await ben.goto(`g/${ann.page.url().split("/").at(-1) ?? ""}`);
  await expect(end(ben, "Vous perdez.")).toBeVisible();
});

it("long answers draw on a reserve that both see", async ({ ann, ben }) => {
  await deal(ann, ben, { white: [25], black: [39] }, {}, "3+2");
  await ann.touch("g1");
  await ann.touch("f3");
  await ann.page.locator(".hand .card.ready", { hasText: "Trou noir" }).click();
  await ann.touch("e5");
  await ann.press("C’est décidé");
  const ring = ben.page.locator(".ring").filter({ visible: true });
  await expect(ring).toHaveText("5", { timeout: 15_000 });
  await expect(ann.page.getByText(/^réponses/)).toHaveCount(0);
  await ben.press("Laisser faire");
  // Seven seconds, of which five cost nothing, and what it took to press.
  for (const one of [ann, ben]) await expect(one.page.getByText(/^réponses 0:1[0-6]$/)).toBeVisible();
});
