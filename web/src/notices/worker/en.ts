import type { lines as french, when as frenchWhen } from "./fr";

/** Somebody whose name isn't known. */
const someone = "A player";

/** A piece of news in one sentence; the other may have no name. */
export const lines: typeof french = {
  turn: (other) => (other ? `Your turn against ${other}` : "Your turn"),
  due: (other) => (other ? `You are running out of time against ${other}` : "You are running out of time in a game"),
  over: (other) => (other ? `The game against ${other} is over` : "A game is over"),
  begun: (other) => `${other || someone} joined your game`,
  deal: (other) => `Your turn: open the table to deal${other ? `, against ${other}` : ""}`,
  challenged: (other) => `${other || someone} challenges you`,
  declined: (other) => `${other || someone} declined your challenge`,
  wanted: (other) => `${other || someone} is looking for an opponent`,
};

/** Until when there is time. */
export const when: typeof frenchWhen = (moment) => `before ${moment}`;
