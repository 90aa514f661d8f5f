import type { mutation as french } from "./fr";
export { before } from "./en.before";

/** Chess Mutation's words, in English. */
export const mutation: typeof french = {
  lessons: {
    white: "White: a pawn",
    yellow: "Yellow: a knight",
    blue: "Blue: a bishop",
    red: "Red: a rook",
    black: "Black: a queen",
    change: "It changes as it lands",
    "last-rank": "The last rank",
    check: "Out of check",
    king: "The king steps aside",
    castling: "Castling",
  },
  rose: "How each colour moves",
  roseNote: "the square decides, not the piece",
  colours: { W: "white", Y: "yellow", B: "blue", R: "red", K: "black" },
  Colours: { W: "White", Y: "Yellow", B: "Blue", R: "Red", K: "Black" },
  squares: { W: "white", Y: "yellow", B: "blue", R: "red", K: "black" },
  moves: {
    W: "moves one or two squares forward, captures diagonally",
    Y: "jumps like a knight",
    B: "slides diagonally, like a bishop",
    R: "slides straight, like a rook",
    K: "slides any way, like a queen",
  },
  does: {
    pawn: "This piece moves straight ahead.",
    knight: "This piece jumps like a knight.",
    bishop: "This piece slides diagonally.",
    rook: "This piece slides straight.",
    queen: "This piece slides any way.",
    king: "The king moves one square, on any colour.",
  },
  will: {
    pawn: "next turn it will move one or two squares forward",
    knight: "next turn it will jump like a knight",
    bishop: "next turn it will slide diagonally",
    rook: "next turn it will slide straight",
    queen: "next turn it will slide any way",
  },
  on: { pawn: "white", knight: "yellow", bishop: "blue", rook: "red", queen: "black" },
  square: (at, colour) => `Square ${at}, ${colour}`,
  reach: (count) =>
    count === 0
      ? "Blocked: it cannot move for now."
      : count === 1
        ? "Can go to 1 square."
        : `Can go to ${count} squares. Point at one to see what the piece becomes there.`,
  waits: (king) =>
    king ? "It can’t move this turn." : "Its square decides. If its next move lands on another colour, it changes.",
  lands: (at, on, will) => `On **${at}** it will stand on ${on}: ${will}.`,
  stays: (at, on, will) => `On **${at}** it will still stand on ${on}: ${will}.`,
  takes: (at, on, will) => `If it captures on **${at}**, it will stand on ${on}: ${will}.`,
  kingLands: (at) => `On **${at}** it is still a king: colours do not change it.`,
  kingTakes: (at) => `It captures on **${at}** and is still a king.`,
  castles: (to, from, other, on, will) =>
    `This is castling: the king goes to **${to}**, the piece from ${from} goes to **${other}**, on ${on}: ${will}.`,
  layouts: { "CM-1": "Black centre", "CM-2": "Black flanks", "CM-3": "Black rim" },
  ownLayout: "Custom board",
  own: "My own",
  ownLabel: "The 64 letters of your board",
  ownHint: "From rank 8 down to rank 1, a to h: R red, Y yellow, B blue, K black, W white.",
  ownGood: "Valid board",
  layout: "The layout",
  layoutNote: (name, id) => `${name}, layout ${id}`,
  spoken: {
    square: (at, colour) => `${at}, ${colour} square`,
    piece: { white: "white piece", black: "black piece" },
    king: { white: "white king", black: "black king" },
    moves: {
      pawn: "moves like a pawn",
      knight: "moves like a knight",
      bishop: "moves like a bishop",
      rook: "moves like a rook",
      queen: "moves like a queen",
    },
    becomes: {
      pawn: "becomes a pawn there",
      knight: "becomes a knight there",
      bishop: "becomes a bishop there",
      rook: "becomes a rook there",
      queen: "becomes a queen there",
    },
    dot: "king’s square",
  },
};
