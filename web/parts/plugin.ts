import type { Plugin } from "vite";

const LIBRARY = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** Writes down which libraries are in the page, for the list of parts of a release (deploy/parts.mjs). */
export function parts(): Plugin {
  return {
    name: "parts",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : file.originalFileNames,
      );
      // The last one counts: a library may lie in another's folder.
      const found = files.flatMap((file) => [...file.matchAll(LIBRARY)].at(-1)?.[1] ?? []);
      const source = JSON.stringify([...new Set(found)].sort());
      this.emitFile({ type: "asset", fileName: ".vite/parts.json", source });
    },
  };
}
