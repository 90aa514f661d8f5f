import type { Arranging } from "../../game/parts";

/** The whole court; the garde that goes back only where there is one. */
export const arranging: Arranging = {
  sample: ({ gardeFarRank }) => {
    const returns = gardeFarRank === "RETURN";
    const middle = returns ? "13/T12/t12/13/13/13/13/13/13" : "13/13/13/13/13/13/13/13/13";
    return {
      options: { ...(returns && { gardeFarRank }) },
      position: `embvcdfrcvbme/ggggggggggggg/${middle}/GGGGGGGGGGGGG/EMBVCRFDCVBME y - - 0 1`,
    };
  },
  sole: /[rf]/i,
};
