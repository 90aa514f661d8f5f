import type { worth as french } from "./fr";

/** What cards were worth between computers. */
export const worth: typeof french = {
  view: "What they’re worth",
  card: "Card",
  gain: "Gain, in points",
  played: "Played",
  countered: "Countered",
  of: (played, could) => `${played} of ${could} times`,
  measured: (games, level) =>
    `The computer played ${games} games against itself, at level ${level}. The gain is how many points of winning chance the card added, compared with the best move without a card, before the opponent answered. 19 times out of 20 the true value lies in the interval in brackets.`,
};
