import type { before as french } from "./fr.before";

/** What is said before the match. */
export const before: typeof french = {
  computer: "It sees neither your hand nor your traps.",
  chosen: {
    deck: {
      "68": "68 cards, no speed cards",
      nochance: "69 cards, no luck",
      none: "no cards",
      other: "custom deck",
    },
    fundamental: "strict fundamental rule",
    darts: { skill: "darts thrown by hand", excluded: "no darts" },
    open: "open hands",
    revealed: "open-card handicap",
    gestures: "no gestures",
    emptyPile: "no reshuffle",
    freeDiscard: "free discards",
    pub: "with the advert card",
    kidnapping: "unhurried Kidnapping",
    custom: "blank cards",
  },
};
