/** The chunks of the built page: what a module needs, by its source. */
import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync(new URL("../dist/.vite/manifest.json", import.meta.url), "utf8"));

/** The chunk of a module and all that it imports at once, by file; each with its styles. */
export function closure(source, found = new Map()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`no chunk of ${source}: see first/places.ts`);
  if (found.has(chunk.file)) return found;
  found.set(chunk.file, chunk);
  for (const one of chunk.imports ?? []) closure(one, found);
  return found;
}

/** What a place needs in a language, the page's own frame included. */
export function chunksOf({ modules }, lang) {
  const found = closure("index.html");
  for (const source of ["src/texts/{lang}.ts", ...modules]) closure(source.replace("{lang}", lang), found);
  return found;
}
