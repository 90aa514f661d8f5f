import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import Lid from "./Lid.svelte";

/** How Tsunami lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "Le go sur treize lignes, et quarante cartes qui l'inondent.",
      meta: ["2 joueurs", "40 cartes", "40 min"],
    }),
    en: { sentence: "Go on thirteen lines, and forty cards that flood it.", meta: ["2 players", "40 cards", "40 min"] },
  },
  Lid,
  ink: "#fdfaf3",
  ground: "var(--lid-tsunami)",
};
