import type { At } from "../../wire";

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
const PLACES = "fen";

function read(text: string): Read {
  if (!text.trim().startsWith("{")) return { json: {}, fen: text.trim().split(/\s+/) };
  const json = JSON.parse(text) as Json;
  const { [PLACES]: fen } = json;
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
  const json = { ...read(text).json };
  if (Object.keys(json).length === 0) return "";
  for (const name of [PLACES, "board", "turn"]) delete json[name];
  const lines = Object.entries(json).map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(",\n")}\n}`;
}

/** Nothing is said any more of a square whose piece is another one. */
function stands(item: unknown, changed: ReadonlySet<At>): boolean {
  const at = typeof item === "object" && item !== null && "at" in item ? item.at : item;
  return typeof at !== "string" || !changed.has(at);
}

/** What somebody has set up. */
export interface Arranged {
  cells: Cells;
  turn: string;
  /** Castling rights; undefined where the game knows none. */
  rights: string | undefined;
  /** What is said besides; throws `SyntaxError` where it is no JSON. */
  besides: string;
  /** What is said besides and follows from the board, so that it goes with the old one. */
  follows: readonly string[];
}

/** A position text with another board; what was about the last move, or about squares that changed, goes. */
export function arranged(text: string, names: Names, { cells, turn, rights, besides, follows }: Arranged): string {
  const { json, fen } = read(text);
  const [, , third = "", ...others] = fen;
  const rows = names.map((squares) => rowOf(squares, cells));
  const unmoved = [rights === undefined ? third : rights || "-", ...others].map((field) =>
    SQUARE.test(field) ? "-" : field,
  );
  const written = [rows.join("/"), turn.charAt(0), ...unmoved].join(" ");
  if (Object.keys(json).length === 0) return written;
  const points = Array.isArray(json["board"]);
  const dotted = names.map((squares) => squares.map((at) => cells.get(at) ?? EMPTY).join(""));
  const place = fen.length > 0 ? { [PLACES]: written } : { board: points ? dotted : rows.join("/"), turn };
  const before = cellsOf(text, names);
  const changed = new Set(names.flat().filter((at) => before.get(at) !== cells.get(at)));
  const said = Object.entries(JSON.parse(besides || "{}") as Json)
    .filter(([name]) => changed.size === 0 || !follows.includes(name))
    .map(([name, value]): [string, unknown] => [
      name,
      Array.isArray(value) ? value.filter((item) => stands(item, changed)) : value,
    ]);
  return JSON.stringify({ ...place, ...Object.fromEntries(said) });
}
