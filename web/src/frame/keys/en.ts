import type { keys as french } from "./fr";

/** The keys of the keyboard. */
export const keys: typeof french = {
  title: "Keyboard shortcuts",
  board: "On the board",
  game: "During a game",
  everywhere: "Everywhere",
  all: {
    move: [["←", "↑", "→", "↓"], "Go from square to square"],
    choose: [["Enter"], "Pick up a piece, put it down, choose a square"],
    square: [["e", "4"], "Go to a square by its name"],
    drop: [["Esc"], "Put the piece back, drop a move prepared or kept"],
    step: [["←", "→"], "Off the board: previous move, next move"],
    ends: [["Home", "End"], "Off the board: start of the game, last move"],
    tab: [["Tab"], "Go to the next button, link or card"],
    close: [["Esc"], "Close a dialog or a note"],
    help: [["?"], "Open this help"],
  },
};
