import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, it } from "vitest";

/** The folders of `src` from the bottom up: each imports only what stands before it. "." is the page as a whole. */
const LAYERS = [
  "wire",
  "art",
  "board",
  "net",
  "site",
  "texts",
  "play",
  "parts",
  "device",
  "variations",
  "analysis",
  "app",
  "clock",
  "pages",
  "game",
  "own",
  "local",
  "days",
  "practice",
  "study",
  "reading",
  "games",
  "people",
  "lobby",
  "account",
  "notices",
  "meeting",
  "orders",
  "table",
  "home",
  "frame",
  ".",
];

/** What a file imports from files of our own, by path from `src`. */
type Imports = ReadonlyMap<string, readonly string[]>;

const SRC = join(import.meta.dirname, "../src");
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

function importsOf(file: string, text: string): string[] {
  const paths = [...text.matchAll(IMPORT)].map(([, to = ""]) => to.replace(/\?.*$/, ""));
  return paths.filter((to) => !to.endsWith(".css")).map((to) => normalize(join(dirname(file), to)));
}

function read(): Imports {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(SRC, file), "utf8"))]));
}

/** The folder of what a path leads to: a folder with an index, or a file. */
function folderOf(path: string, folders: ReadonlySet<string>): string {
  return folders.has(path) ? path : dirname(path);
}

/** Which folders each folder imports from. */
function arrowsOf(imports: Imports): Map<string, Set<string>> {
  const folders = new Set([...imports.keys()].map((file) => dirname(file)));
  const arrows = new Map<string, Set<string>>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [dirname(file), folderOf(target, folders)];
      if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  return arrows;
}

/** A way round from a folder to itself; undefined when there is none. */
function cycleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const walk = (at: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return undefined;
    for (const next of arrows.get(at) ?? []) {
      const found = walk(next, [...way, at]);
      if (found) return found;
    }
    done.add(at);
    return undefined;
  };
  for (const from of arrows.keys()) {
    const found = walk(from, []);
    if (found) return found;
  }
  return undefined;
}

/** Imports that go up, or across from one game to another. */
function wrong(imports: Imports): string[] {
  const rank = (path: string): number => LAYERS.indexOf(path.includes("/") ? (path.split("/")[0] ?? "") : ".");
  const folders = new Set([...imports.keys()].map((file) => dirname(file)));
  const game = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];
  return [...imports].flatMap(([file, targets]) =>
    targets
      .map((to) => (folders.has(to) ? `${to}/index` : to))
      .filter((to) => {
        const across = game(file) !== undefined && rank(to) === rank(file) && game(to) !== game(file);
        return rank(to) < 0 || rank(to) > rank(file) || across;
      })
      .map((to) => `${file} imports ${to}`),
  );
}

describe("the folders of the page", () => {
  const imports = read();

  it("import downwards only, and no game imports another", () => {
    expect(imports.size).toBeGreaterThan(200);
    expect(wrong(imports)).toEqual([]);
  });

  it("form no cycle, those inside a game neither", () => {
    expect(cycleIn(arrowsOf(imports))).toBeUndefined();
  });

  it("all have their place", () => {
    const tops = new Set(
      [...imports.keys()].map((file) => relative(".", file).split("/")).map((way) => (way.length > 1 ? way[0] : ".")),
    );
    expect([...tops].sort()).toEqual([...LAYERS].sort());
  });

  it("would be caught going up, across, and round", () => {
    const planted = (file: string, text: string): Imports => new Map([...imports, [file, importsOf(file, text)]]);
    expect(wrong(planted("board/planted.ts", 'import { t } from "../texts";'))).toEqual([
      "board/planted.ts imports texts/index",
    ]);
    expect(wrong(planted("games/felon/Planted.svelte", 'import T from "../tsunami/Face.svelte";'))).toHaveLength(1);
    expect(wrong(planted("game/planted.ts", 'const all = import("../games");'))).toHaveLength(1);
    const round = planted("games/ironpond/cards/planted.ts", 'import { x } from "../words";');
    expect(cycleIn(arrowsOf(round))).toContain("games/ironpond/cards");
  });
});
