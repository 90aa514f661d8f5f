import type { Scene } from "../../src/game/given";
import type { Diagram, LogLine, Piece } from "../../src/wire";

const table: [number, string, number, boolean][] = [
  [1, "N", 4, true],
  [2, "N SE SW", 3, false],
  [3, "N SE S SW", 2, false],
  [4, "N E S W", 2, false],
  [5, "N E W", 2, true],
  [6, "N NE E SE S SW W NW", 1, false],
  [7, "N NE E S W NW", 1, false],
  [8, "NE E SE S SW W NW", 1, false],
  [9, "NE E W NW", 2, true],
  [10, "NE SE SW NW", 2, false],
  [11, "NE S NW", 2, false],
  [12, "NE NW", 3, true],
  [0, "N NE E SE S SW W NW", 2, false],
];

/** The diagrams as the catalogue sends them. */
export const diagrams: Diagram[] = [
  ...table.map(([number, ways, reach, promotable]) => ({ number, ways: ways.split(" "), reach, promotable })),
  { number: 13, ways: [], reach: 0, promotable: false },
];

/** An action of the log. */
export function action(n: number, seat: string, token: string, more: Partial<LogLine> = {}): LogLine {
  return { n, seat, kind: "action", token, text: token, ...more };
}

export function piece(at: string, side: string, letter: string, more: Partial<Piece> = {}): Piece {
  return { at, art: "confusion-piece", side, letter, ...more };
}

/** A scene as Yellow sees it, with these pieces. */
export function scene(pieces: Piece[], more: Partial<Scene> = {}): Scene {
  return {
    game: "confusion",
    match: "m",
    options: {},
    seats: ["white", "yellow"],
    viewer: "yellow",
    board: {
      game: "confusion",
      kind: "squares",
      width: 11,
      height: 11,
      natures: "",
      pieces,
      last: [],
      check: [],
      dots: [],
      taken: { white: [], yellow: [] },
    },
    lines: [],
    moves: [],
    live: true,
    flipped: false,
    turn: "yellow",
    knowledge: undefined,
    cards: undefined,
    pieces: undefined,
    diagrams,
    sheet: null,
    ...more,
  };
}
