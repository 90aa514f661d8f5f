import { setTimeout as rest } from "node:timers/promises";

/** How long anything in these tests is waited for, in milliseconds: nothing takes that long unless it is broken. */
export const BOUND = 60_000;

/** How often we look, in milliseconds. */
const EVERY = 50;

/** Asks until there is an answer, and gives it; what never comes fails with what was waited for. */
export async function eventually<T>(
  what: string | (() => string),
  ask: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const end = performance.now() + BOUND;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > end)
      throw new Error(`waited ${BOUND / 1000} s in vain: ${typeof what === "string" ? what : what()}`);
    await rest(EVERY);
  }
}
