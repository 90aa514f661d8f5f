import type { At } from "../wire";
import { natureOf } from "./geometry";
import { targets, type Selection } from "./selection";
import type { BoardView } from "./types";

/** What a screen reader says of a square, in the page's words. */
export function labelOf(view: BoardView, selection: Selection, at: At): string {
  const { board, words } = view;
  const piece = board.pieces.find((piece) => piece.at === at);
  return words.square(at, natureOf(board, at), piece, {
    selected: selection.held === at,
    target: targets(selection, at).find((one) => one.token !== ""),
    check: board.check.includes(at),
    last: board.last.includes(at),
    choice: view.choose?.includes(at) ?? false,
    shut: board.shut?.includes(at) ?? false,
  });
}
