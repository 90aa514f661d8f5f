import type { Away } from "../../game/parts";
import { api } from "../../net/api";
import { typeset } from "../../texts/typeset";

/** What may be left to be done in Iron Pond. */
export const away: Away = {
  hint: {
    fr: typeset("Par exemple Cf6 ou e7e5 ; une carte par son nom ou son numéro, suivi des cases : 35 c1 b1."),
    en: "Such as Nf6 or e7e5; a card by its name or number, then its squares: 35 c1 b1.",
  },
  letters: true,
  cards: () => api.cards("ironpond"),
};
