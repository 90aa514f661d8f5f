import type * as french from "./fr.pages";

/** The rules of Iron Pond, in English. */
export const rules: typeof french.rules = {
  title: "Iron Pond: the rules",
  lead: "Do you know how to play chess? Then just take five cards.",
  play: "Play",
  toFidelity: "What we had to settle",
  toWorkshop: "The card workshop",
  contents: "Contents",
  sections: {
    deal: {
      title: "The game",
      text: [
        "A chessboard, its thirty-two pieces, and a deck of **72 cards**. Each player holds **five**, hidden from the opponent. When you play a card, you draw another: the hand stays at five.",
        "Chess is chess: everything a card doesn’t change stays as you know it. You win by mate.",
      ],
    },
    turn: {
      title: "A turn",
      text: [
        "You make **one move**, and play at most **one card** on your turn. On your opponent’s turn you have **one as well**, to respond.",
        "The band of each card says when: **before** the move, **instead** of it, **after** it, or as a **response**. Colour, sign and word say the same.",
        "After your move the turn ends only when you say so, or when your card of the turn is played. If you played none, you may also discard a **dead card**, one that nothing can ever make playable, and draw another.",
      ],
    },
    announce: {
      title: "Announce, answer",
      text: [
        "A card is first **announced**, with what it aims at. Your opponent then has time to respond: to let it happen, or to answer. That time is the same whatever cards they hold, so waiting gives nothing away.",
        "A plain move is answered at the beginning of your own turn, before anything else is played. Letting the card after a move happen also lets the move stand.",
        "A card that is stopped is lost. If the move is cancelled before its card took effect, the card goes back to the hand.",
      ],
    },
    rule: {
      title: "The fundamental rule",
      text: [
        "No card mates by itself, captures a king, or closes the last way out of a checked king. A card that would is **lost without effect**.",
        "A move must be legal before the card after it is played: you can’t leave your king in check and hope for the card.",
        "In guided mode the server refuses such a card and says why. In strict mode it goes to the discard pile.",
      ],
    },
    marks: {
      title: "What cards leave behind",
      text: [
        "A **striped** piece is neutral: both players may move it, and it is no one’s enemy. A small piece at the upper left: it is **merged**, and moves like both.",
        "At the upper right stands the rank: a former king that can be captured, or the new piece to mate. At the lower right, shield or dunce cap, for a turn. At the lower left, a magnet, or a piece that a magnet holds.",
        "A **hole** can’t be crossed; only leapers pass it. Only you see your **traps**, dashed; your opponent only knows how many there are.",
        "A piece **captured** may come back by a card. A piece **out of the game** never does.",
      ],
    },
    end: {
      title: "The end",
      text: [
        "Mated on the board, you haven’t lost yet: a card may save you. Otherwise you admit it. The same goes for stalemate, which is a draw.",
        "With an empty hand the end comes by itself. A card interrupts the count of repetitions and that of the fifty moves.",
        "Without cards the Laws of Chess hold to the end: a position in which neither side can mate, a fifth repetition or seventy-five quiet moves are draws by themselves.",
      ],
    },
    table: {
      title: "Playing here",
      text: [
        "Tap a card with a coloured edge: the page asks for what it needs, step by step, and shows the result before you confirm. Tap a pale card to see why it can’t be played now.",
        "With the keyboard, Tab leads from the board to the hand. On the board the arrows go from square to square and Enter chooses.",
      ],
    },
  },
};

/** What is settled and why, in English. */
export const fidelity: typeof french.fidelity = {
  title: "Iron Pond: what is certain, what we settled",
  lead: "The text of the rules and of the 72 cards dates from 1992. It is short, funny, and often silent. Here are our answers.",
  toRules: "Read the rules",
  known: {
    title: "What is established",
    text: [
      [
        "0.1",
        "The 72 numbers, their names, moments and effects come from the rule text. Some cards are twins: 1, 13 and 14 cancel a move; 32, 39 and 42 stop a card.",
      ],
      ["0.2", "Play by mail in those days left out 11, 22, 71 and 72: that is our deck of 68."],
      ["0.3", "A more recent box has 140 cards; its texts serve here only to break ties, never to correct."],
    ],
  },
  rulings: {
    title: "Where the rules are silent",
    head: ["Question", "Answer", "Why"],
    rows: [
      [
        "R1",
        "Which lost pieces may come back?",
        "Those your opponent captured.",
        "The rules tell “captured” from “out of the game”.",
      ],
      [
        "R2",
        "Is a neutral piece mine?",
        "When I move it, yes; never “enemy” or “own” for a card.",
        "Both players may move it.",
      ],
      [
        "R3",
        "May a card promote a pawn?",
        "Yes if it walks, no if it is put there.",
        "Promotion is the end of a march.",
      ],
      [
        "R5",
        "May a counter be countered?",
        "Only if your card of this turn is still free.",
        "One card in each player’s turn.",
      ],
      [
        "R7",
        "The pile is empty?",
        "The discard is shuffled, but for the cards being resolved.",
        "That is the custom; an option stops it.",
      ],
      [
        "R46",
        "A neutral piece of your colour is captured: a loss of yours?",
        "Yes, by its colour.",
        "The text asks what was taken from you, not who could move it.",
      ],
      ["R9", "Does a piece held by a magnet give check?", "No.", "What can’t capture doesn’t threaten."],
      ["R26", "May a lasting card mate?", "No.", "The text makes no exception."],
      ["R28", "May a plain move mate thanks to an old effect?", "Yes.", "The card isn’t the direct cause."],
      [
        "R25",
        "A king’s only rescue is a card: may it be stopped?",
        "No, that counter would be without effect.",
        "The last way out can’t be taken away.",
      ],
      [
        "R39",
        "The absent king finds no safe square?",
        "A draw.",
        "The official answer of the publishers of the American game.",
      ],
      [
        "R17",
        "Stopwatch against a player in check?",
        "Forbidden.",
        "Losing the turn would be as good as capturing the king.",
      ],
      ["R18", "The camel’s leap?", "Three squares by two.", "The rectangle is one rank larger than the knight’s."],
      ["R41", "Who judges Snub?", "The player who holds the card.", "The rules say “which seems to you”."],
      [
        "10.1",
        "Mated, but cards in hand?",
        "The player is asked; nothing ends by itself.",
        "An automatic end would tell what is in the hand.",
      ],
    ],
  },
  digital: {
    title: "Four cards made for a table",
    text: [
      [
        "card 11",
        "**Kidnapping** asked you to close your eyes: here the board vanishes at once, then you are asked what is missing. A photo can’t be prevented: leave the card out when you play in earnest.",
      ],
      [
        "card 22, card 71, card 72",
        "**Stopwatch** runs on the server’s clock. **Super Gang** is a game of darts, by skill or by chance. **Snub** punishes a gesture made here: a word, a request for a draw or a takeback.",
      ],
    ],
  },
  sources: {
    title: "Sources",
    items: [
      ["Rules of a tournament by mail", "https://www.chessvariants.com/cards.dir/pbmtempt.html"],
      ["Bruno Faidutti’s site", "https://faidutti.com"],
    ],
  },
};
