import { keep, recall } from "../site/store";

/** How far somebody was led through the first game of a game, in this browser. */
export interface Learning {
  /** What was done so far, line by line; empty before the first step and once it is over. */
  lines: readonly string[];
  /** The step to go on with, from 1, and how many there are; 0 before it was begun. */
  step: number;
  steps: number;
  /** They went to its end. */
  done: boolean;
  /** They said that they don't want it. */
  declined: boolean;
}

const NONE: Learning = { lines: [], step: 0, steps: 0, done: false, declined: false };

/** How far one got in the first game of a game. */
export function learning(game: string): Learning {
  const kept = recall(`learn.${game}`);
  if (typeof kept !== "object" || kept === null) return NONE;
  const { lines, step, steps, done, declined } = kept as Partial<Record<keyof Learning, unknown>>;
  return {
    lines: Array.isArray(lines) ? lines.filter((one) => typeof one === "string") : [],
    step: typeof step === "number" ? step : 0,
    steps: typeof steps === "number" ? steps : 0,
    done: done === true,
    declined: declined === true,
  };
}

/** Keeps how far one got, or that one doesn't want it. */
export function learnt(game: string, change: Partial<Learning>): void {
  keep(`learn.${game}`, { ...learning(game), ...change });
}

/** Whether the first game should be offered to somebody who has `played` this game or hasn't: once, until they begin or decline. */
export function offers(game: string, played: boolean): boolean {
  const { done, declined, step } = learning(game);
  return !done && !declined && (step > 1 || !played);
}
