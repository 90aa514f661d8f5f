import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import Cameo from "./Cameo.svelte";
import "./colours.css";
import Cover from "./Cover.svelte";

/** How Confusion lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "Vous ignorez comment bougent vos propres pièces.",
      meta: ["2 joueurs", "déduction", "30 min"],
      aim: "Porter la pièce neutre du milieu jusqu'à la dernière rangée.",
      win: "Si elle y reste après l'unique réponse de l'adversaire.",
      twist: "L'adversaire voit comment bougent vos pièces, pas vous. Essayez un coup : la réponse est oui ou non.",
      origin: "De Robert Abbott, États-Unis, années 1970",
    }),
    en: {
      sentence: "You don’t know how your own pieces move.",
      meta: ["2 players", "deduction", "30 min"],
      aim: "Carry the neutral piece from the middle to the far row.",
      win: "If it is still yours after your opponent’s one reply.",
      twist: "Your opponent sees how your pieces move, you don’t. Try a move: the answer is yes or no.",
      origin: "By Robert Abbott, United States, 1970s",
    },
  },
  doors: ["lessons", "rules", "sheet", "fidelity", "board", "replay"],
  Cover,
  Cameo,
  ink: "#fdfaf3",
  ground: "var(--cover-confusion)",
};
