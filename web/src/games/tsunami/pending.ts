import type { GoPending } from "../../wire";
import type { Scene } from "../../game/given";
import { isMine, turnOf } from "./table";

/** What is pending, for whoever looks; `mine` says that it is up to the viewer, `by` whose turn it is. */
export type Pending = GoPending & { mine: boolean; by: string };

/** What the block is about; undefined when one simply waits for a move, or for an opponent to sit down. */
export function pendingOf(scene: Scene): Pending | undefined {
  const turn = turnOf(scene);
  const { sheet } = scene;
  if (!turn || !sheet) return undefined;
  const mine = isMine(sheet);
  const { pending, by } = turn;
  const quiet =
    pending.what === "main" || pending.what === "draw" || pending.what === "aim" || pending.what === "steal";
  if (quiet && !mine) return undefined;
  if (quiet && sheet.seats.some((seat) => seat.kind === "open")) return undefined;
  if (pending.what === "over") return undefined;
  if (pending.what === "discard" && !mine) return undefined;
  return { ...pending, mine, by };
}
