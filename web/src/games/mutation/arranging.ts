import { pick } from "../../texts";
import { texts } from "./texts";
import type { Arranging } from "../../game/arranging";

/** Pions and kings, and castling. */
export const arranging: Arranging = {
  sample: () => ({ options: {} }),
  name: ({ art, side }) => {
    const { king, piece } = texts().mutation.spoken;
    return pick<string>(art === "mutation-king" ? king : piece, side, side);
  },
  sole: /k/i,
  castles: "KQkq",
};
