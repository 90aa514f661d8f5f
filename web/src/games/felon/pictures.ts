import type { At } from "../../wire";

/** A position to be drawn, perhaps with one piece's targets. */
export interface Picture {
  position: string;
  chosen?: At;
}

const START = "embvcdfrcvbme/ggggggggggggg/13/13/13/13/13/13/13/13/13/GGGGGGGGGGGGG/EMBVCRFDCVBME y - - 0 1";

/** The pictures of the rules of Le Félon, by section and in the order of their captions. */
export const pictures = {
  start: [{ position: START }],
  known: [
    { position: "6r6/13/13/13/13/5ggg5/5gEg5/5ggg5/13/13/13/13/6R6 y - - 0 1", chosen: "g7" },
    { position: "6r6/13/13/13/13/13/13/13/13/5g1g5/6G6/13/6R6 y - - 0 1", chosen: "g3" },
  ],
  swaps: [
    { position: "6r6/13/13/13/3G9/13/13/6C2D3/13/13/3e2R6/13/13 y - - 0 1", chosen: "g6" },
    { position: "6r6/13/13/9e3/13/13/6V2g3/13/13/13/2G10/13/2R10 y - - 0 1", chosen: "g7" },
    { position: "6r6/13/13/6g6/13/13/3d2M2g3/13/13/13/13/13/6R6 y - - 0 1", chosen: "g7" },
  ],
  felon: [{ position: "6r6/4g1g6/13/13/13/13/6f6/7v5/13/13/4F8/4G1G6/6R6 y g7 - 0 1", chosen: "g7" }],
  gardes: [{ position: "9r3/3G9/13/13/13/13/13/13/13/13/13/13/6R6 y - - 0 1", chosen: "d12" }],
  end: [{ position: "r12/1D11/2B10/13/13/13/13/13/13/13/13/13/6R6 r - - 0 1" }],
} satisfies Record<string, Picture[]>;
