import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const SRC = join(import.meta.dirname, "../src");

/** The drawings of a kind by name, as they stand in their files: the page's own and those of all games, or with a game that game's. */
export function drawingsOf(kind: string, game?: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const folder of game
    ? [inGame(game, kind)]
    : [join(SRC, "art", kind), ...games().map((one) => inGame(one, kind))])
    for (const file of svgs(folder)) {
      const name = basename(file, ".svg");
      if (name in found) throw new Error(`two drawings are called ${name}: one is in ${folder}`);
      found[name] = readFileSync(join(folder, file), "utf8");
    }
  return found;
}

function games(): string[] {
  return readdirSync(join(SRC, "games"));
}

function inGame(game: string, kind: string): string {
  return join(SRC, "games", game, "drawings", kind);
}

function svgs(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".svg")) : [];
}
