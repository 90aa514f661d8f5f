import type { BoardView, Floor } from "../../board/types";
import type { Texts } from "./texts";
import type { Scene } from "../../game/given";
import { figures, magnetFields } from "./pieces";

/** What lies on the squares: everybody's holes, the traps that these eyes see, the fields of magnets. */
export function floorOf({ board, cards }: Scene): Floor {
  const traps = cards?.traps ?? [];
  return {
    holes: board.holes ?? [],
    traps: traps.flatMap(({ at }) => (at === undefined ? [] : [at])),
    fields: magnetFields(board.pieces),
  };
}

/** What the board of Iron Pond shows beyond its pieces. */
export function pictureOf(_: Texts, scene: Scene): Partial<BoardView> {
  return { figures, floor: floorOf(scene) };
}
