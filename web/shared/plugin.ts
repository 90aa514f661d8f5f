import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SRC = join(import.meta.dirname, "../src");
const PIECES = join(SRC, "art/pieces");

/** Lays drawings and colours beside the page, as they are: the server draws its pictures of boards with them. */
export function sharedArt(): Plugin {
  return {
    name: "shared-art",
    apply: "build",
    generateBundle() {
      const files = readdirSync(PIECES).map((name) => [name, join(PIECES, name)] as const);
      for (const [name, path] of [...files, ["tokens.css", join(SRC, "look/tokens.css")] as const])
        this.emitFile({ type: "asset", fileName: `art/${name}`, source: readFileSync(path, "utf8") });
    },
  };
}
