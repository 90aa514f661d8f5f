import type { meeting as french } from "./fr";

/** Where one meets strangers. */
export const meeting: typeof french = {
  title: "With somebody here",
  lead: "Sit down at an open seat, open one of your own, or let us find you an opponent.",
  seats: "Open seats",
  empty: "Nobody yet: open a seat, look for somebody, or play the computer.",
  nobody: "Nobody is waiting here right now.",
  nobodyAtAll:
    "Nobody is waiting right now. Look for an opponent and do something else meanwhile: the game opens by itself.",
  there: "Waiting for an opponent",
  everywhere: "Players waiting for an opponent",
  searching: "looking for an opponent",
  waitingCount: (n) =>
    n === 0 ? "Nobody is waiting." : n === 1 ? "One player is waiting." : `${n} players are waiting.`,
  play: "Play",
  playWith: (name) => `Play ${name}`,
  ownRules: "rules of their own",
  accountNeeded: "Needs an account",
  named: "Show my name",
  namedNote: "Otherwise others see only the game, the time control and your rating.",
  offline: "The list is waiting for the server…",
  somebody: "Somebody",
  yours: "Your seat",
  rank: (rating, unsure) => (unsure ? `${rating}?` : String(rating)),
  rankSaid: (rating, unsure) => `standing ${rating}${unsure ? ", not certain yet" : ""}`,
  rankNone: "no standing yet",
  side: (side) => `you play ${side}`,
  rated: "counts for standing",
  sit: "Sit down",
  sitWith: (name) => `Sit down across from ${name}`,
  table: "Go to the table",
  withdraw: "Withdraw",
  count: (n) => (n === 0 ? "No open seats." : n === 1 ? "One open seat." : `${n} open seats.`),
  standing: "Your standing:",
  standingNone: "You haven’t played a game that counts here yet.",
  standingUnsure: "Not certain yet: a few more games will settle it.",
  games: (n) => (n === 1 ? "one game counted" : `${n} games counted`),
  find: "Find me an opponent",
  pace: "At what pace",
  paces: {
    fast: "5 min + 5 s",
    calm: "15 min + 10 s",
    long: "30 min + 20 s",
    any: "As they like",
    days: "3 days a move",
  },
  counts: "Counts for standing",
  countsNote: "If the other wants that too.",
  looking: "Looking for an opponent",
  lookingNow: "Looking for an opponent",
  lookingFor: (game) => `Looking: ${game}`,
  lookingNote:
    "First somebody of your strength, then ever wider; after a minute, anybody. The game will open by itself.",
  others: (n) =>
    n === 0
      ? "Nobody else is looking right now."
      : n === 1
        ? "One other is looking too."
        : `${n} others are looking too.`,
  meanwhile: "Meanwhile, without losing your turn:",
  computer: "Play the computer",
  puzzle: "Practise",
  stop: "Stop",
  found: (game) => `Opponent found: ${game}`,
  foundNote: "The game is waiting for you.",
  open: "Open a seat",
  openNote: "Your seat shows here as long as you stay at the table; whoever sits down accepts what you propose.",
  rules: "Rules and clock",
  openNow: "Open the seat",
  countsOwn: "The game counts for standing",
};
