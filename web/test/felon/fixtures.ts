import type { Scene } from "../../src/game/given";
import type { BoardSheet, LogLine, Move, Piece } from "../../src/wire";

/** A piece of the court: "dame" at e4. */
export function piece(kind: string, at: string, side = "yellow", more: Partial<Piece> = {}): Piece {
  return { at, art: `felon-${kind}`, side, ...more };
}

export function move(from: string, to: string, more: Partial<Move> = {}): Move {
  return { token: from + to, from, to, capture: false, ...more };
}

export function line(token: string, text = token): LogLine {
  return { n: 0, seat: "yellow", kind: "action", token, text };
}

/** A board with these pieces, orange on ranks 6 to 8. */
export function board(pieces: Piece[], more: Partial<BoardSheet> = {}): BoardSheet {
  const natures = ".".repeat(65) + "O".repeat(39) + ".".repeat(65);
  const taken = { yellow: [], red: [] };
  return {
    game: "felon",
    kind: "squares",
    width: 13,
    height: 13,
    natures,
    pieces,
    last: [],
    check: [],
    dots: [],
    taken,
    ...more,
  };
}

export const kings = [piece("roi", "g1"), piece("roi", "g13", "red")];

/** A scene as Yellow sees it: both kings and these pieces. */
export function scene(pieces: Piece[], more: Partial<Scene> = {}): Scene {
  return {
    game: "felon",
    match: "m",
    options: {},
    seats: ["yellow", "red"],
    viewer: "yellow",
    board: board([...kings, ...pieces]),
    lines: [],
    moves: [],
    live: true,
    flipped: false,
    turn: "yellow",
    knowledge: undefined,
    cards: undefined,
    pieces: undefined,
    diagrams: [],
    sheet: null,
    ...more,
  };
}
