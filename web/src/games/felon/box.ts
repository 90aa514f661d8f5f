import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import "./colours.css";
import Cover from "./Cover.svelte";

/** How Le Félon lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "Sur l'orange, votre traître peut se retourner contre vous.",
      meta: ["2 joueurs", "rien de caché", "60 min"],
      aim: "Mater le roi adverse, sur un plateau de 13 × 13.",
      win: "Par échec et mat.",
      twist:
        "Beaucoup de pièces échangent au lieu de prendre, et sur l'orange l'adversaire peut détourner votre félon.",
      origin: "Auteur inconnu, France, années 1980",
    }),
    en: {
      sentence: "On the orange squares, your traitor can turn against you.",
      meta: ["2 players", "nothing hidden", "60 min"],
      aim: "Checkmate the enemy king, on a 13 × 13 board.",
      win: "By checkmate.",
      twist: "Many pieces swap instead of capturing, and on orange your opponent may hijack your félon.",
      origin: "Author unknown, France, 1980s",
    },
  },
  doors: ["lessons", "rules", "fidelity", "board", "replay"],
  Cover,
  ink: "#fdfaf3",
  ground: "var(--cover-felon)",
};
