import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import Cameo from "./Cameo.svelte";
import "./colours.css";
import Cover from "./Cover.svelte";

/** How Tsunami lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "Le go en 13 × 13, inondé par quarante cartes.",
      meta: ["2 joueurs", "mains cachées", "40 min"],
      aim: "Entourer plus de goban que l'adversaire, comme au go.",
      win: "Avec le plus de pierres et d'intersections entourées.",
      twist: "Après huit pierres, la pioche s'ouvre : vagues, séismes, pièges. Trois cartes en main au plus, cachées.",
      origin: "Du club de go de Clermont-Ferrand",
    }),
    en: {
      sentence: "Go on a 13 × 13 board, flooded by forty cards.",
      meta: ["2 players", "hidden hands", "40 min"],
      aim: "Surround more of the goban than your opponent, as in go.",
      win: "With the most stones and surrounded points.",
      twist: "After eight stones the draw pile opens: waves, earthquakes, traps. Three cards at most, hidden.",
      origin: "By the go club of Clermont-Ferrand, France",
    },
  },
  doors: ["lessons", "rules", "cards", "decks", "fidelity", "board", "replay"],
  own: "decks",
  Cover,
  Cameo,
  ink: "#fdfaf3",
  ground: "var(--cover-tsunami)",
};
