/** What a saved game calls itself, and several in one file. */
const ONE = "saved game";
const MANY = "saved games";

/** More than all the games of a device are. */
export const LARGEST = 30_000_000;

/** Several saved games as the text of one file. */
export function bundleOf(games: readonly string[]): string {
  return `{"zizanie":"${MANY}","games":[\n${games.join(",\n")}\n]}\n`;
}

/** The saved games of a file, which no record is; none where it holds none. A single one stays the text that it is. */
export function savedIn(text: string): readonly string[] {
  if (text.length > LARGEST || !text.trimStart().startsWith("{")) return [];
  try {
    const { zizanie, games } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (zizanie === ONE) return [text];
    return zizanie === MANY && Array.isArray(games) ? games.map((game) => JSON.stringify(game)) : [];
  } catch {
    return [];
  }
}

/** Which game a saved one is; empty where it doesn't say. */
export function idIn(saved: string): string {
  try {
    const { id } = JSON.parse(saved) as Readonly<Record<string, unknown>>;
    return typeof id === "string" ? id : "";
  } catch {
    return "";
  }
}
