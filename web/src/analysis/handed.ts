import type { BenchQuestion } from "../wire";
import type { Decision } from "./analysis";

/** Where thinking begins: a moment of a recorded game, or a position; the start of the game without either. */
export type Base = Pick<BenchQuestion, "options" | "position" | "record" | "ply">;

/** What is to be found: better actions than those that were played. */
export interface Exercise {
  record: string;
  /** With how people write the best action and the one that was played. */
  tasks: readonly (Decision & { written: string; shown: string })[];
  /** The one that was begun, if it isn't the first. */
  at?: number;
}

/** The exercises that an entry of the browser's history is about: loaded again, the page shows them. */
export function resumed(state: unknown): Handed | undefined {
  const { exercise } = (state ?? {}) as { exercise?: Exercise };
  try {
    return exercise && typeof exercise.record === "string" && exercise.tasks[exercise.at ?? 0]
      ? { exercise }
      : undefined;
  } catch {
    // What another version left there is none of ours.
    return undefined;
  }
}

/** What an entry of the browser's history holds with these exercises, or without any. */
export function noted(state: unknown, exercise: Exercise | undefined): object {
  const { exercise: _, ...rest } = (state ?? {}) as Record<string, unknown>;
  return { ...rest, ...(exercise && { exercise }) };
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
