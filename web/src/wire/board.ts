/** What stands on a board. */

import type { Goban } from "./goban";

/** Squares are named as the game names them: "e4"; Go points "D4". */
export type At = string;

export interface BoardSheet {
  kind: "squares" | "points";
  width: number;
  height: number;
  /** One letter a square, rank by rank from the first, files from a: the nature of the ground. Mutation: R Y B K W. Empty when all are alike. */
  natures: string;
  pieces: Piece[];
  /** Squares of the last action: where it came from, where it went. */
  last: At[];
  /** Squares of men in check. */
  check: At[];
  /** Squares with a printed dot: Mutation's e1 and e8, Go's star points. */
  dots: At[];
  /** Men lost, by the seat that lost them. */
  taken: Record<string, Piece[]>;
  /** Squares out of play (Confusion's variant 2). */
  shut?: At[];
  /** Iron Pond: holes; and the board is hidden from this viewer while a kidnapping lasts. */
  holes?: At[];
  blank?: boolean;
  /** Le Félon: where the félon stands that the side to move may hijack now. */
  hijack?: At;
  /** Tsunami. */
  goban?: Goban;
}

/** A man: `art` names the drawing ("mutation-man", "mutation-king"), `side` a seat id. */
export interface Piece {
  at: At;
  art: string;
  side: string;
  /** Mutation: how it moves where it stands: "pawn" "knight" "bishop" "rook" "queen". Absent for kings. */
  mode?: string;
  /** Confusion: its letter, upper case on both sides. The neutral piece stands free as { art: "confusion-neutral", side: "" }. */
  letter?: string;
  /** Confusion: its diagram if this viewer sees it, 1 to 12, 13 for the agent. */
  kind?: number;
  /** Confusion: it was promoted and moves as diagram 0. */
  promoted?: boolean;
  /** Confusion: it controls the neutral piece. */
  holds?: boolean;
  /** Iron Pond: marks that stand on the man. */
  marks?: ("neutral" | "camel" | "prince" | "royal" | "magnet" | "shield" | "dunce" | "frozen")[];
  /** Iron Pond: the other components of a merged man, as drawings ("chess-bishop"). */
  merged?: string[];
  /** Le Félon: a garde that goes back to its owner's first rank. */
  back?: boolean;
}
