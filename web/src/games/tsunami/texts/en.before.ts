import type { before as french } from "./fr.before";

/** What is said before the match. */
export const before: typeof french = {
  computer: "It sees neither your cards nor your secret notes.",
  chosen: {
    deck: { "projet-2": "second deck", none: "no cards", other: "the club’s cards" },
    size: (size) => `${size} × ${size}`,
    ko: "strict ko rule",
    komi: (points) => `komi ${points}`,
    emptyPileDiscardsHands: "empty pile empties hands",
  },
};
