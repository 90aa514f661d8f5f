import type { At, Line } from "../wire";

/** One cell of the list of moves: an action that stands; `ply` counts from 1. */
export interface Cell {
  line: Line;
  ply: number;
}

/** A row of the list: a numbered pair of moves, or something that happened besides. */
export type Row =
  { kind: "moves"; number: number; cells: (Cell | null)[] } | { kind: "event"; line: Line; dropped: Line[] };

/** The actions that an accepted takeback, at this line, took back. */
export function droppedBy(line: Line, lines: readonly Line[]): Line[] {
  const { drops } = line;
  if (drops === undefined) return [];
  return lines.filter((other) => other.kind === "action" && other.n >= drops && other.n < line.n);
}

/** The actions that still stand, oldest first. */
export function standing(lines: readonly Line[]): Line[] {
  const gone = new Set(lines.flatMap((line) => droppedBy(line, lines).map((other) => other.n)));
  return lines.filter((line) => line.kind === "action" && !gone.has(line.n));
}

/** The log as rows; moves taken back are named only where they were taken back. */
export function rowsOf(lines: readonly Line[], seats: readonly string[]): Row[] {
  const kept = new Set(standing(lines).map((line) => line.n));
  const gone = new Set<number>();
  const rows: Row[] = [];
  let ply = 0;
  for (const line of lines) {
    if (line.kind === "event") {
      const dropped = droppedBy(line, lines).filter((other) => !gone.has(other.n));
      for (const other of dropped) gone.add(other.n);
      rows.push({ kind: "event", line, dropped });
    } else if (kept.has(line.n)) {
      place(rows, { line, ply: ++ply }, seats);
    }
  }
  return rows;
}

function place(rows: Row[], cell: Cell, seats: readonly string[]): void {
  const column = Math.max(0, seats.indexOf(cell.line.seat ?? ""));
  const number = Math.ceil(cell.ply / seats.length);
  const last = rows.at(-1);
  if (last?.kind === "moves" && last.number === number && last.cells[column] === null) {
    last.cells[column] = cell;
    return;
  }
  const cells = seats.map((_, i) => (i === column ? cell : null));
  rows.push({ kind: "moves", number, cells });
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
