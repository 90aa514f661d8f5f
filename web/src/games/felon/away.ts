import type { Away } from "../../game/parts";
import { typeset } from "../../texts/typeset";

/** What may be left to be done in Le Félon. */
export const away: Away = {
  hint: {
    fr: typeset("Par exemple e12-e11, comme dans la liste des coups."),
    en: "Such as e12-e11, as the list of moves has it.",
  },
};
