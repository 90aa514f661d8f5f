import type { BenchQuestion } from "../wire";
import type { Depth } from "./analysis";

/** What the page asks the analysing worker. */
export type ToAnalyst =
  /** All of a record to a depth, going on from a draft where there is one, or one decision of it for longer. */
  | { record: string; what: { depth: Depth; draft?: string } | { ply: number } }
  /** What one could do in a position, and what an action is worth that was tried there. */
  | { game: string; question: BenchQuestion; tried?: string; depth: Depth }
  /** What the person of a saved game could do, who has asked for help there. */
  | { saved: string; depth: Depth };

/** What it says: how much of the program or of the game is done, from 0 to 1, now and then a draft to go on from, and in the end what was found as JSON, or a refusal. */
export type FromAnalyst =
  | { type: "loading" | "thinking"; part: number }
  | { type: "draft"; text: string }
  | { type: "found" | "refused"; json: string };
