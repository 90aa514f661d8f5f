import type { claim as french } from "./fr";

/** When the other side isn't coming. */
export const claim: typeof french = {
  left: (who) => `${who || "Your opponent"} has left the table.`,
  soon: (time) => `It was their turn. If they aren’t back in ${time}, you may claim the game.`,
  now: "It was their turn. Take the game, declare it a draw, or wait some more.",
  unplayed: (who) => `${who || "Your opponent"} hasn’t played yet.`,
  stopText: "You may stop the game: it will have no result.",
  win: "Take the game",
  draw: "Declare a draw",
  stop: "Stop the game",
  wait: "Wait some more",
};
