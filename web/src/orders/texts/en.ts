import type { orders as french } from "./fr";

/** What one leaves to be done while one is away. */
export const orders: typeof french = {
  title: "While I’m away",
  lead: "What the server does for you when you aren’t there. Nobody else is told, and all of it goes when the game is over.",
  saved: "Orders noted.",
  says: { ask: "wait for me", pass: "let it happen", play: "play a card" },
  about: { one: "this card", card: "any card", move: "a move" },
  ownCard: "The card to play",
  more: "What else the card asks for, in notation",
  morePlaceholder: "squares, if any",
  rules: {
    title: "When you are given time to respond",
    note: "An order acts at a moment drawn by lot, one to ten minutes later, whatever you hold: the time gives nothing away. A card that you no longer have lets things happen. The first order that fits decides.",
    truthTitle: "When a try has to be answered",
    truthNote:
      "An honest spy has only one answer; the double agent has the one that you say here. The answer leaves at a moment drawn by lot, one to ten minutes after the try, the same for all.",
    tries: "Whenever they try something:",
    truthYes: "answer truly, and yes for the double agent",
    truthNo: "answer truly, and no for the double agent",
    when: "If they play",
    what: (k) => `Order ${k}: what it is about`,
    which: (k) => `Order ${k}: which card`,
    then: (k) => `Order ${k}: what to do`,
    remove: (k) => `Remove order ${k}`,
    add: "Add an exception",
    otherwise: "Otherwise,",
    always: "Always",
    otherwiseLabel: "In all other cases",
    save: "Note these orders",
  },
  lines: {
    title: "If they play… I play…",
    note: "Your move leaves as soon as theirs fits. It is tried only then: if it won’t do it is dropped, and nobody else can tell.",
    anything: "anything",
    pair: (first, they, i) => `${first ? "If" : "then if"} ${they}: ${i}`,
    waits: "waits",
    goesOn: (pairs) => (pairs === 1 ? "one move played, goes on" : `${pairs} moves played, goes on`),
    played: "played to its end",
    dropped: "dropped",
    remove: (k) => `Remove line ${k}`,
    removed: "Line removed.",
    added: "Line noted.",
    fromHere: "From here: if they play…",
    they: "If they play",
    thenThey: "then if they play",
    i: "I play",
    add: "Note this line",
    goOn: "And then…",
    cancel: "Cancel",
    hint: "A star * stands for anything. Several actions of one turn have commas between them.",
  },
  done: {
    title: "What was done for you",
    told: (before, what, own) => {
      const about = before ? `${before}: ` : "";
      if (what === "passed") return `${about}it was let happen.`;
      return what === "played"
        ? `${about}${own || "your answer"}, as ordered.`
        : `${about}your card would not do any more, so it was let happen.`;
    },
  },
};
