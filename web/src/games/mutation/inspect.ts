import type { Pick as Held } from "../../board/types";
import { pick } from "../../texts";
import { farOf } from "../../game/reach";
import type { Texts } from "./texts";
import type { Scene } from "../../game/given";
import type { At, BoardSheet, Move, Piece } from "../../wire";

/** What the inspector says of the piece in hand. */
export interface Inspection {
  piece: Piece;
  nature: string;
  square: string;
  title: string;
  text: string;
}

/** The letter of the ground under a square; empty when the board has none. */
export function natureAt(board: BoardSheet, at: At): string {
  const file = at.charCodeAt(0) - "a".charCodeAt(0);
  const rank = Number(at.slice(1)) - 1;
  return board.natures.charAt(rank * board.width + file);
}

/** Says what the piece in hand does here and, when a target is aimed at, what it becomes there. */
export function inspect(
  texts: Texts,
  { board, moves, turn, reach: far }: Pick<Scene, "board" | "moves" | "turn" | "reach">,
  held: Held,
): Inspection | undefined {
  const { mutation } = texts;
  const piece = board.pieces.find((piece) => piece.at === held.at);
  if (!piece) return undefined;
  const nature = natureAt(board, held.at);
  const reach = new Set(moves.filter((move) => move.from === held.at).map((move) => move.to)).size;
  return {
    piece,
    nature,
    square: mutation.square(held.at, pick<string>(mutation.squares, nature, "")),
    title: pick<string>(mutation.does, piece.mode ?? "king", ""),
    text: held.aim
      ? landing(mutation, piece, held.aim)
      : piece.side !== turn || moves.length === 0
        ? [...(far?.at === held.at ? [farOf(texts, far)] : []), mutation.waits(piece.mode === undefined)].join(" ")
        : reach === 0 && far?.at === held.at
          ? farOf(texts, far)
          : mutation.reach(reach),
  };
}

function landing(mutation: Texts["mutation"], piece: Piece, move: Move): string {
  const on = (mode: string): string => pick<string>(mutation.on, mode, "");
  const will = (mode: string): string => pick<string>(mutation.will, mode, "");
  const { partner, becomes } = move;
  if (partner) return mutation.castles(move.to, partner.from, partner.to, on(partner.becomes), will(partner.becomes));
  if (becomes === undefined) return move.capture ? mutation.kingTakes(move.to) : mutation.kingLands(move.to);
  const say = move.capture ? mutation.takes : becomes === piece.mode ? mutation.stays : mutation.lands;
  return say(move.to, on(becomes), will(becomes));
}
