import type { Depth } from "./analysis";

/** What the page asks the analysing worker. */
export interface ToAnalyst {
  record: string;
  /** All of it to a depth, or one decision for longer. */
  what: { depth: Depth } | { ply: number };
}

/** What it says: how much of the program or of the game is done, from 0 to 1, and in the end what was found as JSON, or a refusal. */
export type FromAnalyst = { type: "loading" | "thinking"; part: number } | { type: "found" | "refused"; json: string };
