import type { Away } from "../../game/parts";
import { typeset } from "../../texts/typeset";

/** What may be left to be done in Oxo. */
export const away: Away = { hint: { fr: typeset("Par exemple b2."), en: "Such as b2." } };
