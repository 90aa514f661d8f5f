import type * as french from "./fr.pages";

/** The rules of Tsunami, in English. */
export const rules: typeof french.rules = {
  title: "Tsunami sur le goban: the rules",
  lead: "Go on a 13 × 13 board, and a draw pile that opens after eight stones. If go is new to you, the first chapter has all you need.",
  play: "Play",
  toFidelity: "What we settled",
  contents: "Contents",
  sections: {
    go: {
      title: "Go in a few words",
      text: [
        "Black begins. On your turn you place a stone on an empty point, or **pass**. Stones of one colour that touch along the lines are a **chain**; its **liberties** are the empty points that touch it.",
        "A chain without liberties is **captured** and leaves the goban. With a single liberty left it is in **atari**: the next move may capture it. No stone may be placed that would have no liberty itself: suicide is forbidden, even by a card.",
        "**Ko**: so that two captures don’t answer each other for ever, you may not bring back a position that you made before. A card that changed the goban in between opens the ko again.",
        "In the end you count your stones and the empty points that you alone surround. White gets a **komi** of 7.5.",
      ],
    },
    pile: {
      title: "The pile",
      text: [
        "Hands are empty at first. Once **eight stones** have been placed in all, you may draw a card when your turn begins. You don’t have to.",
        "The pile is used once. When it is empty, cards in hand can still be played. You keep **three cards** at most when your turn ends.",
      ],
    },
    turn: {
      title: "A turn",
      text: [
        "Draw if you like, play **one card** if you like, then place your stone or pass, unless the card replaces the move.",
        "An **immediate** card is played as soon as it is drawn: it is the card of the turn. The others go to the hand. A **counter** is played on the opponent’s turn only.",
        "A turn without draw, card or stone is **dry**. Two dry turns in a row end the game.",
      ],
    },
    counter: {
      title: "Announcing, countering",
      text: [
        "A card, or a move, is announced first; the opponent then has time to respond: to let it happen, or to counter. They are asked whenever they hold a card, whichever it is, and for the same time: waiting gives nothing away.",
        "A countered card is lost, and its player plays no other this turn; they keep their stone. A countered move is played elsewhere. A counter is not countered.",
      ],
    },
    exchange: {
      title: "Exchanges",
      text: [
        "Some cards force several stones in a row, of both colours. At each step the page says **who** places one, and why. During an exchange there is no draw, no card, no counter. A step without a legal point is skipped.",
      ],
    },
    notes: {
      title: "Secret notes",
      text: [
        "**Trap**, **Prophecy** and **Invisible ink** are noted in secret. You see your note dashed; your opponent only knows that there is one. It comes to light when it acts, when its time is over, or at the end.",
      ],
    },
    marks: {
      title: "What cards leave behind",
      text: [
        "The **sea** covers points that are barred for a while. A **crater** is a closed point that stays a liberty. A **shield** keeps a chain from being captured. **Hatching** shows where the magnet pulls the next move. A stone in a **dashed** ring is announced, not yet placed.",
      ],
    },
    end: {
      title: "Dead stones",
      text: [
        "After two dry turns, both players mark the dead chains: tap a chain to mark it, tap again to unmark it. When both agree, the points are counted.",
        "If you do not agree, either of you may **play on**, without cards. After two passes in a row, every stone on the goban counts as alive.",
      ],
    },
    table: {
      title: "Playing here",
      text: [
        "Tap a card with a coloured edge: the page asks for what it needs and shows the result before you confirm. Tap a pale card to see why it can’t be played now.",
        "On a phone, the first tap shows the stone, the second places it. On a keyboard, the arrows go from point to point and Enter places the stone; type **D4** to go to D4.",
        "Two players, one screen: each player’s hand is hidden while you pass the screen. “Never ask me to respond” saves passing it at every move.",
      ],
    },
    club: {
      title: "The deck of a club",
      text: [
        "A deck is a JSON file: a name, a size, and cards made of known operations. The server says in which line, or in which card, something is wrong. Both players can read the deck before they play, and it is saved with the game.",
      ],
    },
  },
};

