/** If they play this, I play that: as they are typed. */
export interface Pair {
  they: string;
  i: string;
}

/** What one side does until the other is to act. */
export interface Group {
  seat: string;
  actions: readonly string[];
}

/** Lines such as "white e2e4" by whose they are, in order. */
export function groupsOf(lines: readonly string[]): Group[] {
  const groups: { seat: string; actions: string[] }[] = [];
  for (const line of lines) {
    const [seat = ""] = line.split(" ", 1);
    const action = line.slice(seat.length + 1);
    const last = groups.at(-1);
    if (last?.seat === seat) last.actions.push(action);
    else groups.push({ seat, actions: [action] });
  }
  return groups;
}

/** Written after one's actions: the turn isn't ended, and one goes on by hand. */
const STAYS = ", ask";

/** What is foreseen, as pairs: what one does before the other side is no part of it. */
export function planned(groups: readonly Group[], own: string, stays = false): Pair[] {
  const from = groups[0]?.seat === own ? groups.slice(1) : groups;
  const pairs: Pair[] = [];
  for (let k = 0; k + 1 < from.length; k += 2)
    pairs.push({ they: from[k]?.actions.join(", ") ?? "", i: from[k + 1]?.actions.join(", ") ?? "" });
  const last = pairs.at(-1);
  if (last && stays) last.i += STAYS;
  return pairs;
}

/** One's actions without the mark that the turn stays open, and whether it does. */
export function staying(i: string): [string, boolean] {
  return i.endsWith(STAYS) ? [i.slice(0, -STAYS.length), true] : [i, false];
}

/** A conditional move as the server reads it, counted from a line of the log. */
export function lineOf(from: number, pairs: readonly Pair[]): string {
  return `${from}: ${pairs.flatMap(({ they, i }) => [they, i]).join(" > ")}`;
}

/** The same, to be read. */
export function pairsOf(line: string): Pair[] {
  const parts = line.replace(/^\d+: /, "").split(" > ");
  const pairs: Pair[] = [];
  for (let k = 0; k + 1 < parts.length; k += 2) pairs.push({ they: parts[k] ?? "", i: parts[k + 1] ?? "" });
  return pairs;
}
