import type { Plugin, Rolldown } from "vite";

/**
 * What is fetched ahead together with a chunk that is wanted now: what it needs besides what the chunk that asks for it has needed
 * itself, and what every page has. Each name that is left out makes the first scripts smaller.
 */
export function ahead(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  const there = new Map<string, ReadonlySet<string>>();

  /** A chunk and all that it imports at once, in turn. */
  function reached(file: string, found = new Set<string>()): Set<string> {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return found;
    found.add(file);
    for (const next of chunk.imports) reached(next, found);
    return found;
  }

  function lacking(deps: string[], host: string): string[] {
    const known = there.get(host) ?? reached(host);
    there.set(host, known);
    return deps.filter((dep) => !known.has(dep));
  }

  return {
    name: "ahead",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, deps, { hostId, hostType }) => (hostType === "js" ? lacking(deps, hostId) : deps),
        },
      },
    }),
    generateBundle(_, all) {
      bundle = all;
    },
  };
}
