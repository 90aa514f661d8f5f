import { isHere, near } from "../net/near";
import type { MatchRow } from "../wire";

/** Until when something is to be done; never, where nothing presses. */
const pressing = ({ waits, due }: MatchRow): number => (waits && due !== undefined ? due : Infinity);

/** A server's list and this device's as one, in the server's order: the soonest due first, then what was played last. */
export function merged(server: readonly MatchRow[], here: readonly MatchRow[]): readonly MatchRow[] {
  const elsewhere = server.filter(({ id }) => !isHere(id));
  if (here.length === 0) return elsewhere;
  return [...elsewhere, ...here].sort((one, other) => pressing(one) - pressing(other) || other.updated - one.updated);
}

/** A server's list with what is on this device now. */
export async function withNear(server: readonly MatchRow[]): Promise<readonly MatchRow[]> {
  const rows = await (await near()).rows();
  return merged(
    server,
    rows.flatMap(({ row }) => row ?? []),
  );
}
