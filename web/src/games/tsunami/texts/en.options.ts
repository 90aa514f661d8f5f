import type { options as french } from "./fr.options";

/** The options of a match of Tsunami, in English. */
export const options: typeof french = {
  size: "The goban",
  sizes: { "13": "13 × 13", "9": "9 × 9" },
  sizeNotes: {
    "13": "The goban of the game, with its cards.",
    "9": "To learn go, or for a short game. No cards: they are made for 13 × 13.",
  },
  deck: "The cards",
  decks: {
    "projet-1": "First deck",
    "projet-2": "Second deck",
    own: "A club’s deck",
    none: "None",
  },
  deckNotes: {
    "projet-1": "40 cards of 26 kinds.",
    "projet-2": "The same ideas, rebalanced after thousands of computer games.",
    own: "Your own file; the server checks it.",
    none: "Plain go.",
  },
  deckOther: "One of the game’s decks.",
  kept: "Your decks",
  file: "The club’s deck",
  fileNote: "A file is JSON, as the rules page describes it. Your opponent sees all the cards before playing.",
  fileGood: (id, size, kinds) => `${id}: ${size} cards of ${kinds} kinds. Valid deck.`,
  fileBad: "This deck has mistakes. Correct the file and choose it again.",
  fileOpen: "Choose a file",
  fileShow: "See the cards",
  ko: "Ko: can a position come back?",
  kos: { nssk: "French rule", psk: "Strict rule" },
  koNotes: {
    nssk: "You can’t bring back a position that you made yourself.",
    psk: "No position can come back, whichever player made it.",
  },
  komi: "Komi",
  komiNote: "Points for White, who moves second. A half point rules out a draw.",
  komiBad: "Type a number of points or half points, such as 7.5.",
  empties: ["Empty pile, empty hands.", "When the pile is used up, the cards in hand are discarded."],
};
