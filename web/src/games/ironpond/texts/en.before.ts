import type { before as french } from "./fr.before";

/** What is said before the match. */
export const before: typeof french = {
  computer: "It sees neither your hand nor your traps.",
  chosen: {
    deck: {
      "68": "68 cards, no haste",
      nochance: "69 cards, no luck",
      none: "no cards",
      other: "a deck of your own",
    },
    fundamental: "strict fundamental rule",
    darts: { skill: "darts thrown by hand", excluded: "no darts" },
    open: "open hands",
    revealed: "cards played open",
    gestures: "no gestures",
    emptyPile: "one pile only",
    freeDiscard: "free discards",
    pub: "with the advertisement",
    kidnapping: "unhurried Kidnapping",
    custom: "blank cards",
  },
};
