import type { claim as french } from "./fr";

/** When the other side isn't coming. */
export const claim: typeof french = {
  left: (who) => `${who || "Your opponent"} has left the table.`,
  soon: (time) => `It was their turn. If they are not back in ${time}, you can claim the win.`,
  now: "It was their turn. Claim the win, declare a draw, or keep waiting.",
  unplayed: (who) => `${who || "Your opponent"} hasn’t played yet.`,
  stopText: "You can call the game off: it will have no result.",
  win: "Claim the win",
  draw: "Declare a draw",
  stop: "Call the game off",
  wait: "Keep waiting",
};
