import type { ExportText, LogLine } from "../wire";
import { pgnFile } from "./pgn";
import { readFile } from "./read";
import { sgfMoves } from "./sgf";
import { ROOT, type Node } from "./tree";

/** What is said of an action: in words, and what would have been better, as an action and as people write it. */
export interface Remark {
  note: string;
  better: { token: string; text: string };
}

/** A game as it was judged. */
export interface Judged {
  /** The actions that stand. */
  lines: readonly LogLine[];
  /** Seats in moving order. */
  seats: readonly string[];
  /** The first seat's chance after so many actions. */
  chances: readonly number[];
  /** By the number of an action, from 1. */
  remarks: ReadonlyMap<number, Remark>;
}

const tried = (log: LogLine): Node["tried"] => ({ line: `${log.seat ?? ""} ${log.token}`, log });

function treeOf({ lines, chances, remarks }: Judged): Node {
  const from = (ply: number): Node => {
    const chance = chances[ply];
    const [log, next] = [lines[ply - 1], lines[ply]];
    const better = remarks.get(ply + 1)?.better;
    const other = next && better ? [{ ...ROOT, tried: tried({ ...next, ...better }) }] : [];
    return {
      ...ROOT,
      tried: log ? tried(log) : null,
      note: remarks.get(ply)?.note ?? "",
      ...(chance !== undefined && { chance }),
      after: next ? [from(ply + 1), ...other] : [],
    };
  };
  return from(0);
}

/** The tags of a record of ours. */
function tagsOf(record: string): ReadonlyMap<string, string> {
  return new Map(
    [...record.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** The beginning of a file, with the names, the date and the result of a record of ours. */
function headed({ format, text }: ExportText, record: string, seats: readonly string[]): string {
  const tags = tagsOf(record);
  const seat = (k: number): string =>
    tags.get(`${(seats[k] ?? "").charAt(0).toUpperCase()}${(seats[k] ?? "").slice(1)}`) ?? "?";
  const said = {
    White: seat(0),
    Black: seat(1),
    ...Object.fromEntries(["Event", "Site", "Date", "Round", "Result"].map((name) => [name, tags.get(name)])),
  };
  if (format === "pgn")
    return Object.entries(said).reduce(
      (head, [name, value]) =>
        value === undefined ? head : head.replace(new RegExp(`^\\[${name} .*$`, "m"), () => `[${name} "${value}"]`),
      text.replace(/^\[Termination .*\n/m, "").replace(/\n\n[^]*$/, "\n\n"),
    );
  const escaped = (value: string): string => value.replace(/\\(.)/g, "$1").replace(/[\\\]]/g, (sign) => `\\${sign}`);
  const won = { "1-0": "B+", "0-1": "W+", "1/2-1/2": "Draw" }[said["Result" as never] as string];
  return text
    .trimEnd()
    .replace(/\)$/, "")
    .replace("PB[?]", () => `PB[${escaped(said.White)}]`)
    .replace("PW[?]", () => `PW[${escaped(said.Black)}]${won === undefined ? "" : `RE[${won}]`}`);
}

/** A finished game as a file of other programs, with chances, words, and what would have been better; undefined where they can't show it. */
export function analysedFile(start: ExportText, record: string, size: number, judged: Judged): string | undefined {
  const root = treeOf(judged);
  const own = readFile(record);
  const head = own?.head ?? headed(start, record, judged.seats);
  const [first = ""] = judged.seats;
  if (start.format === "sgf") {
    const moves = sgfMoves(root, size, first);
    return moves === undefined ? undefined : `${head}\n${moves})\n`;
  }
  const result = own?.result ?? tagsOf(record).get("Result") ?? "*";
  return pgnFile(head, root, judged.lines[0]?.seat !== first, result);
}
