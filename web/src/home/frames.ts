import { rowsOf, type Listed } from "../play/lines";
import type { Kept, LogLine } from "../wire";

/** A picture of a film: the board after an action, and the action; none at the start. */
export interface Frame {
  ply: number;
  line?: LogLine;
  /** What was said to it, if it was a question. */
  said?: "yes" | "no";
}

/** The frames of a kept game: what its list of moves leaves out, such as letting something happen, is none of its own. */
export function framesOf(kept: Kept, listed?: (line: LogLine) => Listed): Frame[] {
  const cells = rowsOf(kept.lines, kept.seats, listed).flatMap((row) =>
    row.kind === "moves" ? row.cells.filter((cell) => cell !== null) : row.kind === "told" ? [row.cell] : [],
  );
  return [{ ply: 0 }, ...cells.sort((a, b) => a.ply - b.ply)];
}
