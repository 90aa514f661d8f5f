import type { Scene } from "../../src/game/parts";
import type { CardTable, Piece, Sheet } from "../../src/wire";
import { sheetWith } from "../play/sheets";

export function piece(at: string, side: string, kind: string, more: Partial<Piece> = {}): Piece {
  return { at, side, art: kind === "camel" ? kind : `chess-${kind}`, ...more };
}

/** A table with nothing on it. */
export function table(more: Partial<CardTable> = {}): CardTable {
  return {
    hands: { white: ["1", "25", "32", "44", "72"], black: [null, null, null, null, null] },
    open: [],
    pile: 62,
    discard: [],
    used: { white: { own: false, foreign: false }, black: { own: false, foreign: false } },
    announced: [],
    lasting: [],
    traps: [],
    out: { white: [], black: [] },
    playable: [],
    dead: [],
    ...more,
  };
}

/** A scene as White sees it, with this table. */
export function scene(pieces: Piece[], cards: CardTable = table(), more: Partial<Sheet> = {}): Scene {
  const sheet = sheetWith([], 0, { game: "ironpond", options: {}, cards, ...more });
  const board = { ...sheet.board, pieces };
  return {
    game: "ironpond",
    match: "m",
    options: sheet.options,
    seats: ["white", "black"],
    viewer: sheet.viewer,
    board,
    lines: [],
    moves: [],
    live: true,
    flipped: false,
    turn: sheet.turn,
    knowledge: undefined,
    pieces: undefined,
    diagrams: [],
    sheet: { ...sheet, board: { ...board, ...more.board } },
  };
}
