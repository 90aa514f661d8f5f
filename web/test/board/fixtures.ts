import type { At, BoardSheet, Move, Piece } from "../../src/wire";
import type { BoardView } from "../../src/board/types";
import { paint } from "../../src/games/mutation/paint";

/** A white piece of Mutation. */
export function piece(at: At, mode = "pawn", side = "white"): Piece {
  return { at, art: "mutation-piece", side, mode };
}

export function king(at: At, side = "white"): Piece {
  return { at, art: "mutation-king", side };
}

export function move(from: At, to: At, more: Partial<Move> = {}): Move {
  return { token: from + to, from, to, capture: false, becomes: "knight", ...more };
}

export function sheet(pieces: Piece[], more: Partial<BoardSheet> = {}): BoardSheet {
  return {
    game: "mutation",
    kind: "squares",
    width: 8,
    height: 8,
    natures: "RYBKKBYRWWWWWWWWRYBYYBYRYBYKKYBYYBYKKYBYRYBYYBYRWWWWWWWWRYBKKBYR",
    pieces,
    last: [],
    check: [],
    dots: ["e1", "e8"],
    taken: {},
    ...more,
  };
}

export function view(pieces: Piece[], moves: Move[], more: Partial<BoardView> = {}): BoardView {
  return {
    game: "mutation",
    paint,
    board: sheet(pieces),
    moves,
    flipped: false,
    coordinates: true,
    still: false,
    chosen: null,
    arrows: [],
    confirm: "never",
    words: {
      board: "Board",
      square: (at, nature, piece, state) =>
        [
          at,
          nature,
          piece?.mode,
          state.selected && "selected",
          state.target && `to ${state.target.becomes}`,
          state.check && "check",
          state.last && "last",
        ]
          .filter(Boolean)
          .join(" "),
      picked: (at, count) => `${at}: ${count}`,
      dropped: () => "dropped",
      confirm: "Play",
    },
    ...more,
  };
}
