import type { Kept } from "../net/near";
import { ask } from "../net/api";
import { site } from "../site/site.svelte";
import { keep, recall } from "../site/store";
import type { MatchRow, Seated } from "../wire";

/** Under what it is kept which games an account has taken from this browser. */
const key = (): string => `copied.${site.me?.id ?? ""}`;

/** A game that is over on this device. */
export interface Over extends Kept {
  row: MatchRow;
}

function copied(): readonly unknown[] {
  const known = recall(key());
  return Array.isArray(known) ? known : [];
}

/** The games that are over on this device and aren't in an account yet. */
export class Finished {
  left = $state.raw<readonly Over[]>([]);

  /** Looks what there is; a browser that keeps nothing has nothing. */
  async look(): Promise<void> {
    if (recall("device") !== true) return;
    const { games } = await import("../device/store");
    const rows: readonly Kept[] = await games.rows().catch(() => []);
    const before = copied().filter((id) => rows.some((one) => one.id === id));
    this.left = rows.filter(
      (one): one is Over => one.row !== null && one.row.outcome !== null && !before.includes(one.id),
    );
    keep(key(), before);
  }

  /** Copies one; throws `Refused`. The server plays it again and keeps it once, however often it is sent. */
  async copy(id: string): Promise<void> {
    const { games } = await import("../device/store");
    const game = await games.get(id);
    if (game) {
      await ask<Seated>("/api/copies", "POST", JSON.parse(game.saved));
      keep(key(), [...copied(), id]);
    }
    this.left = this.left.filter((one) => one.id !== id);
  }

  /** Deletes one from this device. */
  async drop(id: string): Promise<void> {
    await (await import("../device/port")).removeGame(id);
  }
}
