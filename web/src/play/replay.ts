import type { LogLine } from "../wire";

/** Anything that can be looked back at: the match on the table, or a game kept as a file. */
export interface Replayed {
  /** The actions that stand, oldest first. */
  readonly stood: LogLine[];
  /** The number of actions played at the position shown; null is the end. */
  readonly shown: number | null;
  look(ply: number | null): void | Promise<void>;
}
