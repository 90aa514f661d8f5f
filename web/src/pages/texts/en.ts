import type { file as french, kept as frenchKept } from "./fr";

/** Where a game kept as a file is opened. */
export const file: typeof french = {
  title: "Open a game",
  lead: "The game is recognised from the file: game files from here, for all five games; SGF, for 13 × 13 or 9 × 9 go without cards; PGN, for Chess Mutation, Le Félon, Iron Pond without cards, and chess.",
  choose: "Choose a file",
  orDrop: "or drop it on any page.",
  paste: "Or paste the text of the game",
  openText: "Open this text",
};

/** A game kept as a file, move by move. */
export const kept: typeof frenchKept = {
  example: "A sample game",
  exampleLead: "Step through it move by move, or open your own game.",
  lead: "Step through it move by move.",
  open: "Open a game file",
  openHint: "A file from here, or PGN. You can also drop it on any page.",
  reading: "Reading the game…",
  eyes: "Viewpoint",
  mine: "Mine",
  theirs: "My opponent’s",
  truth: "Everything",
  deal: {
    right: "Deal checked: everything that was dealt comes from the seed that was announced.",
    unbound: "An early deal: it comes from the seed that was announced, but the game’s id was not fixed beforehand.",
    device: "Dealt on a device: nobody vouches for the seed, but everything that was dealt comes from it.",
    wrong: "Careful: the deal doesn’t come from the seed that was announced.",
    sealed: "The deal can be checked once the game is over.",
  },
  of: (side) => side,
};
