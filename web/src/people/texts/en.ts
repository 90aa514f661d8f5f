import type { people as french } from "./fr";

/** The people one knows. */
export const people: typeof french = {
  title: "People",
  lead: "Those you follow, and those who follow you. Two who follow each other are friends: each then sees whether the other is at a table.",
  empty: "Nobody so far. At a table, press the name opposite to follow somebody, to block or to challenge them.",
  groups: { friends: "Friends", follows: "You follow", followed: "Follow you", blocked: "Blocked" },
  someone: "Somebody without a name",
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
    title: "Who may challenge you",
    friends: "My friends",
    known: "People I know",
    anybody: "Anybody",
    note: {
      friends: "Those you follow and who follow you.",
      known: "Those you follow, who follow you, or whom you have played.",
      anybody: "Whoever knows your name, but those you block.",
    },
  },
  wants: {
    title: "Tell me",
    lead: "When somebody wants to play one of these games. Once an hour at most, for thirty days.",
    until: (day) => `until ${day}`,
    renew: "Thirty more days",
  },
  menu: {
    none: "You don’t follow each other.",
    follows: "You follow this person.",
    followed: "This person follows you.",
    friends: "You are friends.",
    blocked: "You block this person: no challenges, no seat at your tables. They aren’t told; games under way go on.",
    blockNote: "Block: they can no longer challenge you or sit at your tables, and won’t be told.",
  },
  asked: {
    title: "You are challenged",
    from: (name) => `${name} is waiting for you`,
    accept: "Accept",
    look: "Look",
    decline: "Decline",
    until: (day) => `until ${day}`,
    noClock: "no clock",
  },
  kept: {
    title: (name) => `This seat is kept for ${name}.`,
    text: (day) => `Your challenge waits for an answer until ${day}. Nobody else can sit here.`,
    withdraw: "Withdraw the challenge",
  },
};
