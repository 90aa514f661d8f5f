import { geometryOf, rowsOf } from "../board/geometry";
import type { Prepared } from "../board/types";
import type { At, Move, Sheet } from "../wire";

/** What is to be done with a prepared move when a sheet comes. */
export type Tried = { moves: Move[] } | { word: string } | "wait" | "drop";

/** Whether moves may be prepared at this sheet: somebody else is to act, and there is nothing to answer. */
export function prepares(sheet: Sheet, mine: readonly string[]): boolean {
  return (
    mine.length === 1 &&
    sheet.turn !== null &&
    sheet.turn !== mine[0] &&
    !sheet.outcome &&
    !sheet.asks &&
    !sheet.board.blank &&
    calm(sheet)
  );
}

/** The squares from which a piece may be sent, or the points on which a stone may be put. */
export function freeOf(sheet: Sheet, seat: string): { free: At[]; points: At[] } {
  const { board } = sheet;
  if (board.kind !== "points")
    return { free: board.pieces.filter(({ side }) => side === seat).map(({ at }) => at), points: [] };
  const stones = new Set(board.pieces.map(({ at }) => at));
  const points = rowsOf(geometryOf(board, false, false)).flat();
  return { free: [], points: points.filter((at) => !stones.has(at)) };
}

/** What a prepared move is worth at a new sheet: it is tried against the offer, and dropped by a card, a window, another piece, or news of one's own. */
export function tried(prepared: Prepared, before: Sheet, now: Sheet, seat: string): Tried {
  const { from, to, promotes } = prepared;
  if (
    now.outcome ||
    !calm(now) ||
    !sameStart(prepared, before, now) ||
    carded(before, now) ||
    learnt(before, now, seat)
  )
    return "drop";
  if (now.turn !== seat) return "wait";
  const { moves, words } = now.offer;
  if (from === undefined) return words.includes(to) ? { word: to } : "drop";
  const found = moves.filter(
    (move) =>
      move.from === from &&
      move.to === to &&
      (promotes === undefined || move.promotes === undefined || move.promotes === promotes),
  );
  if (found.length > 0) return { moves: found };
  // One is asked something before one moves.
  return moves.length === 0 && now.asks ? "wait" : "drop";
}

/** Nobody answers, and no card lies announced. */
function calm({ cards }: Sheet): boolean {
  return !cards?.window && (cards?.announced.length ?? 0) === 0;
}

/** One's own pieces are known better, or not as well: what was answered to a try. Whoever prepared a move without knowing it would choose again. */
function learnt(before: Sheet, now: Sheet, seat: string): boolean {
  const known = (sheet: Sheet): string => JSON.stringify(sheet.knowledge?.[seat]);
  return known(before) !== known(now);
}

/** A card was played, or something taken back. */
function carded(before: Sheet, now: Sheet): boolean {
  const fresh = now.lines.slice(before.lines.length);
  return (
    now.lines.length < before.lines.length ||
    fresh.some(({ token, drops }) => token.startsWith("#") || drops !== undefined)
  );
}

function sameStart({ from }: Prepared, before: Sheet, now: Sheet): boolean {
  const at = (sheet: Sheet): string => JSON.stringify(sheet.board.pieces.find((piece) => piece.at === from));
  return from === undefined || at(before) === at(now);
}
