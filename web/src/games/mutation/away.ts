import type { Away } from "../../game/parts";
import { typeset } from "../../texts/typeset";

/** What may be left to be done in Chess Mutation. */
export const away: Away = {
  hint: { fr: typeset("Par exemple e7e6 ou e7-e6."), en: "Such as e7e6 or e7-e6." },
};
