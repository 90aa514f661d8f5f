import { keep } from "../account";
import type { Visitor } from "../visitor";
import type { Walks } from "./walk";

/** Opens the dialog of a new match for a game, and unfolds what may be chosen. */
async function unfolded(visitor: Visitor, game: string): Promise<void> {
  await visitor.goto("");
  await visitor.press("Nouvelle partie");
  await visitor.choose(game);
  await visitor.press("Changer");
}

/** The dialog of a new match. */
export const CHOICES: Walks = {
  async "a new match"({ ann, look }) {
    const dialog = ann.page.getByRole("dialog");
    await ann.goto("");
    await ann.press("Nouvelle partie");
    await ann.sees("Règles habituelles, camp au hasard");
    await look(ann, "new");
    await unfolded(ann, "Chess Mutation");
    await dialog.locator(".still svg").first().waitFor();
    await look(ann, "new-mutation");
    await unfolded(ann, "Confusion");
    await dialog.getByText("Espions", { exact: true }).click();
    await look(ann, "new-confusion");
    await unfolded(ann, "Le Félon");
    await ann.sees("Le félon sur l’orange");
    await ann.page.getByText("Autres lectures de la règle").click();
    await look(ann, "new-felon");
    await unfolded(ann, "Tsunami sur le goban");
    await ann.sees("Le komi");
    await look(ann, "new-tsunami");
    await unfolded(ann, "Iron Pond");
    await dialog.getByText("Inviter un ami", { exact: true }).click();
    await dialog.getByLabel("Cadence", { exact: true }).selectOption("3d");
    await ann.sees(/3 jours par coup/);
    await look(ann, "new-days");
    const clock = dialog.getByLabel("Cadence", { exact: true });
    await clock.selectOption({ label: "Autre cadence…" });
    await dialog.getByText("Byo-yomi", { exact: true }).click();
    await look(ann, "new-clock");
  },

  async "making cards"({ ann, look }) {
    await ann.goto("workshop/ironpond");
    await ann.board();
    await ann.page.getByLabel("Son nom, en anglais").fill("");
    await ann.page.locator(".verdict.bad").waitFor();
    await look(ann, "workshop-wrong");
    await ann.press("Marelle");
    await ann.sees("Carte valable");
    await ann.press("Garder");
    await ann.sees("Gardée dans ce navigateur.");
    await keep(ann, "Ysolde");
    await ann.sees("Supprimer ensuite de ce navigateur");
    await look(ann, "own-copying");
    await ann.press("Copier");
    await ann.sees("1 copie dans votre compte.");
    await ann.goto("workshop/ironpond");
    await ann.page.getByRole("region", { name: "Dans votre compte" }).getByRole("button").first().click();
    await ann.sees("Carte valable");
    await look(ann, "workshop-account");
    await ann.goto("cards/ironpond");
    await ann.page.getByText("Une liste", { exact: true }).click();
    await ann.page.getByRole("searchbox").fill("kidnapping");
    await ann.sees("1 carte");
    await look(ann, "cards-found");
  },

  async "a recorded game"({ ann, look }) {
    const { page } = ann;
    await ann.goto("replay");
    await page.getByLabel("Ou collez le texte de la partie").fill('[Event "Club"]\n\n1. f3 e5 2. g5 *\n');
    await ann.press("Ouvrir ce texte");
    await ann.sees(/n’est pas possible/);
    await look(ann, "replay-wrong");
    await ann.goto("replay/confusion");
    await ann.board();
    await page.getByRole("slider").fill("30");
    await page.getByText("En chiffres").click();
    await look(ann, "replay-confusion-numbers");
    await ann.goto("replay/tsunami");
    await ann.board();
    await ann.press("Noir");
    await look(ann, "replay-tsunami-black");
    await ann.goto("practice/tsunami/superko");
    await ann.board();
    await look(ann, "practice-tsunami");
    await ann.goto("practice/ironpond/16");
    await ann.page
      .getByRole("button", { name: /Crazy Horse/ })
      .first()
      .waitFor();
    await look(ann, "practice-ironpond-16");
  },
};
