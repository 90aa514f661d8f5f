import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import "./colours.css";
import Cover from "./Cover.svelte";

/** How Iron Pond lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "Les échecs, plus 72 cartes qui n'ont aucun respect pour eux.",
      meta: ["2 joueurs", "mains cachées", "30 min"],
      aim: "Mater le roi adverse, comme aux échecs.",
      win: "Par un mat auquel aucune carte ne répond.",
      twist:
        "Cinq cartes en main, cachées. On échange, on ressuscite, on creuse des trous ; l'adversaire peut vous contrer.",
      origin: "D'après un jeu français de 1992",
    }),
    en: {
      sentence: "Chess, plus 72 cards that have no respect for it.",
      meta: ["2 players", "hidden hands", "30 min"],
      aim: "Checkmate the enemy king, as in chess.",
      win: "By a mate that no card can answer.",
      twist: "Five hidden cards each. Pieces swap, come back, fall into holes; your opponent can counter.",
      origin: "Based on a French boxed game from 1992",
    },
  },
  doors: ["lessons", "rules", "cards", "workshop", "fidelity", "board", "replay"],
  own: "blanks",
  Cover,
  ink: "#fdfaf3",
  ground: "var(--cover-ironpond)",
};
