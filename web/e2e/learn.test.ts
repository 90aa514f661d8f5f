import { expect, it, onPhone } from "./fixtures";
import { shown, taught } from "./guide";
import type { Visitor } from "./visitor";

/** To the end, and on into a match where the computer moves or it is one's turn. */
async function playedOn(visitor: Visitor): Promise<void> {
  while (await shown(visitor));
  await visitor.press("Continuer contre l’ordinateur");
  await expect(visitor.page).toHaveURL(/\/g\//);
  await visitor.board();
  await visitor.sees("À vous");
}

it("leads through a first game, forgives what is wrong, and goes on where it was left", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("learn/mutation");
  await ann.board();
  await ann.sees("Étape 1 sur 7");
  // Another legal move changes nothing, and is answered with what to do.
  await ann.touch("a2");
  await ann.touch("a3");
  await ann.sees("commencez par e2 en e4");
  await ann.touch("e2");
  await ann.touch("e4");
  await ann.sees("Étape 2 sur 7");
  await expect(page.getByText("votre pièce est devenue dame")).toBeVisible();
  await page.reload();
  await ann.board();
  await ann.sees("Étape 2 sur 7");
  await page.getByRole("button", { name: "Une étape en arrière" }).click();
  await ann.sees("Étape 1 sur 7");
  await playedOn(ann);
  // It is a real game: the script is its beginning, and a move of one's own is answered.
  await ann.sees("b1-c3");
});

for (const game of ["ironpond", "felon"])
  it(`leads through a first game of ${game} into a match`, async ({ ann }) => {
    await ann.goto(`learn/${game}`);
    await ann.board();
    await playedOn(ann);
  });

it("leads on a phone through first games of Confusion and Tsunami", async ({ enter }) => {
  const visitor = await enter(onPhone);
  for (const game of ["confusion", "tsunami"]) {
    await visitor.goto(`learn/${game}`);
    await visitor.board();
    await playedOn(visitor);
  }
});

it("is skipped with one click", async ({ ann }) => {
  await ann.goto("learn/ironpond");
  await ann.board();
  await ann.press("Plus tard");
  await expect(ann.page).toHaveURL(/\/games\/ironpond$/);
});

it("teaches Confusion, Chess Mutation and go by doing", async ({ ann }) => {
  for (const [path, close] of [
    ["mutation/castling", "la tour est devenue dame"],
    ["confusion/deduction", "A est donc le Novice"],
    ["tsunami/two-eyes", "Vos pierres vivent"],
  ] as const) {
    await ann.goto(`practice/${path}`);
    await ann.board();
    await taught(ann, close);
  }
});
