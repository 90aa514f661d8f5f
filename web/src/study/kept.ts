import type { Base } from "../analysis/handed";
import { keep, recall } from "../site/store";
import type { Node, Path } from "./tree";

/** A board as it is kept on this device until another one is begun. */
export interface KeptStudy {
  base: Base;
  root: Node;
  path: Path;
}

/** More than this is not kept: it would push out what else lies here. */
const LARGEST = 300_000;

const key = (game: string): string => `study-${game}`;

/** Keeps the board of a game. */
export function keepStudy(game: string, study: KeptStudy): void {
  if (JSON.stringify(study).length <= LARGEST) keep(key(game), study);
}

/** The board of a game as it was left. */
export function recallStudy(game: string): KeptStudy | undefined {
  return recall(key(game)) as KeptStudy | undefined;
}
