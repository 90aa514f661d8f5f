import type * as french from "./fr.pages";

/** The rules of Le Félon in our own words, in English. */
export const rules: typeof french.rules = {
  title: "How to play Le Félon",
  lead: "Chess at court, on a 13 × 13 board: few captures, many swaps, and a traitor for each player.",
  contents: "On this page",
  play: "Play a game",
  toFidelity: "What the source says, and what is rebuilt",
  lessons: {
    title: "Practise",
    text: ["Six positions, one for each unusual piece: make the move yourself, and Red replies."],
  },
  sections: {
    start: {
      title: "Setting up",
      text: [
        "Each side has a king, a queen, two jesters, two squires, two courtesans, two valets, two ministers, a félon and thirteen guards. Yellow moves first.",
        "First of all, **each player places the opponent’s félon**: Yellow puts the red félon anywhere on rank 13, then Red puts the yellow félon anywhere on rank 1. The other twelve pieces then line up in their order on both sides of it.",
      ],
      captions: ["Both félons in the middle: each stands between a king and a queen."],
    },
    known: {
      title: "Pieces you know",
      text: [
        "The **king** goes one square. The **queen** slides in all eight directions, the **jester** diagonally, the **squire** jumps like a knight. The **guard** is a pawn: one step forward, two from its first rank of guards, and it captures one square diagonally, en passant too.",
      ],
      captions: ["The squire jumps over any piece.", "The guard captures diagonally."],
    },
    swaps: {
      title: "Three pieces that never capture",
      text: [
        "The courtesan, the valet and the minister slide like a queen but capture nothing. Instead they **change places** with the first piece they meet, if they may swap with it. The swap is the whole turn, and never has to be made.",
        "A swap may answer a check, uncover one, even mate. None of the three attacks: a king may stay beside them.",
      ],
      captions: [
        "The **courtesan** swaps with a piece of its own side, including the king; not with another courtesan.",
        "The **valet** swaps with an enemy, including the king; not with a valet.",
        "The **minister** swaps only with an enemy guard, which changes sides at once.",
      ],
    },
    felon: {
      title: "The félon",
      text: [
        "Its clothes show whose it is, its head has the opponent’s colour. It slides and captures like a queen, but it **never** checks a king and never captures one.",
        "Ranks 6, 7 and 8 are orange. If you have just played your félon and it stands there, your opponent may, on the next turn and at once, **hijack** it: they move it one square like a king, and may capture a piece **of the félon’s own colour**. That is their whole turn. If they play something else, the chance is gone.",
        "After a hijack the félon still belongs to its owner. A félon dragged onto orange by an enemy valet gives no right.",
      ],
      captions: ["The red félon has just entered the orange: Yellow may hijack it, and capture a red piece."],
    },
    gardes: {
      title: "Guards change sides",
      text: [
        "A guard that stands, at the end of a turn, on the rank farthest from its owner changes sides: from now on it is **the opponent’s** and sets out the other way. It does not matter how it came there. There is no promotion.",
      ],
      captions: ["This yellow guard will be red once it reaches rank 13."],
    },
    end: {
      title: "Check, mate and draws",
      text: [
        "Only the king, the queen, the jester, the squire and the guard give check. Your own king must never be left open to capture. **Mate** wins; among the answers, think of swaps and of the hijack.",
        "The game is drawn if the side to move has no move and is not in check, if the same position comes up three times, if no queen, jester, squire or guard is left, or after 150 moves of both sides together without a capture, a guard’s move or a conversion. From 100 on it may be claimed.",
      ],
      captions: ["The red king is mated."],
    },
  },
};

/** What is certain and what is rebuilt, in English. */
export const fidelity: typeof french.fidelity = {
  title: "Le Félon: what is certain, what is rebuilt",
  lead: "This game of the 1980s is known from a single page. It describes the new pieces and says nothing about the others.",
  toRules: "Read the rules",
  known: {
    title: "What the source says",
    text: [
      [
        "2.1.2",
        "That the opponent places the félon, the order of the pieces, the swaps of courtesan, valet and minister, the hijack on three orange ranks, and that guards change sides at the far end.",
      ],
      [
        "2.1.3, 2.2.1",
        "It says nothing of the squire, the jester, the king or the queen, nor how many guards there are, nor where exactly orange lies. The board of thirteen follows from the ranks that it names and from the thirteen pieces of a row.",
      ],
    ],
  },
  rulings: {
    title: "Our choices",
    head: ["Question", "Here", "Why"],
    rows: [
      [
        "2.2.3",
        "Where is orange?",
        "Ranks 6, 7 and 8. It can be changed in the options.",
        "They are the three central ranks.",
      ],
      [
        "2.6.5",
        "When can the félon be hijacked?",
        "On the turn after the move that played it. Option: as long as it stays.",
        "The text says immediately after.",
      ],
      [
        "2.7.2",
        "What becomes of a guard at the far end?",
        "It joins the opponent. Option: it comes back for its own side.",
        "The same words, for the minister, mean a change of sides.",
      ],
      [
        "2.4.5",
        "How does the squire move?",
        "Like a knight. Option: like a rook.",
        "A squire belongs to horses, and the piece lost is then the rook.",
      ],
      ["2.4.4", "How does the jester move?", "Like a bishop.", "In French the bishop is the fool."],
      [
        "2.3.7, 2.3.8",
        "From which side do the pieces line up?",
        "From each player’s own left. Options: mirrored, or by choice.",
        "Both players do the same from their own seat.",
      ],
      ["2.3.1", "How many guards?", "Thirteen, one a file.", "Like the pawns of chess."],
      [
        "2.5.11, 2.5.12",
        "May a valet move a king?",
        "Yes, unless the kings would touch or one’s own be exposed.",
        "The text allows all enemies but valets.",
      ],
      ["2.5.5", "May two courtesans swap?", "No.", "Nothing would change: it would be a pass."],
      [
        "2.6.3, 2.6.13",
        "Does the félon protect?",
        "It blocks lines, but a king may capture within its reach.",
        "It never gives check.",
      ],
      [
        "2.8.4, 2.8.5, 2.8.6, 2.8.7",
        "When is it a draw?",
        "Stalemate, threefold repetition, nothing left to mate with, or 150 moves without progress.",
        "Swaps could go on for ever.",
      ],
    ],
  },
  digital: {
    title: "How it plays between computers",
    text: [
      "At level 4 against itself, 24 games of each kind: 58 % of the games are drawn, give or take 18, and half of them are longer than 520 moves of one side. Neither side has an edge. Stronger players draw more still, since queens are soon traded and no piece becomes one; so there are six levels here, where other games have up to eight.",
      "With the squire as a rook half the games are drawn, and the first player has made more of them (67 %, give or take 13). The other options draw as much or more. For an even game play the usual rules; for a livelier one give the squire the rook’s move and change sides after each game.",
    ],
  },
  sources: {
    title: "The source",
    items: [["Le grand méchant souk, Le Félon (in French)", "https://www.legrandmechantsouk.com/le-felon/"]],
  },
};
