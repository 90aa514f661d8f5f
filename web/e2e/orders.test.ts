import { expectAccessible } from "./axe";
import { expect, it, onPhone } from "./fixtures";
import type { Visitor } from "./visitor";

/** Twenty cards: White's Black Hole (25) and others that don't hurry; one that may answer (39). */
const DECK = [25, 39, 5, 7, 9, 10, 15, 17, 19, 20, 23, 24, 27, 30, 43, 44, 45, 47, 62, 65].join(",");

interface Hands {
  cards: { hands: Record<string, (string | null)[]> };
}

/** Sits two down to a game of Iron Pond over days in which White holds the Black Hole: chance deals, so they may begin several. */
async function pond(white: Visitor, black: Visitor): Promise<void> {
  it.slow();
  const match = { game: "ironpond", options: { deck: DECK }, opponent: "friend", begin: "seated", seat: "white" };
  for (let tries = 0; tries < 40; tries++) {
    await white.open({ ...match, clock: "3d" });
    await black.join(white);
    await black.press("M’asseoir et jouer");
    await expect(white.hand).toHaveCount(5);
    const { cards } = await white.ask<Hands>(`matches/${white.page.url().split("/").at(-1) ?? ""}`);
    if (!cards.hands["white"]?.includes("25")) continue;
    await expect(black.hand).toHaveCount(5);
    return;
  }
  throw new Error("no deal with the Black Hole");
}

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

it("a standing order lets a card happen, and the other side can't tell who did", async ({ ann, ben }) => {
  await pond(ann, ben);
  const dialog = await away(ben);
  await dialog.getByLabel("Dans tous les autres cas").selectOption("pass");
  await dialog.getByRole("button", { name: "Noter ces consignes" }).click();
  await dialog.getByText("Consignes notées.").waitFor();
  await expectAccessible(ben);
  await ben.page.keyboard.press("Escape");
  await move(ann, "g1f3");
  await hole(ann, "e5");
  await ben.sees("À vous de jouer.");
  await ann.labels("e5", /trou/i);
  await expect(ann.page.getByText("En mon absence")).toHaveCount(1);
  const told = await away(ben);
  await told.getByText(/on a laissé faire/).waitFor();
  const hers = await away(ann);
  await expect(hers.getByText("Ce qui a été fait pour vous")).toHaveCount(0);
  await expect(hers.getByLabel("Dans tous les autres cas")).toHaveValue("ask");
});

it("an order that asks waits, one for a card decides before it, and what is wrong is said", async ({ ann, enter }) => {
  const ben = await enter(onPhone);
  await pond(ann, ben);
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
  await expectAccessible(ben);
  await ben.page.keyboard.press("Escape");
  await move(ann, "g1f3");
  await hole(ann, "e5");
  // Orders take two seconds here at most, and these looks longer.
  await expectAccessible(ann);
  await expectAccessible(ben);
  await ben.press("Laisser faire");
  await ben.sees("À vous de jouer.");
  const told = await away(ben);
  await expect(told.getByText("Ce qui a été fait pour vous")).toHaveCount(0);
});

it("a conditional move is played at once, and one that does not fit is told to its owner alone", async ({
  ann,
  ben,
}) => {
  await ann.open({ game: "mutation", options: {}, opponent: "friend", begin: "seated", seat: "white", clock: "3d" });
  await ben.join(ann);
  await ben.press("M’asseoir et jouer");
  await ben.board();
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
  await ann.board();
  await ann.play("d2d3", 1);
  await ann.played(2);
  await ann.labels("d5", /pion noir/);
  await dialog.getByText("tombée").waitFor();
  await dialog.getByText("un coup joué, continue").waitFor();
  await expectAccessible(ben);
  await expect(ann.page.getByText("tombée")).toHaveCount(0);
  await ann.play("a2a3", 3);
  await ann.played(4);
  await ann.labels("e6", /pion noir/);
  await dialog.getByText("jouée en entier").waitFor();
  await dialog.getByRole("button", { name: "Retirer la suite 2" }).click();
  await dialog.getByText("Suite retirée.").waitFor();
  await expect(dialog.getByText("tombée")).toHaveCount(0);
});
