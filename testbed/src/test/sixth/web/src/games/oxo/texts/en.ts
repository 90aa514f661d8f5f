import type * as french from "./fr";

/** What is said before the match. */
export const before: typeof french.before = {
  computer: "Nothing is hidden in this game: it sees the same board as you.",
  chosen: {},
};

/** Oxo's words, in English. */
export const oxo: typeof french.oxo = {
  pieces: { white: "cross", black: "nought" },
  free: "free",
  ends: { line: (side) => `${side}: three in a line.`, full: () => "All is taken, and no line is made." },
  prompt: { title: "Your turn.", text: "Touch a free square." },
  glance: "Each puts a piece in turn; three in a line win.",
  rules: {
    title: "How to play Oxo",
    lead: "Three pieces in a line, on nine squares.",
    chapter: "The turn",
    text: [
      ["R2", "A turn puts **one piece** on a free square."],
      ["R3", "Three pieces in a line win."],
    ],
  },
  fidelity: {
    title: "Oxo: where its rules come from",
    lead: "Everybody knows them.",
    chapter: "Sources",
    text: ["No author is known."],
  },
};
