import type { Away } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import { deckOf } from "./deck.svelte";

/** What may be left to be done in Tsunami. */
export const away: Away = {
  hint: { fr: typeset("Par exemple D4, pass, ou #troc pour une carte."), en: "Such as D4, pass, or #troc for a card." },
  moves: true,
  cards: ({ options }) => deckOf(options["deck"] ?? ""),
};
