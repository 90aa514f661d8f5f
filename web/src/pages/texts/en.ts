import type { file as french, kept as frenchKept } from "./fr";

/** Where a game kept as a file is opened. */
export const file: typeof french = {
  title: "Open a game",
  lead: "Which game it is is found out by itself: game files from here, for all five games; SGF, for go on 13 or 9 lines without cards; PGN, for Chess Mutation, Le Félon, Iron Pond without cards, and chess.",
  choose: "Choose a file",
  orDrop: "or drop it on any page.",
  paste: "Or paste the text of the game",
  openText: "Open this text",
};

/** A game kept as a file, move by move. */
export const kept: typeof frenchKept = {
  example: "A game as an example",
  exampleLead: "Go through it move by move, or open a game of your own.",
  lead: "Go through it move by move.",
  open: "Open a game file",
  openHint: "A file from here, or PGN. You may also drop it on any page.",
  reading: "Reading the game…",
  eyes: "Through whose eyes",
  mine: "My eyes",
  theirs: "The others",
  truth: "All open",
  of: (side) => side,
};
