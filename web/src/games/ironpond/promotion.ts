import { geometryOf, placeOf } from "../../board/geometry";
import type { Prepared } from "../../board/types";
import type { Scene } from "../../game/given";
import type { Move } from "../../wire";

/** What a pawn may become, as its move says it. */
const PIECES = ["q", "r", "b", "n"] as const;

/** The promotions that a prepared step of a pawn onto its last rank may mean. */
export function promotionsOf({ from, to }: Prepared, { board }: Scene): Move[] {
  const pawn = board.pieces.find((piece) => piece.at === from);
  const geometry = geometryOf(board, false, false);
  const [start, goal] = [placeOf(geometry, from ?? ""), placeOf(geometry, to)];
  if (from === undefined || !start || !goal || pawn?.art !== "chess-pawn" || pawn.merged?.length) return [];
  const [last, step] = pawn.side === "white" ? [board.height - 1, 1] : [0, -1];
  const steps = goal.rank === last && goal.rank - start.rank === step && Math.abs(goal.file - start.file) <= 1;
  return steps ? PIECES.map((promotes) => ({ token: from + to + promotes, from, to, capture: false, promotes })) : [];
}
