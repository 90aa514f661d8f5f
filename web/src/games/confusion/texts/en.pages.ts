import type * as french from "./fr.pages";

/** The rules of Confusion in our own words, in English. */
export const rules: typeof french.rules = {
  title: "How to play Confusion",
  lead: "Your pieces turn their backs on you: your opponent sees how they move, you don’t. You find out by playing, and must win before you have worked everything out.",
  contents: "On this page",
  play: "Play a game",
  toFidelity: "What the sources say, and what is reconstructed",
  example: "Review the sample game",
  sheet: "Print a sheet",
  sections: {
    aim: {
      title: "The aim",
      text: [
        "A **neutral piece** waits in the middle of an 11 × 11 board. You win by bringing it to your opponent’s first row with one of your pieces on top of it.",
        "Each side has twelve pieces marked with a **letter**. On the back of each a diagram, dealt at random, says how it moves. You see your opponent’s diagrams, not your own. No two of your pieces move alike.",
      ],
    },
    turn: {
      title: "One turn, one try",
      text: [
        "Choose a piece and a square in a straight line, at any distance. That is an announcement: your opponent looks at the diagram and answers.",
        "**Yes**: the piece goes there and captures the enemy piece it finds. **No**: it stays where it is. Either way you have learnt something, and it is your opponent’s turn.",
        "An announcement that the board rules out is not a try: leaving the board, jumping over a piece, ending on your own piece. It costs nothing and tells nothing; here the page does not offer it.",
        "There is no passing. A try that you know will be refused is allowed. If none of your pieces has anything to try, your turn is skipped.",
      ],
    },
    kinds: {
      title: "The twelve diagrams",
      text: [
        "Each arm is a permitted direction, each dot a square: the piece goes to the end of the arm or stops before. Up is always forward, as its owner sits. On the board your opponent’s diagrams are therefore turned towards you.",
      ],
      crown: "promoted when it reaches the far end",
      lock: "cannot always go back where it came from",
    },
    neutral: {
      title: "The neutral piece",
      text: [
        "A piece that lands on it **controls** it. While free it blocks the way like any other piece.",
        "The piece in control may move in three ways: **alone**, leaving it behind; **with it**, even capturing a piece on the way’s last square; or it stays and **passes** it, in a direction and at a distance that its own diagram allows.",
        "A pass can’t jump over a piece. It can end on an empty square, on a piece of your own, or on an enemy piece, which then takes control. Your opponent answers yes or no as to any try. After a no nothing moves.",
        "When several ways lead to the same square, the page asks which one you mean.",
      ],
    },
    promotion: {
      title: "Promotion",
      text: [
        "Rocket, Novice, Crab and Abbot cannot retreat. Any of them that reaches the far row is promoted at once: one or two squares in any direction.",
        "The promotion is announced, the old diagram is not. No promotion there tells something too: the piece is none of the four.",
      ],
    },
    end: {
      title: "Winning",
      text: [
        "One of your pieces stands on the far row with the neutral piece: your opponent has **one single reply**. If that does not win the neutral piece from you, you have won.",
        "Players can agree to a draw. The game is also drawn when neither player has a move left to try.",
      ],
    },
    notebook: {
      title: "The notebook",
      text: [
        "The sheet has two sides: what you know of your pieces, and what your opponent can know of theirs. The second matters as much: it says who can really attack you.",
        "Strike out what a piece **cannot** be. A no at two squares says nothing of one square; a yes at two squares says all about the first. And when only one diagram is left for a letter, no other letter has it.",
        "Three notebooks to choose from before the game: on **paper** you note everything yourself; **assisted**, diagrams that are ruled out are struck out; **oracle**, exact probabilities are worked out. One click on a cell strikes it out, a second one notes a doubt, a third one a certainty.",
      ],
    },
    spies: {
      title: "The spies edition",
      text: [
        "In 2010 Stronghold Games dressed the game anew: thirteen **spies** a side, a **briefcase** for the neutral piece, and on each side a **double agent**. The extra letter is X; the agent may hide behind any of them.",
        "The double agent on your side works for your opponent, who answers its tries **at will**, even against an earlier answer. All other spies always get the true answer.",
        "In this edition you win at once by reaching the far row with the briefcase.",
        "Before your try you may do one more thing: **remove your own suspect**, never to learn whether you were right; or **expose the enemy agent**, who leaves the board, and both players see it. A briefcase they held stays where it is.",
        "There are two ways of answering, chosen before the game. **By the opponent**: every try is answered by hand, with only one button for an honest spy, so that the delay gives nothing away. **At once**: the agent answers by a cover diagram, which your opponent can change once a turn without your noticing.",
      ],
    },
    tokens: {
      title: "Action tokens",
      text: [
        "As an option each side gets up to three tokens, one a turn at most, each once a game. Unequal numbers serve as a handicap.",
        "**Reveal**: you see the diagram of one of your spies, even a removed one. It tries nothing this turn. **Two tries**: two different spies try, from your first five rows and without the briefcase. **Swap**: two of your spies change places under the same conditions, then another one tries.",
      ],
    },
    variants: {
      title: "Variants",
      text: [
        "**Code of honour**: no double agent, twelve spies. **Small world**: files a and k are out of play. **Late contact**: the briefcase must survive a turn on the far row, as in the original edition.",
        "**Free set-up**: each side places its letters on its first two rows, seven at most in a row, with letters on both rows in at least four files. Diagrams are dealt afterwards.",
        "**A promotion, comrade**: any spy that reaches the far end may be promoted if its owner accepts. But a double agent gives itself away and disappears, and the briefcase, wherever it is, is offered to the opponent’s first living spy.",
      ],
    },
    keys: {
      title: "Playing by keyboard",
      text: [
        "Everything works without a mouse. On the board a screen reader reads each square: the letter, what is known of it, and whether the try will succeed. In the notebook the arrows go from cell to cell and Enter makes a mark.",
      ],
    },
  },
};

