import type { Arranging } from "../../game/arranging";

/** A position of the whole court, with so much between the gardes. */
const court = (between: string): string =>
  `embvcdfrcvbme/ggggggggggggg/${between}/GGGGGGGGGGGGG/EMBVCRFDCVBME y - - 0 1`;

/** The whole court; the garde that goes back only where there is one. */
export const arranging: Arranging = {
  sample: ({ gardeFarRank }) => {
    const returns = gardeFarRank === "RETURN";
    return {
      options: { ...(returns && { gardeFarRank }) },
      position: court(returns ? "13/T12/t12/13/13/13/13/13/13" : "13/13/13/13/13/13/13/13/13"),
    };
  },
  laid: court("13/13/13/13/13/13/13/13/13"),
  sole: /[rf]/i,
};
