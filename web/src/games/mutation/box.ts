import type { Box } from "../../game/parts";
import { typeset } from "../../texts/typeset";
import Lid from "./Lid.svelte";

/** How Chess Mutation lies on the shelf. */
export const box: Box = {
  blurb: {
    fr: typeset({
      sentence: "La case décide comment part le pion.",
      meta: ["2 joueurs", "information complète", "40 min"],
    }),
    en: { sentence: "The square decides how a piece moves.", meta: ["2 players", "open information", "40 min"] },
  },
  Lid,
  ink: "#2a1c00",
  ground: "var(--lid-mutation)",
};
