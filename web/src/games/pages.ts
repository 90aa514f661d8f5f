import type { Pages } from "../game/parts";

const lists = import.meta.glob<Pages>("./*/pages.ts", { import: "pages" });

/** Fetches the list of a game's pages; undefined for a game that the page doesn't know yet. */
export async function pagesOf(game: string): Promise<Pages | undefined> {
  return lists[`./${game}/pages.ts`]?.();
}
