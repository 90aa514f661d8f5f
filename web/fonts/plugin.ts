import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

/** Any letter of western Europe may stand in a name, which is set in the face of the controls. */
const NAMES = /radio-canada/;

function letters(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from }, (_, i) => from + i));
}

/** Everything that our sources say, tests left out. */
function said(): string {
  const files = ["src", "../docs/rules"].flatMap((folder) => {
    const at = join(import.meta.dirname, "..", folder);
    return readdirSync(at, { recursive: true, encoding: "utf8" }).map((file) => join(at, file));
  });
  return files
    .filter((file) => /\.(ts|svelte|md)$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("");
}

/** Leaves out of the fonts what nothing on the page says: a third of their weight. */
export function leanFonts(): Plugin {
  return {
    name: "lean-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      const words = [...new Set(said() + letters(0x20, 0x7f))].join("");
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        const wanted = NAMES.test(file.fileName) ? words + letters(0xa0, 0x180) : words;
        file.source = await subset(Buffer.from(file.source), wanted, { targetFormat: "woff2" });
      }
    },
  };
}
