import type { people as french } from "./fr";

/** The people one knows. */
export const people: typeof french = {
  title: "Players",
  lead: "Players you follow, and players who follow you. When you follow each other, you are friends: each of you sees whether the other is at a table.",
  empty: "No one so far. At a table, press your opponent’s name to follow, block or challenge them.",
  groups: { friends: "Friends", follows: "You follow", followed: "Follow you", blocked: "Blocked" },
  someone: "Unnamed player",
  here: "at a table right now",
  follow: "Follow",
  followBack: "Follow back",
  unfollow: "Unfollow",
  block: "Block",
  unblock: "Unblock",
  challenge: "Challenge",
  wish: (name) => `Challenge ${name}`,
  act: (what, name) => `${what}: ${name}`,
  add: {
    label: "The exact name of an account",
    hint: "A guest has no name of their own: follow them from a table.",
    go: "Follow",
    done: (name) => `You follow ${name}.`,
  },
  asks: {
    title: "Who can challenge you",
    friends: "My friends",
    known: "Players I know",
    anybody: "Anyone",
    note: {
      friends: "Players you follow and who follow you.",
      known: "Players you follow, who follow you, or whom you have played.",
      anybody: "Anyone who knows your name, except players you block.",
    },
  },
  wants: {
    title: "Notify me",
    lead: "When a player wants to play one of these games. At most once an hour, for 30 days.",
    until: (day) => `until ${day}`,
    renew: "30 more days",
  },
  menu: {
    none: "You don’t follow each other.",
    follows: "You follow this player.",
    followed: "This player follows you.",
    friends: "You are friends.",
    blocked:
      "You have blocked this player: no challenges, no seat at your tables. They are not told; games in progress go on.",
    blockNote: "Block: this player can no longer challenge you or sit at your tables, and is not told.",
  },
  asked: {
    title: "Challenges for you",
    from: (name) => `${name} is waiting for you`,
    accept: "Accept",
    look: "View",
    decline: "Decline",
    until: (day) => `until ${day}`,
    noClock: "no clock",
  },
  kept: {
    title: (name) => `This seat is reserved for ${name}.`,
    text: (day) => `Your challenge waits for an answer until ${day}. No one else can sit here.`,
    withdraw: "Withdraw the challenge",
  },
};
