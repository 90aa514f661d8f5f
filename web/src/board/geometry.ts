import type { At, BoardSheet } from "../wire";

/** Side of a square in drawing units. */
export const SQUARE = 100;

/** A place counted from the first file and the first rank, both 0. */
export interface Place {
  file: number;
  rank: number;
}

/** Where everything of one board lies on the drawing, seen by one viewer. */
export interface Geometry {
  kind: BoardSheet["kind"];
  width: number;
  height: number;
  flipped: boolean;
  /** The border around the squares, which carries the coordinates. */
  margin: number;
}

/** Go leaves out the I. */
const LETTERS = { squares: "abcdefghijklmnopqrstuvwxyz", points: "ABCDEFGHJKLMNOPQRSTUVWXYZ" } as const;

/** The geometry of a board; without coordinates the border is thin. */
export function geometryOf(
  board: Pick<BoardSheet, "kind" | "width" | "height">,
  flipped: boolean,
  coordinates: boolean,
): Geometry {
  const { kind, width, height } = board;
  // A large board is drawn smaller on the screen: its coordinates need more room in units.
  const margin = !coordinates ? 10 : Math.max(width, height) > 9 ? 46 : 32;
  return { kind, width, height, flipped, margin };
}

/** Width and height of the whole drawing. */
export function extent(g: Geometry): { width: number; height: number } {
  return { width: g.width * SQUARE + 2 * g.margin, height: g.height * SQUARE + 2 * g.margin };
}

/** The letter of a file, as this kind of board writes it. */
export function fileName(kind: BoardSheet["kind"], file: number): string {
  return LETTERS[kind].charAt(file);
}

/** The name of a place: "e4", or "D4" on points. */
export function nameOf(kind: BoardSheet["kind"], place: Place): At {
  return fileName(kind, place.file) + String(place.rank + 1);
}

/** The place that a name means, or undefined when the board has no such place. */
export function placeOf(g: Pick<Geometry, "kind" | "width" | "height">, at: At): Place | undefined {
  const file = LETTERS[g.kind].indexOf(at.charAt(0));
  const rank = Number(at.slice(1)) - 1;
  const fits = at.length > 1 && file >= 0 && file < g.width && Number.isInteger(rank) && rank >= 0 && rank < g.height;
  return fits ? { file, rank } : undefined;
}

/** The names of all squares as they lie on the screen, top row first. */
export function rowsOf(g: Geometry): At[][] {
  return Array.from({ length: g.height }, (_, row) =>
    Array.from({ length: g.width }, (_, column) => nameOf(g.kind, turned(g, column, row))),
  );
}

/** Column and row on the screen, from the upper left. */
export function screenOf(g: Geometry, at: At): { column: number; row: number } {
  const place = placeOf(g, at);
  if (!place) throw new RangeError(`no square ${at} on a board of ${g.width} by ${g.height}`);
  return g.flipped
    ? { column: g.width - 1 - place.file, row: place.rank }
    : { column: place.file, row: g.height - 1 - place.rank };
}

/** The upper left corner of a square in drawing units. */
export function cornerOf(g: Geometry, at: At): { x: number; y: number } {
  const { column, row } = screenOf(g, at);
  return { x: g.margin + column * SQUARE, y: g.margin + row * SQUARE };
}

/** The middle of a square in drawing units. */
export function centreOf(g: Geometry, at: At): { x: number; y: number } {
  const { x, y } = cornerOf(g, at);
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

/** The square under a point in drawing units. */
export function squareAt(g: Geometry, x: number, y: number): At | undefined {
  const column = Math.floor((x - g.margin) / SQUARE);
  const row = Math.floor((y - g.margin) / SQUARE);
  if (column < 0 || row < 0 || column >= g.width || row >= g.height) return undefined;
  return nameOf(g.kind, turned(g, column, row));
}

/** The square so many columns and rows away on the screen, stopped at the edge. */
export function stepped(g: Geometry, at: At, columns: number, rows: number): At {
  const { column, row } = screenOf(g, at);
  const clamp = (value: number, size: number): number => Math.min(size - 1, Math.max(0, value));
  return nameOf(g.kind, turned(g, clamp(column + columns, g.width), clamp(row + rows, g.height)));
}

/** Squares between two places, as the crow flies. */
export function distance(g: Pick<Geometry, "kind" | "width" | "height">, a: At, b: At): number {
  const [p, q] = [placeOf(g, a), placeOf(g, b)];
  return p && q ? Math.hypot(p.file - q.file, p.rank - q.rank) : Infinity;
}

/** The nature letter of a square; empty when all squares are alike. */
export function natureOf(board: BoardSheet, at: At): string {
  const place = placeOf(board, at);
  return place ? board.natures.charAt(place.rank * board.width + place.file) : "";
}

function turned(g: Geometry, column: number, row: number): Place {
  return g.flipped ? { file: g.width - 1 - column, rank: row } : { file: column, rank: g.height - 1 - row };
}
