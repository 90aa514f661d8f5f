import type { Locator } from "@playwright/test";
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
  await dialog.getByRole("button", { name: "À partir d’ici : si l’adversaire joue…" }).waitFor();
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
  await visitor.press("Confirmer");
}

it("a standing order lets a card happen, and the other side can't tell who did", async ({ ann, ben, doors }) => {
  await dealtOverDays(ann, ben, 25, "3d");
  const dialog = await away(ben);
  await dialog.getByLabel("Dans tous les autres cas").selectOption("pass");
  await dialog.getByRole("button", { name: "Enregistrer ces consignes" }).click();
  await dialog.getByText("Consignes enregistrées.").waitFor();
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
  await dialog.getByRole("button", { name: "Enregistrer ces consignes" }).click();
  await dialog.getByText("Consignes enregistrées.").waitFor();
  await dialog.getByRole("button", { name: "À partir d’ici : si l’adversaire joue…" }).click();
  await dialog.getByLabel("Ou écrivez le coup").fill("n’importe");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await dialog.getByText(/Ce coup n’est pas compris/).waitFor();
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

/** A conditional move that is being chosen. */
class Planning {
  constructor(
    readonly visitor: Visitor,
    readonly dialog: Locator,
  ) {}

  async begins(): Promise<void> {
    await this.dialog.getByRole("button", { name: "À partir d’ici : si l’adversaire joue…" }).click();
    await this.asks("Si l’adversaire joue…");
  }

  async asks(what: string): Promise<void> {
    await this.dialog.getByRole("status").filter({ hasText: what }).waitFor();
  }

  /** Moves a piece on its board, and waits for what it then asks. */
  moves(token: string, then: string): Promise<void> {
    return this.touches([token.slice(0, 2), token.slice(2)], then);
  }

  async touches(squares: readonly string[], then: string): Promise<void> {
    for (const at of squares) await this.dialog.locator(`[role=gridcell][data-at=${at}]`).click();
    await this.asks(then);
  }

  async types(text: string, then: string): Promise<void> {
    await this.dialog.getByLabel("Ou écrivez le coup").fill(text);
    await this.dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await this.asks(then);
  }

  async saves(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await this.dialog.getByText("Suite enregistrée.").waitFor();
  }
}

const I = "je joue… (si c’est possible)";
const THEN = "puis, si l’adversaire joue…";

it("a conditional move is played on the board, and one that does not fit is told to its owner alone", async ({
  ann,
  ben,
}) => {
  await ann.meets(ben, { seat: "white", begin: "seated", clock: "3d" });
  const dialog = await away(ben);
  const plan = new Planning(ben, dialog);
  await plan.begins();
  await plan.moves("d2d3", I);
  await plan.types("d7-d5", THEN);
  await dialog.getByRole("button", { name: "N’importe quel coup" }).click();
  await plan.asks(I);
  await plan.moves("e7e6", THEN);
  await plan.saves();
  await plan.begins();
  await plan.moves("e2e3", I);
  await plan.moves("e7e6", THEN);
  await plan.saves();
  await ann.play("d2d3", 1);
  await ann.played(2);
  await ann.labels("d5", /pion noir/);
  await dialog.getByText("abandonnée").waitFor();
  await dialog.getByText("1 coup joué, toujours active").waitFor();
  await expect(ann.page.getByText("abandonnée")).toHaveCount(0);
  await ann.play("a2a3", 3);
  await ann.played(4);
  await ann.labels("e6", /pion noir/);
  await dialog.getByText("jouée en entier").waitFor();
  await dialog.getByRole("button", { name: "Retirer la suite 2" }).click();
  await dialog.getByText("Suite retirée.").waitFor();
  await expect(dialog.getByText("abandonnée")).toHaveCount(0);
});

it("a turn of Iron Pond ends by itself after a conditional move", async ({ ann, enter }) => {
  const ben = await enter(onPhone);
  await dealtOverDays(ann, ben, 25, "3d");
  const dialog = await away(ben);
  const plan = new Planning(ben, dialog);
  await plan.begins();
  // A card that the other side may hold, wherever it is played; then their move.
  await plan.moves("e2e4", "Si l’adversaire joue…");
  await dialog.getByRole("button", { name: /fin/i }).first().click();
  await plan.asks(I);
  await plan.moves("e7e5", "Vous pouvez enregistrer");
  await expect(dialog.getByLabel(/Ne pas finir mon tour/)).not.toBeChecked();
  await plan.saves();
  await ben.page.keyboard.press("Escape");
  await move(ann, "e2e4");
  await ann.press("Finir mon tour");
  await ben.labels("e5", /pion des Noirs/);
  await ann.sees("À vous de jouer.");
});

/** By game, what the other side and oneself may do first: squares to touch, and the seat that begins. */
const FIRST: Readonly<Record<string, { seat: string; they: string[]; i: string[] }>> = {
  ironpond: { seat: "white", they: ["e2", "e4"], i: ["e7", "e5"] },
  mutation: { seat: "white", they: ["d2", "d3"], i: ["d7", "d5"] },
  felon: { seat: "yellow", they: ["g13"], i: ["g1"] },
  tsunami: { seat: "black", they: ["D4"], i: ["K10"] },
};

for (const [game, { seat, they, i }] of Object.entries(FIRST))
  it(`in ${game} a conditional move is chosen on the board and played`, async ({ ann, ben }) => {
    const options = game === "ironpond" ? { deck: "none" } : game === "tsunami" ? { deck: "none" } : {};
    await ann.meets(ben, { game, options, seat, begin: "seated", clock: "3d" });
    const dialog = await away(ben);
    const plan = new Planning(ben, dialog);
    await plan.begins();
    await plan.touches(they, I);
    await plan.touches(i, THEN);
    await plan.saves();
    for (const at of they) await ann.touch(at);
    await ann.played(2);
    await dialog.getByText("jouée en entier").waitFor();
  });

it("in Confusion a conditional move is written as the list of moves writes it", async ({ ann, ben }) => {
  await ann.meets(ben, { game: "confusion", seat: "white", begin: "seated", clock: "3d" });
  const dialog = await away(ben);
  const plan = new Planning(ben, dialog);
  await plan.begins();
  await plan.types("A ↓1", I);
  await plan.types("C ↑2", THEN);
  await dialog.getByText("Si A ↓1 : C ↑2").first().waitFor();
  await plan.saves();
});
