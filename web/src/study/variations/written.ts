import type { ExportText } from "../../wire";
import type { Node } from "./tree";
import { pgnMoves, plain } from "./pgn";
import { sgfMoves } from "./sgf";

/** A tree as a file of other programs, from the file of the position where it begins; undefined where they can't show it. */
export function writtenFile(start: ExportText, root: Node, first: string, size: number): string | undefined {
  if (start.format === "sgf") {
    const moves = sgfMoves(root, size, first);
    return moves === undefined ? undefined : start.text.trimEnd().replace(/\)$/, () => `\n${moves})\n`);
  }
  const seat = root.after[0]?.tried?.log.seat;
  return plain(root)
    ? `${start.text.replace(/\n\n[^]*$/, "\n\n")}${pgnMoves(root, seat !== undefined && seat !== first)}`
    : undefined;
}
