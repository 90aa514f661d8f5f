import type { days as french } from "./fr";

/** Playing over days. */
export const days: typeof french = {
  away: "on vacation",
  back: (day) => `back on ${day}`,
  next: "Next game",
  nextOf: (game, who) => `${game}, ${who}`,
  more: (count) => `${count} games are waiting for you.`,
  none: "No other game is waiting for you.",
};
