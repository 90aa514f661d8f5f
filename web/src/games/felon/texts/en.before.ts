import type { before as french } from "./fr.before";

/** What is said before the match. */
export const before: typeof french = {
  computer: "Nothing is hidden in this game: it sees the same board as you.",
  chosen: {
    felonHijack: "félon in danger while it stays",
    gardeFarRank: "guards come back",
    orangeZone: "another orange zone",
    ecuyer: "squire moves as a rook",
    setupMirror: "kings face to face",
    setupDirection: "order of the pieces chosen",
    enPassant: "no en passant",
  },
};
