import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import "./colours.css";
import Cover from "./Cover.svelte";

/** How Oxo lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "Trois à la suite sur neuf cases.",
      meta: ["2 joueurs", "rien de caché", "1 min"],
      aim: "Aligner trois pièces.",
      win: "Au premier alignement.",
      twist: "Deux bons joueurs font toujours nulle.",
      origin: "De partout, depuis toujours",
    }),
    en: {
      sentence: "Three in a line on nine squares.",
      meta: ["2 players", "nothing hidden", "1 min"],
      aim: "Put three pieces in a line.",
      win: "By the first line.",
      twist: "Two good players always draw.",
      origin: "From everywhere, for ever",
    },
  },
  doors: ["rules", "fidelity", "replay"],
  Cover,
  ink: "#fdfaf3",
  ground: "var(--cover-oxo)",
};
