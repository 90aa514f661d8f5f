import type { Depth } from "./analysis";

/** What the page asks the analysing worker. */
export interface ToAnalyst {
  record: string;
  depth: Depth;
}

/** What it says: how much of the program or of the game is done, from 0 to 1, and in the end an analysis as JSON, or a refusal. */
export type FromAnalyst = { type: "loading" | "thinking"; part: number } | { type: "found" | "refused"; json: string };
