import type { Away } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import { deckOf } from "./deck.svelte";

/** What may be left to be done in Tsunami. */
export const away: Away = {
  hint: {
    fr: typeset("Par exemple D4, pass, ou une carte par son nom."),
    en: "Such as D4, pass, or a card by its name.",
  },
  moves: true,
  cards: ({ options }) => deckOf(options["deck"] ?? ""),
};
