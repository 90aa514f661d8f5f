import type { before as french } from "./fr.before";

/** What is said before the match. */
export const before: typeof french = {
  computer: "Nothing is hidden in this game: it sees the same board as you.",
  chosen: { board: { "CM-2": "black flanks", "CM-3": "black rim", other: "custom board" } },
};
