import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { drawingsOf } from "../drawings/folders.ts";

const SRC = join(import.meta.dirname, "../src");

/** Lays drawings and colours beside the page, as they are: the server draws its pictures of boards with them. */
export function sharedArt(): Plugin {
  return {
    name: "shared-art",
    apply: "build",
    generateBundle() {
      for (const [name, source] of Object.entries(drawingsOf("pieces")))
        this.emitFile({ type: "asset", fileName: `art/${name}.svg`, source });
      this.emitFile({ type: "asset", fileName: "art/tokens.css", source: colours() });
    },
  };
}

function colours(): string {
  const games = readdirSync(join(SRC, "games")).map((game) => join(SRC, "games", game, "colours.css"));
  return [join(SRC, "look/tokens.css"), ...games.filter((file) => existsSync(file))]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}
