import { sideName } from "../../game/who";
import type { LogLine, Sheet } from "../../wire";
import type { Texts } from "./texts";

/** Which chains the other side has marked anew since the viewer agreed, if it has. */
export function contestedOf(
  lines: readonly LogLine[],
  viewer: string,
): { by: string; at: readonly string[] } | undefined {
  const since = lines.findLastIndex((line) => line.seat === viewer);
  if (lines[since]?.token !== "agree") return undefined;
  const theirs = lines.slice(since + 1).filter((line) => /^(dead|alive) /.test(line.token));
  const by = theirs[0]?.seat;
  return by ? { by, at: theirs.map((line) => line.token.split(" ")[1] ?? "") } : undefined;
}

/** What the other side contests, for a notice. */
export function noticed(t: Texts, { lines, viewer, outcome }: Sheet): string | undefined {
  const contested = outcome ? undefined : contestedOf(lines, viewer);
  return contested && t.tsunami.turn.contested(sideName(t, contested.by), contested.at.join(", "));
}
