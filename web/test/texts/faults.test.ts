import { expect, it } from "vitest";
import { inWords } from "../../src/texts/faults";

const said = (fr: string, en: string) => {
  const refusal = { code: "bad-option", message: { fr, en } };
  return [inWords(refusal, "fr"), inWords(refusal, "en")];
};

it("says which card of a list is wrong, and what of it, in words", () => {
  expect(
    said("custom[0].name.fr : un texte de 1 à 400 caractères.", "custom[0].name.fr: a text of 1 to 400 characters."),
  ).toEqual([
    "Carte 1 de la liste, son nom français : un texte de 1 à 400 caractères.",
    "Card 1 of the list, its name in French: a text of 1 to 400 characters.",
  ]);
  expect(
    said("deck : cards[3].effect[0].op : « X » est inconnu.", 'deck: cards[3].effect[0].op: "X" is unknown.'),
  ).toEqual(["Carte 4 de la liste, son effet : « X » est inconnu.", 'Card 4 of the list, its effect: "X" is unknown.']);
  expect(said("custom[1] : il manque no.", "custom[1]: no is missing.")[1]).toBe("Card 2 of the list: no is missing.");
  expect(said("Ce n’est pas une partie.", "This is no game.")[1]).toBe("This is no game.");
});
