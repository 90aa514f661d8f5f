import type { BenchQuestion, ExportText } from "../wire";
import type { Node } from "./tree";
import { pgnFile, plain } from "./pgn";
import { readFile } from "./read";
import { sgfMoves } from "./sgf";

/** The beginning of a file: of one that was opened, its own, with its names, if it has any; else that of the position. */
function beginning(start: ExportText, { record, ply }: Pick<BenchQuestion, "record" | "ply">): string {
  const own = record !== undefined && ply === 0 ? readFile(record) : undefined;
  return own && own.head.trim() !== "" ? own.linear([]) : start.text;
}

/** A tree as a file of other programs, from the file of the position where it begins; undefined where they can't show it. */
export function writtenFile(
  start: ExportText,
  root: Node,
  first: string,
  size: number,
  base: Pick<BenchQuestion, "record" | "ply"> = {},
): string | undefined {
  const text = beginning(start, base);
  if (start.format === "sgf") {
    const moves = sgfMoves(root, size, first);
    return moves === undefined ? undefined : text.trimEnd().replace(/\)$/, () => `\n${moves})\n`);
  }
  const seat = root.after[0]?.tried?.log.seat;
  return plain(root)
    ? pgnFile(text.replace(/\n\n[^]*$/, "\n\n"), root, seat !== undefined && seat !== first)
    : undefined;
}
