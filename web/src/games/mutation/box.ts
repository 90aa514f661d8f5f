import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import Cameo from "./Cameo.svelte";
import "./colours.css";
import Cover from "./Cover.svelte";

/** How Chess Mutation lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "C'est la case qui décide du mouvement.",
      meta: ["2 joueurs", "rien de caché", "40 min"],
      aim: "Mater le roi adverse, comme aux échecs.",
      win: "Par échec et mat.",
      twist:
        "Toutes vos pièces sont pareilles : la couleur de la case dit comment chacune se déplace. À chaque coup, tout change.",
      origin: "De Moebius Evolution, France, 1994",
    }),
    en: {
      sentence: "The square decides how a piece moves.",
      meta: ["2 players", "nothing hidden", "40 min"],
      aim: "Checkmate the enemy king, as in chess.",
      win: "By checkmate.",
      twist:
        "All your pieces are alike: the colour of the square says how each one moves. Every move changes everything.",
      origin: "By Moebius Evolution, France, 1994",
    },
  },
  doors: ["lessons", "rules", "fidelity", "board", "replay"],
  Cover,
  Cameo,
  ink: "#2a1c00",
  ground: "var(--cover-mutation)",
};
