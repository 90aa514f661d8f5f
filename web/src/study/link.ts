import type { Base } from "../analysis/handed";

/** More options than any game has, or longer ones, are no link of ours. */
const LONGEST = 8_000;

/** What stands behind the hash of a link to a position. */
export function linkOf({ position = "", options }: Pick<Base, "position" | "options">): string {
  return new URLSearchParams({ position, ...prefixed(options) }).toString();
}

const prefixed = (options: Base["options"]): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [`option-${name}`, value]));

/** Whether a link is short enough to be read again. */
export const fits = (hash: string): boolean => hash.length <= LONGEST;

/** The position of such a link; undefined where there is none. */
export function linked(hash: string): Base | undefined {
  if (!fits(hash)) return undefined;
  const read = new URLSearchParams(hash.replace(/^#/, ""));
  const position = read.get("position");
  if (!position) return undefined;
  const options = [...read].flatMap(([name, value]) =>
    name.startsWith("option-") ? [[name.slice("option-".length), value] as const] : [],
  );
  return { position, options: Object.fromEntries(options) };
}
