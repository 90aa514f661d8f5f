import type { Texts } from "../texts";

/** What a box says on its side. */
export interface Blurb {
  sentence: string;
  pitch: string;
  more: string;
  meta: string[];
}

/** The words on a game's box; undefined for a game that the page doesn't know yet. */
export function blurbOf(texts: Texts, game: string): Blurb | undefined {
  return game === "mutation" ? texts.mutation : undefined;
}
