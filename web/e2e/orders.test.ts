import { expect, it, onPhone } from "./fixtures";
import { dealtOverDays } from "./deal";
import type { Visitor } from "./visitor";

/** Orders for an answer are carried out within minutes. */
const WHILE = 600_000;

/** What one leaves to be done, in its dialog. */
async function away(visitor: Visitor) {
  await visitor.press("En mon absence");
  const dialog = visitor.page.getByRole("dialog");
  // The last of what it asks the server for.
  await dialog.getByRole("button", { name: "À partir d’ici : si l’autre joue…" }).waitFor();
  return dialog;
}

async function move(visitor: Visitor, token: string): Promise<void> {
  await visitor.touch(token.slice(0, 2));
  await visitor.touch(token.slice(2));
}

/** Lays White's Black Hole on a square. */
async function hole(visitor: Visitor, at: string): Promise<void> {
  await visitor.page.locator(".hand .card.ready", { hasText: "Trou noir" }).click();
  await visitor.labels(at, /peut être choisi/);
  await visitor.touch(at);
  await visitor.press("C’est décidé");
}

it("a standing order lets a card happen, and the other side can't tell who did", async ({ ann, ben, doors }) => {
  await dealtOverDays(ann, ben, 25, "3d");
  const dialog = await away(ben);
  await dialog.getByLabel("Dans tous les autres cas").selectOption("pass");
  await dialog.getByRole("button", { name: "Noter ces consignes" }).click();
  await dialog.getByText("Consignes notées.").waitFor();
  await ben.page.keyboard.press("Escape");
  await move(ann, "g1f3");
  await hole(ann, "e5");
  await ben.sees("Trou noir");
  await doors.pass(WHILE);
  await ben.sees("À vous de jouer.");
  await ann.labels("e5", /trou/i);
  await expect(ann.page.getByText("En mon absence")).toHaveCount(1);
  const told = await away(ben);
  await told.getByText(/on a laissé faire/).waitFor();
  const hers = await away(ann);
  await expect(hers.getByText("Ce qui a été fait pour vous")).toHaveCount(0);
  await expect(hers.getByLabel("Dans tous les autres cas")).toHaveValue("ask");
});

it("an order that asks waits, one for a card decides before it, and what is wrong is said", async ({
  ann,
  doors,
  enter,
}) => {
  const ben = await enter(onPhone);
  await dealtOverDays(ann, ben, 25, "3d");
  const dialog = await away(ben);
  await dialog.getByLabel("Dans tous les autres cas").selectOption("pass");
  await dialog.getByRole("button", { name: "Ajouter une exception" }).click();
  await dialog.getByLabel("Consigne 1 : quelle carte").selectOption({ label: "Trou noir" });
  await dialog.getByLabel("Consigne 1 : que faire").selectOption("ask");
  await dialog.getByRole("button", { name: "Noter ces consignes" }).click();
  await dialog.getByText("Consignes notées.").waitFor();
  await dialog.getByRole("button", { name: "À partir d’ici : si l’autre joue…" }).click();
  await dialog.getByLabel("Si l’autre joue", { exact: true }).fill("n’importe");
  await dialog.getByLabel("je joue", { exact: true }).fill("e7e5");
  await dialog.getByRole("button", { name: "Noter cette suite" }).click();
  await dialog.getByText(/Cette notation n’est pas comprise/).waitFor();
  await ben.page.keyboard.press("Escape");
  await move(ann, "g1f3");
  await hole(ann, "e5");
  await ben.sees("Trou noir");
  await doors.pass(WHILE);
  await ben.press("Laisser faire");
  await ben.sees("À vous de jouer.");
  const told = await away(ben);
  await expect(told.getByText("Ce qui a été fait pour vous")).toHaveCount(0);
});

it("a conditional move is played at once, and one that does not fit is told to its owner alone", async ({
  ann,
  ben,
}) => {
  await ann.meets(ben, { seat: "white", begin: "seated", clock: "3d" });
  const dialog = await away(ben);
  for (const [they, i, then] of [
    ["d2d3", "d7-d5", ["*", "e7e6"]],
    ["e2e3", "e7e6", undefined],
  ] as const) {
    await dialog.getByRole("button", { name: "À partir d’ici : si l’autre joue…" }).click();
    await expect(dialog.getByLabel("Si l’autre joue", { exact: true })).toBeFocused();
    await dialog.getByLabel("Si l’autre joue", { exact: true }).fill(they);
    await dialog.getByLabel("je joue", { exact: true }).fill(i);
    if (then) {
      await dialog.getByRole("button", { name: "Et ensuite…" }).click();
      await expect(dialog.getByLabel("puis si l’autre joue")).toBeFocused();
      await dialog.getByLabel("puis si l’autre joue").fill(then[0]);
      await dialog.getByLabel("je joue", { exact: true }).last().fill(then[1]);
    }
    await dialog.getByRole("button", { name: "Noter cette suite" }).click();
    await dialog.getByText("Suite notée.").waitFor();
  }
  await ann.play("d2d3", 1);
  await ann.played(2);
  await ann.labels("d5", /pion noir/);
  await dialog.getByText("tombée").waitFor();
  await dialog.getByText("un coup joué, continue").waitFor();
  await expect(ann.page.getByText("tombée")).toHaveCount(0);
  await ann.play("a2a3", 3);
  await ann.played(4);
  await ann.labels("e6", /pion noir/);
  await dialog.getByText("jouée en entier").waitFor();
  await dialog.getByRole("button", { name: "Retirer la suite 2" }).click();
  await dialog.getByText("Suite retirée.").waitFor();
  await expect(dialog.getByText("tombée")).toHaveCount(0);
});
