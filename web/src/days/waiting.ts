import type { MatchRow } from "../wire";

/** The matches that wait for the viewer besides one, in the server's order: the soonest due first. */
export function waitingBeside(rows: readonly MatchRow[], id: string): MatchRow[] {
  return rows.filter((row) => row.waits === true && row.due !== undefined && row.id !== id);
}
