import type * as french from "./fr.pages";

/** The page of rules, in English. */
export const rules: typeof french.rules = {
  title: "How to play Chess Mutation",
  lead: "It is chess, except for one thing: pieces have no moves of their own. The colour of the square a piece stands on says how it moves.",
  contents: "On this page",
  play: "Play a game",
  toFidelity: "What the source says, and what is reconstructed",
  sections: {
    board: {
      title: "The board and the pieces",
      text: [
        "Each side has a king and fifteen **pieces**, all alike. White begins, then the sides move in turn; passing is not allowed.",
        "The aim is that of chess: attack the enemy king so that no move can save it.",
        "At the start the colours under the pieces are those of the chess pieces: red in the corners, then yellow, blue and black. So a first game begins almost like chess. It does not last.",
      ],
      captions: ["The starting position. The white dot marks the king’s square."],
    },
    natures: {
      title: "Five colours, five ways to go",
      text: [
        "Look at the square a piece **leaves**, never at the one it goes to: that colour decides how it moves, captures and gives check. The moment it lands, it changes.",
        "It captures the way it moves, except on white. A sliding piece stops before the first piece in its path, or captures it.",
      ],
      captions: [
        "**White**: one or two squares forward if they are empty; it captures one square diagonally forward.",
        "**Yellow**: the knight’s jump, over any piece. Only yellow jumps.",
        "**Blue**: as far as it likes diagonally, like a bishop.",
        "**Red**: as far as it likes along a rank or file, like a rook.",
        "**Black**: every direction, like a queen.",
      ],
    },
    white: {
      title: "On white there is no way back",
      text: [
        "From any white square, at any time, a piece can move two squares forward if the way is clear. That is not just for its first move: a piece that comes back to its second rank can do it again.",
        "There is no promotion and no en passant. The last rank has no white square: a piece that gets there moves on by the colour of its square.",
      ],
      captions: ["This white piece came back to d2 and may still go two squares."],
    },
    king: {
      title: "The king does not change",
      text: [
        "It goes one square in any direction, whatever the colour. It never moves onto an attacked square, and the kings never touch.",
        "To know whether a square is attacked, ask each enemy piece what it could capture **from where it stands**. So a piece that changes colour can make or lift an attack though nothing else moves.",
      ],
      captions: ["Eight squares, five colours, one and the same king."],
    },
    castling: {
      title: "Castling is a mutation too",
      text: [
        "Once in a game the king goes two squares towards a corner and the piece of that corner passes to its other side. Neither may have moved, the squares between must be empty, and the king may not be in check, cross an attacked square or end on one.",
        "Short: the piece from h1 comes to f1, on blue, and will slide diagonally. Long: the piece from a1 comes to d1, on black, and will slide any way.",
      ],
      captions: ["The king may castle on both sides."],
    },
    end: {
      title: "Check, mate and stalemate",
      text: [
        "A king under attack is in **check**: the next move must get it out. If no move does, it is **mate** and the game is won. A move that leaves one’s own king under attack is not allowed.",
        "If the side to move has no legal move and is not in check, it is **stalemate**: the game is drawn.",
      ],
      captions: [
        "Mate on the second move: the piece that came to d1 stands on black there, and the one on d8 guards it.",
        "Stalemate: Black is to move and cannot. The white piece on d5, on black, covers g8.",
      ],
    },
    draws: {
      title: "Other draws",
      text: [
        "The same position **three times** (same pieces, same side to move, same castling rights): the game is drawn at once.",
        "**100 moves each without a capture**: either player can claim a draw. It is not automatic, and mate comes first.",
        "**Two bare kings**: drawn at once. Nothing else is called hopeless, for a single piece may be a queen two moves later.",
        "And players can always agree on a draw, or resign.",
      ],
      captions: [],
    },
    layouts: {
      title: "Three layouts",
      text: [
        "Ranks 1, 2, 7 and 8 are known. Those in the middle are reconstructed: you may choose among three layouts, or type in your own if you have the real board.",
      ],
      captions: [
        "**CM-1, black centre**: hold the centre, and you hold queens. The liveliest games.",
        "**CM-2, black flanks**: the black squares in pairs, on b and g.",
        "**CM-3, black rim**: queens at the edge, the longest games.",
      ],
    },
    keys: {
      title: "Playing by keyboard",
      text: [
        "Everything works without a mouse. Tab leads to the board; a screen reader reads each square with its colour and what the piece there can do.",
      ],
      captions: [],
    },
  },
  keys: [
    ["Arrows", "go from square to square"],
    ["Enter or Space", "pick a piece up, then put it down"],
    ["Esc", "put it back"],
    ["e2 e4", "type the square to leave, then the one to go to"],
    ["Home, End", "go to the edge of the rank"],
    ["← → off the board", "look back through the moves"],
  ],
};