/** What is settled and why, in English. */
export const fidelity: typeof french.fidelity = {
  title: "Tsunami: what is certain, what we settled",
  lead: "A single sheet of rules is left, signed by a go club in Auvergne. The list of cards is lost.",
  toRules: "Read the rules",
  known: {
    title: "What is established",
    text: [
      [
        "3.1.2",
        "The sheet fixes the goban of thirteen lines, no handicap, a common pile that opens after eight moves, at most three cards in hand, one card a turn, the three sorts of cards, counters, exchanges, notes on paper, and that suicide is forbidden.",
      ],
      [
        "3.1.1, 3.1.4",
        "GRAUG is the club of Clermont-Ferrand; its “publishing company” is a joke. A French club plays by the French rules: area counting, komi 7.5, superko.",
      ],
      [
        "3.1.3, 3.5.1",
        "**Not one card was found.** The first deck is our own: forty cards of twenty-six kinds. It has no stone that cannot die and no free move that captures: other go games with cards show that those two drown the game.",
      ],
    ],
  },
  rulings: {
    title: "Where the sheet is silent",
    head: ["Question", "Answer", "Why"],
    rows: [
      [
        "P1.1",
        "Eight moves: in all, or each?",
        "In all, stones really placed.",
        "The sheet speaks of the goban, not of the players.",
      ],
      ["P5", "Must you draw?", "No.", "The sheet says so."],
      ["P5", "An immediate card, then one from the hand?", "No: one card a turn.", "The sheet says so."],
      [
        "P4.1",
        "The fourth card is a counter?",
        "Discard it, or play another card.",
        "A counter is not played on one’s own turn.",
      ],
      ["P4.1", "Play the reserve card just drawn?", "Yes.", "It is in the hand."],
      [
        "P6.2, P6.4",
        "Does a countered player lose their move?",
        "No. Card countered: they place their stone. Move countered: they play elsewhere.",
        "Only another card is ruled out.",
      ],
      ["P6.3", "Counter an immediate card?", "Yes.", "“A card”, without limit."],
      ["P6.3", "Counter a counter?", "No.", "The countered player plays no more cards."],
      [
        "P10.1",
        "Counter within an exchange?",
        "No, only when its card is announced.",
        "No drawing and no cards during an exchange.",
      ],
      [
        "P10.2",
        "Suicide in an exchange?",
        "Each stone is judged for its own colour, after the effect.",
        "As with a capture.",
      ],
      [
        "3.4.6",
        "May a card put an enemy stone where it dies?",
        "No. An enemy chain that stayed may be captured.",
        "“And suiciding the other all the more.”",
      ],
      [
        "P7.1",
        "An immediate card without possible effect?",
        "Discarded; it was the card of the turn; the stone remains to be placed.",
        "Nothing was replaced.",
      ],
      ["P14", "Is the discard public?", "Yes; hands are not, their number is.", "As is usual."],
      [
        "P12.1",
        "Change a secret note?",
        "Never; its author may read it, and it comes to light when it ends.",
        "It is written in ink.",
      ],
      ["3.2.8", "Ko after a card?", "Only the whole position counts.", "The card served as a ko threat."],
      ["P8", "Passing after a card?", "That turn is not dry.", "Something was played."],
      [
        "3.6.11",
        "Effects still running at the end?",
        "They fall; a crater counts as an empty point.",
        "“Like a normal game of go.”",
      ],
      ["P8", "Two dry turns, and cards left in the pile?", "The game ends.", "Drawing is never compulsory."],
      [
        "P9.1",
        "Empty pile, cards in hand?",
        "Playable to the end; an option discards them.",
        "The sheet can be read both ways.",
      ],
      ["3.2.9", "Komi on thirteen lines?", "7.5, adjustable.", "Size matters little; the half point rules out a draw."],
      [
        "3.6.14",
        "Chance?",
        "Drawn from a seed promised before the game and shown after it.",
        "Both players can check.",
      ],
    ],
  },
  digital: {
    title: "On the screen",
    text: [
      [
        "P13.2",
        "The question “do you counter?” is asked whenever the opponent holds a card, not only a counter, and lasts 12 seconds whatever happens. Otherwise waiting would give the hand away.",
      ],
      [
        "P12",
        "The server keeps secret notes and shows each only to its author: not to the opponent, not to spectators, not to the computer.",
      ],
    ],
  },
  sources: {
    title: "Sources",
    items: [
      ["The go club of Clermont-Ferrand", "https://graug.jeudego.org/"],
      ["The club’s rules", "https://graug.jeudego.org/?page_id=47"],
      ["The French rules, a draft", "https://denisfeldmann.fr/reglefrancaise.htm"],
      ["Special stones, at Sensei’s Library", "https://senseis.xmp.net/?SpecialStones"],
    ],
  },
};

/** Where a club makes its deck, in English. */
export const decks: typeof french.decks = {
  title: "A club’s deck",
  lead: "Decide how many copies of each card go into the pile, what they are called and what they say, in both languages. Nothing is sent to other players before a game; this browser keeps your draft.",
  name: "Name of the deck",
  ours: "Our deck",
  play: "Play with these cards",
  save: "Save",
  saveNew: "Save as a new deck",
  saved: { account: "Saved in your account.", browser: "Saved in this browser." },
  share: "Share the link",
  download: "Save the file",
  open: "Open a file",
  sample: (n) => (n === 1 ? "Begin with the first deck" : "Begin with the second deck"),
  size: (count) => (count === 1 ? "1 card in the pile." : `${count} cards in the pile.`),
  wrongCard: (name) => `To be put right: “${name}”.`,
  link: "The link",
  copied: "Link copied. Anyone who opens it gets these cards.",
  copy: "Copy this link: anyone who opens it gets these cards.",
  shared: "Here are the cards you have been sent.",
  badLink: "Part of this link is missing: ask for a new one.",
  badFile: "This file is not a Tsunami deck. Choose another file.",
  kinds: "The kinds of cards",
  nameless: "Nameless",
  copies: (name) => `Copies of ${name}, from 0 to 16`,
  cardName: { fr: "Name in French", en: "Name in English" },
  cardText: { fr: "Text in French", en: "Text in English" },
  effectNote: "The card keeps the effect of its template; for a new effect, edit the file.",
};
