import type { Away } from "../../game/parts";
import { api } from "../../net/api";
import { typeset } from "../../texts/typeset";

/** What may be left to be done in Iron Pond. */
export const away: Away = {
  hint: {
    fr: typeset("Par exemple e7e5 ou Cf6 ; une carte se dit #35 c1 b1, et end finit le tour."),
    en: "Such as e7e5 or Nf6; a card is #35 c1 b1, and end ends the turn.",
  },
  letters: true,
  cards: () => api.cards("ironpond"),
};
