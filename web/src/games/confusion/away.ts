import type { Away } from "../../game/parts";
import { typeset } from "../../texts/typeset";

/** What may be left to be done in Confusion. */
export const away: Away = {
  hint: {
    fr: typeset("Par exemple A ↓1, comme dans la liste des coups, ou A-N1."),
    en: "Such as A ↓1, as the list of moves has it, or A-N1.",
  },
  tries: true,
  // An answer is asked for only where double agents are free to give any.
  answers: (options) => options["edition"] === "spies" && options["answers"] === "ask",
};
