import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = ".vite/parts.json";

const LIBRARY = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/**
 * Writes down which libraries are in the page, for the list of parts of a release (deploy/parts.mjs); what is built after the page, into
 * `dist`, adds its own.
 */
export function parts({ after }: { after?: string } = {}): Plugin {
  return {
    name: "parts",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : file.originalFileNames,
      );
      // The last one counts: a library may lie in another's folder.
      const found = files.flatMap((file) => [...file.matchAll(LIBRARY)].at(-1)?.[1] ?? []);
      const before = after === undefined ? [] : (JSON.parse(readFileSync(join(after, FILE), "utf8")) as string[]);
      const source = JSON.stringify([...new Set([...before, ...found])].sort());
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}
