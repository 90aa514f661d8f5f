import type { orders as french } from "./fr";

/** What one leaves to be done while one is away. */
export const orders: typeof french = {
  title: "While I’m away",
  lead: "What the server does for you while you are away. No one else is told, and everything is deleted when the game is over.",
  saved: "Orders saved.",
  says: { ask: "wait for me", pass: "let it happen", play: "play a card" },
  about: { one: "this card", card: "any card", move: "a move" },
  ownCard: "The card to play",
  more: "What else the card asks for, in notation",
  morePlaceholder: "squares, if any",
  rules: {
    title: "When you are given time to respond",
    note: "An order is carried out at a random moment, 1 to 10 minutes later, whatever you hold: the delay gives nothing away. If you no longer have the card, it lets things happen. The first order that applies is the one carried out.",
    truthTitle: "When you have to answer a try",
    truthNote:
      "An honest spy has only one answer; for the double agent, you choose it here. The answer is sent at a random moment, 1 to 10 minutes after the try, the same for all pieces.",
    tries: "Whenever your opponent tries a move:",
    truthYes: "tell the truth, and say yes for the double agent",
    truthNo: "tell the truth, and say no for the double agent",
    when: "If your opponent plays",
    what: (k) => `Order ${k}: what it is about`,
    which: (k) => `Order ${k}: which card`,
    then: (k) => `Order ${k}: what to do`,
    remove: (k) => `Remove order ${k}`,
    add: "Add an exception",
    otherwise: "Otherwise,",
    always: "Always",
    otherwiseLabel: "In all other cases",
    save: "Save these orders",
  },
  lines: {
    title: "If my opponent plays… I play…",
    note: "Your move is played as soon as your opponent plays the one you foresaw, and your turn then ends. If it isn’t legal then, it is discarded, and no one else is told.",
    anything: "anything",
    pair: (first, they, i) => `${first ? "If" : "then if"} ${they}: ${i}`,
    waits: "waits",
    goesOn: (pairs) => (pairs === 1 ? "1 move played, still active" : `${pairs} moves played, still active`),
    played: "fully played",
    dropped: "discarded",
    remove: (k) => `Remove line ${k}`,
    removed: "Line removed.",
    added: "Line saved.",
    fromHere: "From here: if my opponent plays…",
    stays: "I go on myself",
    wherever: ", anywhere",
  },
  plan: {
    title: "A conditional move, chosen on the board",
    lead: "First your move now: it is only assumed, not played.",
    they: "If my opponent plays…",
    thenThey: "then, if my opponent plays…",
    i: "I play… (if possible)",
    more: "You can save it, or go on.",
    half: (first, they) => `${first ? "If" : "then if"} ${they}:`,
    possible: "These moves could be possible from what you see. Nothing here tells whether they really are.",
    onePossible: "The board shows one of the positions that are possible.",
    myCard: "I play a card…",
    theirCard: "My opponent plays a card…",
    anything: "Any move",
    wherever: "Anywhere",
    back: "Back one move",
    typed: "Or type the move",
    enter: "Add",
    unread: "This move isn’t understood, or can’t be foreseen here.",
    stays: "Don’t end my turn: I go on myself",
    save: "Save",
    cancel: "Cancel",
  },
  done: {
    title: "What was done for you",
    told: (before, what, own) => {
      const about = before ? `${before}: ` : "";
      if (what === "passed") return `${about}we let it happen.`;
      return what === "played"
        ? `${about}${own || "your answer"}, as ordered.`
        : `${about}your card could no longer be played, so we let it happen.`;
    },
  },
};
