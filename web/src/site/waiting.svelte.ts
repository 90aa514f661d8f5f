import { api } from "../net/api";
import type { MatchRow } from "../wire";

/** The visitor's matches as the server told them last: what the list, the title, the bell and "next game" say of them is one truth. */
class Waiting {
  rows = $state.raw<readonly MatchRow[]>([]);
  /** Those in which something is for the visitor to do, in the server's order: the soonest due first. */
  readonly turn = $derived(this.rows.filter((row) => row.waits === true && row.outcome === null));

  /** How often something new was heard: whoever shows what waits asks again then. */
  rung = $state(0);

  /** Asks the server again; what it can't say now stays as it was. */
  async refresh(): Promise<void> {
    this.rows = await api.matches().catch(() => this.rows);
  }

  /** Those that wait besides one. */
  beside(id: string): MatchRow[] {
    return this.turn.filter((row) => row.id !== id);
  }
}

/** What waits for the visitor. */
export const waiting = new Waiting();
