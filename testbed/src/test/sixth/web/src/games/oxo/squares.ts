import type { BoardWords } from "../../board/types";
import type { Scene } from "../../game/given";
import { pick } from "../../texts";
import type { At } from "../../wire";
import type { Texts } from "./texts";

/** The drawing of a side's piece. */
export function artOf(side: string): string {
  return side === "white" ? "oxo-cross" : "oxo-nought";
}

/** The squares on which the viewer may put a piece now. */
export function placesOf({ live, sheet }: Scene): At[] {
  return live && sheet ? sheet.offer.words.filter((word) => /^[a-c][1-3]$/.test(word)) : [];
}

/** What the board says aloud. */
export function wordsFor({ game, oxo }: Texts, name: string): BoardWords {
  return {
    board: name,
    square(at, _nature, piece, state) {
      const parts = [at];
      if (piece) parts.push(pick<string>(oxo.pieces, piece.side, piece.side));
      if (state.last) parts.push(game.spoken.last);
      if (state.choice) parts.push(oxo.free);
      return parts.join(", ");
    },
    picked: game.spoken.picked,
    dropped: () => game.spoken.dropped,
    confirm: game.spoken.confirm,
  };
}
