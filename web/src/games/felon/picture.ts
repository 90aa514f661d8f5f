import type { Badge, BoardView } from "../../board/types";
import type { Texts } from "./texts";
import type { At } from "../../wire";
import type { Scene } from "../../game/given";
import { phaseOf } from "./setting";

/** What the board of Le Félon shows beyond its pieces: whom one may hijack, and which gardes are on their way back. */
export function pictureOf(_: Texts, { board }: Scene): Partial<BoardView> {
  const back = board.pieces
    .filter((piece) => piece.back)
    .map(({ at }): Badge => ({ at, mark: "mark-back", corner: "movement" }));
  const right: Badge[] = board.hijack === undefined ? [] : [{ at: board.hijack, mark: "mark-hijack", corner: "rank" }];
  return { badges: [...back, ...right] };
}

/** The squares on which the viewer may place the enemy's félon now. */
export function placesOf({ live, board, sheet }: Scene): At[] {
  if (!live || !sheet || phaseOf(board) === "play") return [];
  return sheet.offer.words.filter((word) => /^[a-m]\d+$/.test(word));
}
