import type { device as french } from "./fr";

/** What a device says of its games. */
export const device: typeof french = {
  loading: "Getting the game ready on this device…",
  said: {
    full: "This browser’s storage is full: this game is no longer being saved. Delete old games, or download this one before you close the page.",
    unkept:
      "This browser saves nothing, perhaps because it is in private mode: this game ends with the page. Download it to continue elsewhere.",
    thought: "The computer could not think about this move, so it drew one at random.",
    gone: "This game is no longer on this device.",
    broken: "This game could not be read. It stays in the list: download it or delete it.",
    program: "The games of this device could not be loaded. Check your connection: the page keeps trying.",
    unable: "This browser cannot run games on the device. Use a recent Chrome, Firefox or Safari.",
  },
  elsewhere: {
    title: "This game goes on in another tab of this browser.",
    text: "It can be played in one tab at a time.",
    here: "Go on here",
  },
};
