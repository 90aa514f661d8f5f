import type { meeting as french } from "./fr";

/** Where one meets strangers. */
export const meeting: typeof french = {
  title: "Play online",
  lead: "Join an open game, post your own, or let us find you an opponent.",
  seats: "Open games",
  empty: "No one yet: post a game, look for an opponent, or play the computer.",
  offline: "Connection lost. Reconnecting to show the open games…",
  somebody: "A player",
  yours: "Your game",
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
  rank: (rating, unsure) => (unsure ? `${rating}?` : String(rating)),
  rankSaid: (rating, unsure) => `rating ${rating}${unsure ? ", provisional" : ""}`,
  rankNone: "no rating yet",
  side: (side) => `you play ${side}`,
  rated: "rated",
  sit: "Sit down",
  sitWith: (name) => `Sit down across from ${name}`,
  table: "Go to the table",
  withdraw: "Withdraw",
  count: (n) => (n === 0 ? "No open games." : n === 1 ? "1 open game." : `${n} open games.`),
  standing: "Your rating:",
  standingNone: "No rated games yet.",
  standingUnsure: "Provisional: a few more games will settle it.",
  games: (n) => (n === 1 ? "1 rated game" : `${n} rated games`),
  find: "Find me an opponent",
  pace: "Time control",
  paces: {
    fast: "5 min + 5 s",
    calm: "15 min + 10 s",
    long: "30 min + 20 s",
    any: "Any pace",
    days: "3 days per move",
  },
  counts: "Rated",
  countsNote: "If your opponent agrees.",
  looking: "Looking for an opponent",
  lookingNow: "Looking for an opponent",
  lookingFor: (game) => `Looking: ${game}`,
  lookingNote:
    "We start with players of your strength, then widen the search; after a minute, anyone. The game will open by itself.",
  others: (n) =>
    n === 0
      ? "No other player is looking right now."
      : n === 1
        ? "1 other player is looking too."
        : `${n} other players are looking too.`,
  meanwhile: "Meanwhile, without losing your place:",
  computer: "Play the computer",
  puzzle: "Practise",
  stop: "Stop",
  found: (game) => `Opponent found: ${game}`,
  foundNote: "The game is waiting for you.",
  open: "Post a game",
  openNote: "Your game is listed here while you stay at the table; a player who sits down accepts your settings.",
  rules: "Rules and time control",
  openNow: "Post the game",
  countsOwn: "This game is rated",
  usualOnly: "Rated games use the usual options.",
};
