import type { local as french } from "./fr";

const games = (count: number): string => (count === 1 ? "1 game" : `${count} games`);
const works = (count: number): string =>
  count === 0 ? "" : count === 1 ? "1 card or deck" : `${count} cards and decks`;
const both = (gameCount: number, workCount: number): string =>
  [gameCount === 0 ? "" : games(gameCount), works(workCount)].filter(Boolean).join(" and ");

/** Games that are kept on this device. */
export const local: typeof french = {
  where: {
    legend: "Where the game is kept",
    places: { device: "On this device", server: "On the server" },
    notes: {
      computer: "Answers at once and works without a network; the game isn’t kept anywhere else.",
      screen: "Works without a network; the game isn’t kept anywhere else.",
      account: "The game follows your account, and the deal can be checked.",
      guest: "The deal can be checked, and the game follows your account if you create one.",
    },
    alone: "This copy has no server: the game stays on this device.",
    offline: "The server doesn’t answer: you play on this device, and the game stays here.",
    unable: "This browser can’t keep a game by itself: it is on the server.",
    neither: "This browser can’t play without a server. Try a more recent one.",
  },
  notice: {
    only: "This game is on this device only.",
    computer: "It also holds what the computer hides from you: the browser’s tools can show it.",
    screen: "It also holds what each of you hides from the other: the browser’s tools can show it.",
    ok: "OK",
  },
  leave: {
    title: "Download the game",
    record: "The record",
    recordNote: "What you see of the game, to step through it move by move.",
    saved: "The saved game",
    savedNote: "To go on elsewhere. It contains what the computer hides from you, and isn’t a record.",
    savedScreen: "To go on elsewhere. It contains what each of you hides from the other, and isn’t a record.",
    lost: "The game is no longer on this device.",
  },
  open: {
    title: (count) => (count === 1 ? "A saved game" : `${count} saved games`),
    lead: (count) =>
      count === 1
        ? "It contains what your opponent hides from you: you can’t step through it, only go on with it."
        : "They contain what your opponents hide from you: you can’t step through them, only go on with them.",
    go: (count) => (count === 1 ? "Go on with it on this device" : "Keep them on this device"),
    cancel: "Cancel",
    here: (count) =>
      count === 1
        ? "This game is on this device already, at another move."
        : `${count} of them are on this device already, at another move.`,
    stay: (count) => (count === 1 ? "Go on with the one here" : "Keep the ones here"),
    replace: (count) => (count === 1 ? "Replace it with the file" : "Replace them with the file"),
    kept: (count) => (count === 1 ? "1 game is on this device." : `${count} games are on this device.`),
    unable: "This browser can’t play on the device itself. Try a more recent one.",
  },
  me: {
    title: "On this device",
    lead: "These games, cards and decks are in this browser only. Download what you want to keep or take along.",
    none: "No games and no cards: what you play on this device will be listed here.",
    over: "finished",
    broken: "A game that can’t be read",
    work: { workshop: "card", decks: "deck" },
    size: (kilobytes) => `${kilobytes}\u00a0kB`,
    save: "Download",
    saveOf: (name) => `Download ${name}`,
    drop: "Delete",
    dropOf: (name) => `Delete ${name}`,
    dropped: (name) => `Deleted: ${name}.`,
    undo: "Undo",
    all: "Download all the games",
    more: (count) => `Show ${count} more`,
    empty: "Empty this device",
    allFile: "zizanie-games.json",
  },
  empty: {
    title: "Empty this device?",
    text: (gameCount, workCount) =>
      `${both(gameCount, workCount) ? `On this device: ${both(gameCount, workCount)}.` : "There are no games and no cards here."} Everything is deleted from this browser for good, with your notes, the lessons you have done and your last choices.`,
    server: "What is on the server stays there.",
    yes: "Delete everything",
    done: "This device is empty.",
  },
  go: {
    leave: "Sign out?",
    lies: (gameCount, workCount) =>
      `There are also ${both(gameCount, workCount)} on this device, in this browser: the next person who uses it can see them.`,
    too: "Delete them too",
    stays: "What is in this browser couldn’t be deleted: try again under “On this device”.",
  },
  stay: (count) =>
    count === 1
      ? "One game is in progress on this device only: it stays here."
      : `${count} games are in progress on this device only: they stay here.`,
};
