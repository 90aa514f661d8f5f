import type { At } from "../../wire";
import { saidIn, textOf } from "./besides";

/** The squares of a board by name, the highest rank first, each from the first file on. */
export type Names = readonly (readonly At[])[];

/** What stands where, in the letters of position texts. */
export type Cells = ReadonlyMap<At, string>;

/** Fields of an object that was read. */
type Json = Record<string, unknown>;

/** What a position text is made of: a FEN, or a JSON object that has one or else rows of its own (Formats, 3). */
interface Read {
  json: Json;
  /** The fields of the FEN; none where there is none. */
  fen: readonly string[];
}

/** A letter, with the mark of whoever controls something, or so many empty squares. */
const SIGN = /\d+|[^\d/]!?/g;
const SQUARE = /^[a-z]\d/i;
const EMPTY = ".";
const PLACES = ["fen", "board", "turn"];

function read(text: string): Read {
  if (!text.trim().startsWith("{")) return { json: {}, fen: text.trim().split(/\s+/) };
  const json = JSON.parse(text) as Json;
  const { fen } = json;
  return { json, fen: typeof fen === "string" ? fen.split(/\s+/) : [] };
}

function rowsIn({ json, fen }: Read): readonly string[] {
  const { board } = json;
  if (Array.isArray(board)) return board.map(String);
  return (fen[0] ?? (typeof board === "string" ? board : "")).split("/");
}

/** What a position text has on its board. */
export function cellsOf(text: string, names: Names): Cells {
  const cells = new Map<At, string>();
  rowsIn(read(text)).forEach((row, r) => {
    let file = 0;
    for (const [sign] of row.matchAll(SIGN)) {
      if (/^\d/.test(sign)) file += Number(sign);
      else {
        const at = names[r]?.[file];
        if (sign !== EMPTY && at !== undefined) cells.set(at, sign);
        file += 1;
      }
    }
  });
  return cells;
}

function rowOf(squares: readonly At[], cells: Cells): string {
  return squares.reduce((row, at) => {
    const letter = cells.get(at);
    if (letter !== undefined) return row + letter;
    return /\d$/.test(row) ? row.replace(/\d+$/, (run) => `${Number(run) + 1}`) : `${row}1`;
  }, "");
}

/** The seat to move in a position text, of those in moving order. */
export function turnOf(text: string, seats: readonly string[]): string {
  const { json, fen } = read(text);
  const { turn } = json;
  const word = fen[1] ?? (typeof turn === "string" ? turn : "");
  return seats.find((seat) => seat.startsWith(word)) ?? seats[0] ?? "";
}

/** The castling rights that a position text has, of those that its game knows. */
export function rightsOf(text: string, known: string): string {
  const [, , rights = ""] = read(text).fen;
  return [...known].filter((right) => rights.includes(right)).join("");
}

/** What is said of a position besides its board and its turn, as a text to edit; empty where nothing can be. */
export function besidesOf(text: string): string {
  const { json } = read(text);
  if (Object.keys(json).length === 0) return "";
  return textOf(Object.fromEntries(Object.entries(json).filter(([name]) => !PLACES.includes(name))));
}

/** What somebody has set up. */
export interface Arranged {
  cells: Cells;
  turn: string;
  /** Castling rights; undefined where the game knows none. */
  rights: string | undefined;
  besides: string;
}

/** A position text with another board, on which there was no last move; throws `Unreadable` where what is said besides can't be read. */
export function arranged(text: string, names: Names, { cells, turn, rights, besides }: Arranged): string {
  const { json, fen } = read(text);
  const [, side = "", third = "", ...others] = fen;
  const rows = names.map((squares) => rowOf(squares, cells));
  const before = cellsOf(text, names);
  const same = side === turn.charAt(0) && names.flat().every((at) => before.get(at) === cells.get(at));
  const rest = [rights === undefined ? third : rights || "-", ...others];
  const unmoved = rest.map((field) => (SQUARE.test(field) && !same ? "-" : field));
  const written = [rows.join("/"), turn.charAt(0), ...unmoved].join(" ");
  if (Object.keys(json).length === 0) return written;
  const dotted = names.map((squares) => squares.map((at) => cells.get(at) ?? EMPTY).join(""));
  const place =
    fen.length > 0 ? { fen: written } : { board: Array.isArray(json["board"]) ? dotted : rows.join("/"), turn };
  return JSON.stringify({ ...place, ...saidIn(besides) });
}
