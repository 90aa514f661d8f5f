import type { BoardWords } from "../../board/types";
import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { Piece } from "../../wire";

function pieceIn(spoken: Texts["mutation"]["spoken"], piece: Piece): string {
  const names = piece.mode === undefined ? spoken.king : spoken.piece;
  const name = pick<string>(names, piece.side, piece.side);
  return piece.mode === undefined ? name : `${name}, ${pick<string>(spoken.moves, piece.mode, "")}`;
}

/** What the board says aloud, in the visitor's language; `name` is the whole board's. */
export function wordsFor(texts: Texts, name: string): BoardWords {
  const { spoken, squares } = texts.mutation;
  const all = texts.game.spoken;
  return {
    board: name,
    square(at, nature, piece, state) {
      const parts = [nature ? spoken.square(at, pick<string>(squares, nature, "")) : at];
      if (piece) parts.push(pieceIn(spoken, piece));
      if (state.check) parts.push(all.check);
      if (state.last) parts.push(all.last);
      if (state.selected) parts.push(all.selected);
      if (state.target) {
        parts.push(state.target.capture ? all.capture : all.target);
        if (state.target.becomes !== undefined) parts.push(pick<string>(spoken.becomes, state.target.becomes, ""));
      }
      return parts.join(", ");
    },
    picked: all.picked,
    dropped: () => all.dropped,
    confirm: all.confirm,
  };
}
