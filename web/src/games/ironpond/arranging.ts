import type { Arranging } from "../../game/parts";

/** The pieces of chess; what cards do to them is written beside them. */
export const arranging: Arranging = {
  sample: () => ({ options: { deck: "none" } }),
  sole: /k/i,
  castles: "KQkq",
  about: ["marks", "stuck", "shielded"],
  shows: ({ holes }) => ({ holes: Array.isArray(holes) ? holes.filter((at) => typeof at === "string") : [] }),
};
