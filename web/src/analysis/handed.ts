import type { BenchQuestion } from "../wire";
import type { Decision } from "./analysis";

/** Where thinking begins: a moment of a recorded game, or a position; the start of the game without either. */
export type Base = Pick<BenchQuestion, "options" | "position" | "record" | "ply">;

/** What is to be found: better actions than those that were played. */
export interface Exercise {
  record: string;
  /** With how people write the best action and the one that was played. */
  tasks: readonly (Decision & { written: string; shown: string })[];
}

/** What brings somebody to the board. */
export type Handed = { file: string } | { base: Base; flipped?: boolean } | { exercise: Exercise };

let handed: Handed | undefined;

/** Hands over what the board is to begin with. */
export function hand(what: Handed): void {
  handed = what;
}

/** What was handed over, once. */
export function taken(): Handed | undefined {
  const what = handed;
  handed = undefined;
  return what;
}
