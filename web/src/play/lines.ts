import type { At, LogLine } from "../wire";

/** One cell of the list of moves: an action that stands; `ply` counts from 1. */
export interface Cell {
  line: LogLine;
  /** The board that shows it; of a try that was answered, the board after the answer. */
  ply: number;
  /** What was said to it, if it was a question. */
  said?: "yes" | "no";
}

/** A row of the list: a numbered pair of moves, or something that happened besides. */
export type Row =
  | { kind: "moves"; number: number; cells: (Cell | null)[] }
  /** An action on a line of its own; `number` is that of its turn, where the game counts turns. */
  | { kind: "told"; cell: Cell; number?: number }
  | { kind: "event"; line: LogLine; dropped: LogLine[] };

/** Where an action is listed. */
export type Listed = "cell" | "row" | "none";

/** The actions that an accepted takeback, at this line, took back. */
export function droppedBy(line: LogLine, lines: readonly LogLine[]): LogLine[] {
  const { drops } = line;
  if (drops === undefined) return [];
  return lines.filter((other) => other.kind === "action" && other.n >= drops && other.n < line.n);
}

/** The actions that still stand, oldest first. */
export function standing(lines: readonly LogLine[]): LogLine[] {
  const gone = new Set(lines.flatMap((line) => droppedBy(line, lines).map((other) => other.n)));
  return lines.filter((line) => line.kind === "action" && !gone.has(line.n));
}

/** Whether what chance said at a line was taken back with the action that asked it. */
function undealt(line: LogLine, lines: readonly LogLine[]): boolean {
  return lines.some(({ n, drops }) => drops !== undefined && line.n >= drops && line.n < n);
}

/** The log as rows; moves taken back are named only where they were taken back. */
export function rowsOf(
  lines: readonly LogLine[],
  seats: readonly string[],
  listed: (line: LogLine) => Listed = () => "cell",
): Row[] {
  const kept = new Set(standing(lines).map((line) => line.n));
  const gone = new Set<number>();
  const rows: Row[] = [];
  let ply = 0;
  for (const line of lines) {
    if (line.kind === "event") {
      const dropped = droppedBy(line, lines).filter((other) => !gone.has(other.n));
      for (const other of dropped) gone.add(other.n);
      if (!folded(rows, line, dropped)) rows.push({ kind: "event", line, dropped });
    } else if (line.kind === "chance") {
      if (listed(line) === "row" && !undealt(line, lines)) rows.push({ kind: "event", line, dropped: [] });
    } else if (kept.has(line.n)) {
      ply += 1;
      const { token, answer } = line;
      const where = listed(line);
      if (token === "yes" || token === "no") answered(rows, token, ply);
      else if (where === "none") closed(rows, ply);
      else if (where === "row")
        rows.push({ kind: "told", cell: { line, ply }, ...(line.turn !== undefined && { number: line.turn }) });
      else place(rows, { line, ply, ...(answer ? { said: answer } : {}) }, seats);
    }
  }
  return rows;
}

/** Takebacks in a row are one: a turn goes back in several, and past answers. */
function folded(rows: Row[], line: LogLine, dropped: readonly LogLine[]): boolean {
  const [asked, given, again] = rows.slice(-3);
  if (line.token !== "accept takeback" || given?.kind !== "event" || again?.kind !== "event") return false;
  if (asked?.kind !== "event" || given.line.token !== line.token || given.line.seat !== line.seat) return false;
  if (asked.line.token !== "offer takeback" || again.line.token !== "offer takeback") return false;
  rows.pop();
  given.dropped = [...dropped, ...given.dropped];
  return true;
}

/** What isn't listed still moves the last position on. */
function closed(rows: readonly Row[], ply: number): void {
  const last = rows.at(-1);
  const cell = last?.kind === "told" ? last.cell : last?.kind === "moves" ? last.cells.findLast(Boolean) : undefined;
  if (cell) cell.ply = ply;
}

/** An answer belongs to the try it answers. */
function answered(rows: readonly Row[], said: "yes" | "no", ply: number): void {
  const last = rows.findLast((row) => row.kind === "moves");
  const cell = last?.kind === "moves" ? last.cells.findLast((one) => one !== null) : undefined;
  if (cell) Object.assign(cell, { said, ply });
}

function place(rows: Row[], cell: Cell, seats: readonly string[]): void {
  const column = Math.max(0, seats.indexOf(cell.line.seat ?? ""));
  const cells = seats.map((_, i) => (i === column ? cell : null));
  const before = rows.findLast((row) => row.kind === "moves");
  const { turn } = cell.line;
  if (before?.kind !== "moves") {
    rows.push({ kind: "moves", number: turn ?? 1, cells });
    return;
  }
  const filled = before.cells.findLastIndex((one) => one !== null);
  if (rows.at(-1) === before && filled < column && (turn ?? before.number) === before.number) {
    before.cells[column] = cell;
    return;
  }
  // Whoever acts twice in a row is still in the same turn.
  const next = filled <= column ? before.number : before.number + 1;
  rows.push({ kind: "moves", number: turn ?? next, cells });
}

/** In which turn of both players the position after `ply` actions stands: as players count, whatever a turn is made of; `late` actions came before the first. */
export function turnAt(stood: readonly LogLine[], ply: number, late = 0): number {
  const told = stood[ply - 1]?.turn;
  if (told !== undefined) return told;
  const acted = stood.slice(0, ply).filter(({ token }) => token !== "yes" && token !== "no").length;
  return Math.ceil((acted + late) / 2);
}

/** The displacements of an action, from the squares that it touched: from, to, and again for a castling partner. */
export function pairsOf(touched: readonly At[]): { from: At; to: At }[] {
  const out: { from: At; to: At }[] = [];
  for (let i = 0; i + 1 < touched.length; i += 2) {
    const [from, to] = touched.slice(i, i + 2);
    if (from !== undefined && to !== undefined) out.push({ from, to });
  }
  return out;
}
