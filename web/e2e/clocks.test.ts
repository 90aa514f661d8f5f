import { deal } from "./deal";
import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

const end = (visitor: Visitor, text: string | RegExp) => visitor.page.getByText(text).filter({ visible: true }).first();

it("a clock of each kind is chosen for a friend", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("");
  await ann.press("Nouvelle partie");
  await ann.choose("Tsunami");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Inviter un ami", { exact: true }).click();
  await ann.press("Changer");
  const clock = dialog.getByLabel("Cadence", { exact: true });
  await clock.selectOption("10+3x30");
  await expect(dialog.getByText(/10 min \+ 3 × 30 s/).first()).toBeVisible();
  await clock.selectOption({ label: "Autre cadence…" });
  await dialog.getByText("Bronstein", { exact: true }).click();
  await dialog.getByLabel("Minutes").fill("7");
  await dialog.getByLabel("Secondes rendues").fill("4");
  await dialog.getByLabel("Secondes rendues").blur();
  await expect(dialog.getByText(/7 min \+ 4 s \(Bronstein\)/).first()).toBeVisible();
  await dialog.getByText("Byo-yomi", { exact: true }).click();
  await dialog.getByLabel("Périodes").fill("99");
  await dialog.getByLabel("Périodes").blur();
  await expect(dialog.getByLabel("Périodes")).toHaveValue("20");
});

it("against the computer one’s own clock runs, in periods, and falls", async ({ ann, doors }) => {
  const { page } = ann;
  await doors.still(ann);
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
  await expect(timer).toHaveText("5.0 + 1 × 5 s");
  await doors.passFor(3_000, ann);
  await expect(timer).toHaveText("2.0 + 1 × 5 s");
  await doors.passFor(3_000, ann);
  await expect(timer).toHaveText("4.0");
  await doors.passFor(5_000, ann);
  await expect(end(ann, "Vous avez perdu.")).toBeVisible();
  await expect(end(ann, "Vous avez perdu au temps.")).toBeVisible();
});

for (const clock of ["1+2", "1d2"])
  it(`a flag falls by the clock ${clock}`, async ({ ann, ben, doors }) => {
    await ann.meets(ben, { seat: "white", clock });
    await ann.play("d2d3", 1);
    await ben.play("d7d5", 2);
    await ann.played(2);
    await doors.pass(90_000);
    await expect(end(ann, "Vous avez perdu.")).toBeVisible();
    await expect(end(ben, "Vous avez gagné.")).toBeVisible();
  });

it("who leaves for long gives the other side a claim", async ({ ann, ben, doors }) => {
  await doors.still(ann);
  await ann.meets(ben, { seat: "white", clock: "1+30" });
  await ann.play("d2d3", 1);
  await ben.play("d7d5", 2);
  await ann.play("d3e5", 3);
  const id = ann.page.url().split("/").at(-1) ?? "";
  await ben.leaves(ann);
  await doors.passFor(6_000, ann);
  await ann.sees(/a quitté la table/);
  await expect(ann.page.getByRole("button", { name: "Réclamer le gain" })).toHaveCount(0);
  await doors.passFor(30_000, ann);
  await ann.press("Réclamer le gain");
  await expect(end(ann, "Vous avez gagné.")).toBeVisible();
  await expect(end(ann, /ne sont pas revenus à temps/)).toBeVisible();
  await ben.goto(`g/${id}`);
  await expect(end(ben, "Vous avez perdu.")).toBeVisible();
});

it("long answers draw on a reserve that both see", async ({ ann, ben, doors }) => {
  await doors.still(ann, ben);
  await deal({ ann, ben, doors }, { white: [25], black: [39] }, { clock: "3+2" });
  await ann.touch("g1");
  await ann.touch("f3");
  await ann.page.locator(".hand .card.ready", { hasText: "Trou noir" }).click();
  await ann.touch("e5");
  await ann.press("Confirmer");
  const ring = ben.page.locator(".ring").filter({ visible: true });
  await expect(ring).toHaveText("12");
  await doors.passFor(7_000, ann, ben);
  await expect(ring).toHaveText("5");
  await expect(ann.page.getByText(/^réponses/)).toHaveCount(0);
  await ben.press("Laisser faire");
  // Seven seconds, of which five cost nothing.
  for (const one of [ann, ben]) await expect(one.page.getByText("réponses 0:16", { exact: true })).toBeVisible();
});
