import { api, ask } from "../net/api";
import { here, isHere } from "../net/near";
import { recall } from "./store";
import type { Challenged, MatchRow } from "../wire";

/** The visitor's matches as the server told them last, and those on this device: what the list, the title, the bell and "next game" say of them is one truth. */
class Waiting {
  rows = $state.raw<readonly MatchRow[]>([]);
  /** Somebody was asked for them, and has answered or can't. */
  known = $state(false);
  /** Those in which something is for the visitor to do, in the server's order: the soonest due first. */
  readonly turn = $derived(this.rows.filter((row) => row.waits === true && row.outcome === null));

  /** The challenges that wait for an answer of the visitor's. */
  asked = $state.raw<readonly Challenged[]>([]);
  /** All that waits for them. */
  readonly count = $derived(this.turn.length + this.asked.length);

  /** Asks again; what can't be said now stays as it was. */
  async refresh(): Promise<void> {
    const [rows, all] = await Promise.all([
      api.matches().catch(() => this.rows),
      here.alone ? undefined : ask<readonly Challenged[]>("/api/challenges").catch(() => undefined),
    ]);
    const kept = recall("device") || here.house;
    this.rows = kept
      ? await import("./near").then(({ withNear }) => withNear(rows)).catch(() => rows)
      : rows.filter(({ id }) => !isHere(id));
    this.known = true;
    if (all) this.asked = all.filter((one) => !one.mine);
  }

  /** Those that wait besides one. */
  beside(id: string): MatchRow[] {
    return this.turn.filter((row) => row.id !== id);
  }
}

/** What waits for the visitor. */
export const waiting = new Waiting();
