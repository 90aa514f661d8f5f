import { fingerprint } from "../net/sha256";
import type { Kept } from "../wire";

/** What a game is called on a device that dealt it: no name of its own. */
const HERE = "device";

/** Under which name the marks about a recorded game are kept: its match's, so that those made at the table are there; else one that follows from its actions. */
export function notedUnder({ tags, lines }: Pick<Kept, "tags" | "lines">): string {
  const [match = ""] = (tags["Id"] ?? "").split(".");
  if (match !== "" && match !== HERE) return match;
  return `record.${fingerprint(lines.map(({ token }) => token).join(" ")).slice(0, 16)}`;
}
