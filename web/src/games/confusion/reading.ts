import type { Scene } from "../../game/given";
import type { Kind } from "./diagrams";
import { notesOf } from "./marks.svelte";
import { kindsLeft, letterOf, rowOf, spelled, type Cell, type Spelled } from "./notebook";
import { settingOf } from "./setting";

/** The seat whose pieces the scene's viewer plays; undefined for the public and for the truth. */
export function seatOf(scene: Pick<Scene, "viewer" | "seats">): string | undefined {
  return scene.seats.find((seat) => seat === scene.viewer);
}

/** The row of a letter in the viewer's notebook, their own marks and all. */
export function readRow(scene: Scene, seat: string, letter: string): Cell[] {
  const setting = settingOf(scene.options);
  const own = seatOf(scene);
  const marks = own === undefined ? {} : notesOf(scene.match, own).about(seat);
  return rowOf(setting, letter, letterOf(scene.knowledge, seat, letter), marks);
}

/** The kinds that a letter may still be, as far as the viewer's notebook goes. */
export function readKinds(scene: Scene, seat: string, letter: string): Kind[] {
  return kindsLeft(readRow(scene, seat, letter));
}

/** The letters of a seat as the viewer sees them, captured ones too; of a promoted one its first diagram. */
export function lettersOf(
  scene: Pick<Scene, "options" | "board"> & { pieces?: Scene["pieces"] | undefined },
  seat: string,
): Spelled[] {
  const pieces = [...scene.board.pieces, ...(scene.board.taken[seat] ?? [])].filter((piece) => piece.side === seat);
  const seen = (letter: string): Spelled => {
    const piece = pieces.find((piece) => piece.letter === letter);
    return { letter, kind: piece?.kind === 13 ? "?" : piece?.kind, promoted: piece?.promoted ?? false };
  };
  const told = spelled(scene.pieces?.[seat]);
  return told.length > 0
    ? told.map((one) => ({ ...one, kind: one.kind ?? seen(one.letter).kind }))
    : settingOf(scene.options).letters.map(seen);
}