/** What is certain and what is not, in English. */
export const fidelity: typeof french.fidelity = {
  title: "Confusion: what is certain and what is not",
  lead: "Robert Abbott invented this game in the 1970s. Its rules are known; the page with the twelve diagrams has reached us in words only. This is what is established, inferred or chosen.",
  toRules: "Read the rules",
  marks: { sure: "certain", inferred: "inferred", open: "open" },
  method: {
    title: "How the diagrams were found again",
    text: [
      [
        "1.2.1, 3.1.1",
        "The French rules describe four pieces, name all twelve, give their distances, and tell a whole game of 39 moves with both players’ diagrams. Each yes and each no of that game says something about a diagram.",
      ],
      [
        "1.2.2, 1.2.9",
        "We searched by computer for all sets of twelve diagrams, alike on left and right, that agree with the text and the game. **540** are left, and all 540 replay the game without a contradiction: so the game alone cannot decide. The order of the columns, the names and the players’ behaviour do the rest.",
      ],
      ["1.2.9", "The diagrams stand in a small data file: the owner of an original sheet can correct a line."],
    ],
  },
  kinds: {
    title: "Diagram by diagram",
    head: ["Piece", "Chosen diagram", "Certain", "What stays open"],
    rows: {
      "1": ["1.2.1", "sure", "Described in words."],
      "2": ["1.2.1", "sure", "Described in words."],
      "3": ["1.2.3", "inferred", "The rear: one toe or three. The name speaks for three (about 85%)."],
      "4": ["1.2.4", "inferred", "Straight back, from a review of the German edition (99%)."],
      "5": [
        "1.2.5",
        "open",
        "Both forward diagonals, possible but unlikely: it would then always beat the Crab (70% without).",
      ],
      "6": ["1.2.1", "sure", "Described in words."],
      "7": [
        "1.2.6",
        "open",
        "The forward diagonals are almost certain (85%); the rear is straight (60%) or slanting (40%).",
      ],
      "8": ["1.2.7", "open", "The rear: straight, slanting or all three. The name suggests all three (55%)."],
      "9": ["1.2.1", "sure", "Settled by the rules’ example and by the game."],
      "10": ["1.2.8", "inferred", "The slanting cross (97%), without straight back."],
      "11": ["1.2.1", "sure", "Settled by the game; the author mentions a longer piece of the same shape."],
      "12": ["1.2.1", "sure", "Described in words."],
    },
    after: "The distances of all twelve pieces are certain, and so is the diagram of promoted pieces.",
  },
  record: {
    title: "The sample game, corrected",
    text: [
      [
        "3.1.1",
        "As printed it cannot have been played. Three changed moves suffice, one bracket is missing, and one piece of the diagram stands a file off. No smaller correction works, and only one starting layout does.",
      ],
    ],
    head: ["Place", "Printed", "Read", "Why"],
    rows: [
      ["3.1.2", "3, White", "L-S1", "L-S2", "Otherwise L does not reach the piece it captures next."],
      ["3.1.3", "6, White", "S-SW1", "C-SW1", "S would land on a piece of its own side."],
      ["3.1.4", "33, White", "T-SE1", "TZ-SE1", "The next pass starts from the new square."],
      ["3.1.5", "29, Yellow", "(H-NE3=", "(H-NE3)", "A slip of the pen."],
      ["3.1.5", "Diagram after 36", "V on c", "V on d", "The way of the neutral piece demands it."],
    ],
  },
  rulings: {
    title: "Where the rules are silent",
    head: ["Question", "Answer", "Why"],
    rows: [
      [
        "R8",
        "Can you announce a move that the board rules out?",
        "No: it is not a try.",
        "All 24 refusals of the sample game are possible on the board; otherwise two kinds of no would blur.",
      ],
      ["R9", "How far?", "Any clear distance.", "The game has tries beyond the diagram."],
      ["R11", "Can you pass?", "No, unless there is nothing to try.", "A turn is a try."],
      ["R26", "The reply before a win?", "One, in the original edition.", "The sample game shows it on move 38."],
      ["4.2.8", "And with spies?", "None: arriving wins.", "The variant “late contact” would make no sense otherwise."],
      [
        "R29",
        "The neutral piece passed to a piece already there?",
        "It counts as arriving.",
        "The position is the same.",
      ],
      [
        "R24",
        "Promotion when only the neutral piece arrives?",
        "No.",
        "The rules speak of the piece that reaches the row.",
      ],
      [
        "4.2.2",
        "Where does X begin?",
        "On f1 and f11.",
        "The rules say “the central square”; from the second row it could reach the briefcase on move one.",
      ],
      ["4.2.26.1", "Which files are dark?", "a and k.", "From a description of the board of 2010."],
      ["4.1.3, 4.1.6", "Does a captured piece still count in deductions?", "Yes.", "Its diagram is not shown."],
      [
        "9.4.1",
        "Do all diagrams count alike?",
        "Yes: each possible distribution counts the same.",
        "They are dealt at random. The double agent agrees with every answer.",
      ],
      ["R32", "Endless games?", "A draw by agreement, or a limit chosen before the game.", "The rules say nothing."],
    ],
  },
  sources: {
    title: "Sources",
    items: [
      ["French rules at Escale à jeux", "https://escaleajeux.fr/jeu/confa"],
      ["Robert Abbott’s site", "https://www.logicmazes.com/games/confusn.html"],
      ["The German box, at Franjos", "https://www.franjos.de/spiel_confusion.htm"],
      ["A review of the German edition", "https://brettspiele.digital/spiele/confusion-0"],
    ],
  },
};
