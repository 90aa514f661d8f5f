import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** Words are awaited while what uses them is loaded, so what words themselves use stands apart from it. */
const KERNEL =
  /vite\/preload-helper|node_modules\/(svelte|clsx|esm-env)\/|src\/(site\/(settings|store)|texts\/(typeset|words)|wire\/french)/;

/** What every page begins with; it waits for the page's own chunks, which need what it needs, so it stands apart from both. */
const BEGIN = "main.ts";
const HOME = ["home/Home.svelte", "home/OpenBox.svelte"];
const TABLE = ["table/GamePage.svelte"];

/** The module that a game's part of the table begins with, by the game's folder. */
const GAME = /\/src\/games\/(\w+)\/index\.ts$/;

/**
 * Names the chunk of each module that the first pages, a table and a game on it need at once, so that what travels together is one file
 * and brings nothing that can wait. What the home and a table share comes with every page. Of all others it says null: the bundler chooses.
 *
 * @param src the folder of the page's sources, absolute
 */
export function chunkNames(src: string): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, modules) => (KERNEL.test(id) ? "kernel" : ((names ??= named(src, modules)).get(id) ?? null));
}

function named(src: string, modules: Modules): Map<string, string> {
  const names = new Map<string, string>();
  const name = (ids: Iterable<string>, of: (before?: string) => string): void => {
    for (const id of ids) names.set(id, of(names.get(id)));
  };
  const all = (entries: string[]): Set<string> =>
    entries.reduce((found, entry) => reached(`${src}/${entry}`, modules, found), new Set<string>());

  const tables = fetched(`${src}/games/index.svelte.ts`, modules).filter((id) => GAME.test(id));
  for (const table of tables)
    name(reached(table, modules), (before) => (before ? "games" : (GAME.exec(table)?.[1] ?? "games")));
  const home = all(HOME);
  const table = all(TABLE);
  name(table, () => "table");
  name(home, (before) => (before ? "base" : "home"));
  name(all([BEGIN]), () => "base");
  names.delete(`${src}/${BEGIN}`);
  return names;
}

/** The modules that one fetches when it wants them. */
function fetched(id: string, modules: Modules): readonly string[] {
  return modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
}

/** A module and all that it imports, in turn. */
function reached(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached(next, modules, found);
  return found;
}
