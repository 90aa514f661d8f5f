import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { BoardSheet, CardTable, GoTurn, Sheet } from "../../wire";
import type { Scene } from "../../game/given";

/** The seat whose hand the viewer holds; undefined for those who only watch. */
export function holderOf(scene: Pick<Scene, "viewer" | "seats">): string | undefined {
  return scene.seats.find((seat) => seat === scene.viewer);
}

/** Whether a game with these options is played with cards. */
export function hasCards(options: Readonly<Record<string, string>>): boolean {
  return options["deck"] !== "none";
}

/** The cards on the table, while the game is played on and has some. */
export function cardsOf(scene: Scene): CardTable | undefined {
  return scene.live && hasCards(scene.options) ? scene.sheet?.cards : undefined;
}

/** The cards of the position shown, which may be looked back at. */
export function lyingOf(scene: Scene): CardTable | undefined {
  return hasCards(scene.options) ? (cardsOf(scene) ?? scene.cards) : undefined;
}

/** Where the turn stands, while the game is played on. */
export function turnOf(scene: Scene): GoTurn | undefined {
  return scene.live && scene.sheet && !scene.sheet.outcome ? scene.sheet.go : undefined;
}

/** Whether so much of the board is filled that a pass may well be meant. */
export function nearEnd({ pieces, width, height }: Pick<BoardSheet, "pieces" | "width" | "height">): boolean {
  return pieces.length * 2 >= width * height;
}

/** Whether it is up to the viewer. */
export function isMine(sheet: Sheet): boolean {
  return sheet.seats.some((seat) => seat.mine && seat.seat === sheet.turn);
}

/** A side as go players say it, such as "Noir". */
export function sideOf(texts: Texts, seat: string | null): string {
  return seat === null ? "" : pick<string>(texts.tsunami.sides, seat, seat);
}
