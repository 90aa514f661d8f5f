import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import Lid from "./Lid.svelte";

/** How Confusion lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "Vous ignorez comment bougent vos propres pièces.",
      meta: ["2 joueurs", "déduction", "30 min"],
    }),
    en: { sentence: "You do not know how your own pieces move.", meta: ["2 players", "deduction", "30 min"] },
  },
  Lid,
  ink: "#fdfaf3",
  ground: "var(--lid-confusion)",
};
