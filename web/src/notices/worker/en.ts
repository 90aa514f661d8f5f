import type { lines as french, when as frenchWhen } from "./fr";

/** Somebody whose name isn't known. */
const someone = "Somebody";

/** A piece of news in one sentence; the other may have no name. */
export const lines: typeof french = {
  turn: (other) => (other ? `Your turn against ${other}` : "Your turn"),
  due: (other) => (other ? `Your time runs out in the game against ${other}` : "Your time runs out in a game"),
  over: (other) => (other ? `The game against ${other} is over` : "A game is over"),
  begun: (other) => `${other || someone} plays with you`,
  deal: (other) => `Your turn: open the table to deal${other ? `, against ${other}` : ""}`,
  challenged: (other) => `${other || someone} challenges you`,
  declined: (other) => `${other || someone} declines your challenge`,
  wanted: (other) => `${other || someone} wants to play`,
};

/** Until when there is time. */
export const when: typeof frenchWhen = (moment) => `before ${moment}`;
