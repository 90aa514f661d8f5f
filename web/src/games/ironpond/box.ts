import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import Lid from "./Lid.svelte";

/** How Iron Pond lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "Les échecs, plus 72 cartes qui n'ont aucun respect pour eux.",
      meta: ["2 joueurs", "72 cartes", "30 min"],
    }),
    en: { sentence: "Chess, plus 72 cards that have no respect for it.", meta: ["2 players", "72 cards", "30 min"] },
  },
  Lid,
  ink: "#fdfaf3",
  ground: "var(--lid-ironpond)",
};
