import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { closure, type Chunk } from "../first/chunks.mjs";

const NAME = "app:files";
const DIST = join(import.meta.dirname, "../dist");
const ALONE = join(import.meta.dirname, "../.alone");

/** What home shows, and what it fetches for it. */
const FIRST = [
  "index.html",
  "src/further.ts",
  "src/home/Home.svelte",
  "src/home/NewGame.svelte",
  "src/local/Where.svelte",
  "src/frame/SettingsDialog.svelte",
  "src/frame/DropFile.svelte",
  "src/meeting/Everywhere.svelte",
  "src/notices/Bell.svelte",
  "src/people/Asks.svelte",
  "src/app/Newer.svelte",
];
/** Words, which are fetched in the reader's language. */
const WORDS = /\/(fr|en)\.ts$/;
const A_GAME = /^src\/games\//;

/** A file as workbox names it: what isn't named by what is in it has a revision. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

/** The chunks of the first page in both languages, with their styles. */
function firstOf(): Set<string> {
  const chunks = new Map<string, Chunk>();
  for (const source of FIRST) closure(source, chunks);
  const words = [...chunks.values()].flatMap(({ dynamicImports = [] }) => dynamicImports);
  for (const source of words) if (WORDS.test(source) && !A_GAME.test(source)) closure(source, chunks);
  return new Set([...chunks].flatMap(([file, { css = [] }]) => [file, ...css]));
}

/** The files in a folder of the built page, by address, without what Brotli made of them. */
function filesIn(folder: string): string[] {
  return readdirSync(join(DIST, folder))
    .filter((file) => !file.endsWith(".br"))
    .map((file) => `${folder}/${file}`);
}

/**
 * What the worker keeps of the built page: at once, what it takes to come up without a network; and all the rest, where somebody wants to
 * play there. Addresses are beside the worker's.
 */
export function kept(): { first: KeptFile[]; rest: KeptFile[] } {
  const revised = (url: string): KeptFile => ({
    url,
    revision: createHash("sha256")
      .update(readFileSync(join(DIST, url)))
      // A copy without a server has documents of its own.
      .update(existsSync(join(ALONE, url)) ? readFileSync(join(ALONE, url)) : "")
      .digest("hex")
      .slice(0, 12),
  });
  const named = (url: string): KeptFile => ({ url, revision: null });
  const assets = filesIn("assets");
  const chunks = firstOf();
  const first = assets.filter((url) => chunks.has(url) || url.endsWith(".woff2") || /drawings-pieces/.test(url));
  const rest = assets.filter((url) => !first.includes(url));
  return {
    first: [...["shell.html", "early.js", "icon.svg"].map(revised), ...first.map(named)],
    rest: [
      ...rest.map(named),
      ...["icon-turn.svg", "wave.svg", ...filesIn("icons"), ...filesIn("examples")].map(revised),
    ],
  };
}

/** Imports `app:files` as what the worker keeps, once the page is built. */
export function files(): Plugin {
  return {
    name: "files",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(kept())};` : undefined),
  };
}