/** The page that says what is known and what is rebuilt, in English. */
export const fidelity: typeof french.fidelity = {
  title: "Chess Mutation: what is certain and what is not",
  lead: "Moebius Evolution published this game in 1994. The text of its rules has come down to us; the full drawing of its board has not. This is where the line runs.",
  toRules: "Read the rules",
  known: {
    title: "What the sources say",
    text: [
      [
        "1.1.2, 1.2.2",
        "The rule text gives every movement, castling, check, mate and the draws, and how many squares there are of each colour: 20 yellow, 12 blue, 8 red, 8 black and 16 white.",
      ],
      [
        "1.1.3, 1.2.6, 1.2.7",
        "The encyclopedia adds that at the start the colours match the chess pieces. That fixes ranks 1 and 8 (red, yellow, blue, black, black, blue, yellow, red) and ranks 2 and 7, all white. The two black squares in the middle explain the white dot printed on e1 and e8.",
      ],
    ],
  },
  rebuilt: {
    title: "What is reconstructed: ranks 3 to 6",
    text: [
      [
        "1.2.8",
        "No photograph or diagram of these ranks was found in French, English or German. But one can count what is left to place there:",
      ],
      [
        "1.3.1",
        "Every remainder divides by four. Most likely the printed board is symmetrical both ways, which leaves **840** possible layouts. We tried them all by computer: each gives 20 first moves and none wins by force at once. So any of them can be played on, and nothing in the game alone points to the true one.",
      ],
      [
        "1.3.2",
        "We chose by regularity. **CM-1** repeats the first rank on the third and puts the last four black squares in the centre. Between modest computer players it gives the shortest games and the fewest draws of the five we compared; White’s edge is about the same as elsewhere (some 59 % of the points). That says how it plays, not whether it is the original.",
      ],
    ],
    table: {
      caption: "Counting the squares",
      head: ["Colour", "In all", "Ranks 1 and 8", "Ranks 2 and 7", "Left", "A quarter"],
    },
    captions: ["CM-1, black centre", "CM-2, black flanks", "CM-3, black rim"],
  },
  rulings: {
    title: "Where the rules are silent",
    text: ["The text leaves a few questions open. Here are our answers, and why."],
    head: ["Question", "Answer", "Why"],
    rows: [
      ["R4.2", "May a piece go two squares from any white square?", "Yes, always.", "The rules set no condition."],
      ["R4.1", "Must the square between be empty?", "Yes.", "Only yellow jumps."],
      [
        "R4.2",
        "A piece on the last rank but one, which is white?",
        "It goes one square, or captures diagonally.",
        "Two squares would lead off the board.",
      ],
      ["R5", "Is there promotion?", "No.", "The last rank has no white square."],
      ["R6", "And en passant?", "No.", "It could not happen: ranks 4 and 5 have no white square."],
      [
        "R9",
        "Does the piece that castles keep its nature?",
        "No, it takes that of its new square.",
        "Every piece that lands changes.",
      ],
      [
        "R10",
        "Does another piece on the corner bring castling back?",
        "No.",
        "The right belongs to the original piece, which has never moved.",
      ],
      [
        "R11.1",
        "Is the king really captured?",
        "No: mate ends the game, and exposing one’s king is forbidden.",
        "That is how the rules define the end.",
      ],
      [
        "R13.1",
        "What is the same position?",
        "The same pieces on the same squares, the same side to move, the same castling rights.",
        "All pieces are alike; the rest is the custom of chess.",
      ],
      ["R13", "Is the third repetition automatic?", "Yes.", "The rules then declare the game drawn."],
      [
        "R14.1",
        "Who claims after a hundred moves without a capture, and when?",
        "Either player, as long as the count stands.",
        "The rules make it a right of both.",
      ],
      ["R14.1", "Does castling reset that count?", "No.", "Only a capture does."],
      ["R17", "Two bare kings?", "Drawn at once.", "Neither side can win any more. This is our addition."],
      ["R15.1", "Forgetting to announce check?", "No effect: the page announces it.", "Nothing punishes it."],
    ],
  },
  own: {
    title: "Do you own the real board?",
    text: [
      [
        "1.3.5",
        "In “New game” choose the layout “My own” and copy the 64 squares, one letter each: from rank 8 down to rank 1, from a to h. A slash between ranks is allowed.",
      ],
      [
        "1.3.6, 1.3.7",
        "The letters: **R** red, **Y** yellow, **B** blue, **K** black, **W** white. The board is checked: the count of each colour, red in the four corners, black on e1 and e8.",
      ],
      "And if you can take a photograph of it, that would settle our three guesses at once.",
    ],
    example: "CM-1 would be written like this:",
  },
  sources: {
    title: "Sources",
    items: [
      ["The game’s entry on Tric Trac", "http://www.trictrac.net/jeu-de-societe/chess-mutation"],
      ["Wikipedia’s article “Chess mutation”, through a mirror", "https://de.frwiki.wiki/wiki/Chess_mutation"],
    ],
  },
};
