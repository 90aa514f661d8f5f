import type { Base } from "../analysis/handed";
import { keep, recall } from "../site/store";
import { nodeAt, type Node, type Path } from "../variations/tree";

/** A board as it is kept on this device until another one is begun. */
export interface KeptStudy {
  base: Base;
  root: Node;
  path: Path;
}

/** More than this is not kept: it would push out what else lies here. */
const LARGEST = 300_000;

const key = (game: string): string => `study-${game}`;

/** Keeps the board of a game, unless it is too large; whether it did. */
export function keepStudy(game: string, study: KeptStudy): boolean {
  if (JSON.stringify(study).length > LARGEST) return false;
  keep(key(game), study);
  return true;
}

/** The board of a game as it was left. */
export function recallStudy(game: string): KeptStudy | undefined {
  const left = recall(key(game)) as KeptStudy;
  try {
    nodeAt(left.root, left.path);
    return typeof left.base.options === "object" && whole(left.root, true) ? left : undefined;
  } catch {
    // What another version kept, or somebody wrote, is no board of ours.
    return undefined;
  }
}

function whole({ tried, after, note, drawn }: Node, root = false): boolean {
  const { line, log } = tried ?? { line: "", log: { token: "", text: "" } };
  const words = [note, line, log.token, log.text];
  const squares = [...drawn.rings, ...drawn.arrows.flatMap(({ from, to }) => [from, to])];
  const texts = [...words, ...squares].every((word) => typeof word === "string");
  return texts && (tried === null) === root && after.every((one) => whole(one));
}
