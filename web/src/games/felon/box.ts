import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import Lid from "./Lid.svelte";

/** How Le Félon lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "Votre traître se retourne sur l'orange.",
      meta: ["2 joueurs", "information complète", "60 min"],
    }),
    en: { sentence: "Your traitor turns on the orange squares.", meta: ["2 players", "nothing hidden", "60 min"] },
  },
  Lid,
  ink: "#fdfaf3",
  ground: "var(--lid-felon)",
};
