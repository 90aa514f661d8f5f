import type { Away } from "../../game/parts";
import { typeset } from "../../texts/typeset";

/** What may be left to be done in Confusion. */
export const away: Away = {
  hint: { fr: typeset("Par exemple A-N1."), en: "Such as A-N1." },
  tries: true,
  // An answer is asked for only where double agents are free to give any.
  answers: (options) => options["edition"] === "spies" && options["answers"] === "ask",
};
