import type { Drawn } from "./tree";

/** A move of a file as it stands there, with what was said and drawn, and what may follow; the first has no word. */
export interface Draft {
  word: string;
  note: string;
  drawn: Drawn;
  /** What it holds the first seat's chance to be, from 0 to 1. */
  chance?: number;
  after: Draft[];
}

/** A file with variations. */
export interface Drafted {
  root: Draft;
  /** The file without its variations. */
  main: string;
  /** The file up to its moves, without what it says there, and its result as PGN writes it. */
  head: string;
  result: string;
  /** The file with another line of play, which has no result. */
  linear(words: readonly string[]): string;
}

/** A move without anything else. */
export const draft = (word: string): Draft => ({ word, note: "", drawn: { arrows: [], rings: [] }, after: [] });

/** Every line of play from the beginning to its end, the main line first. */
export function linesOf(root: Draft): Draft[][] {
  if (root.after.length === 0) return [[]];
  return root.after.flatMap((next) => linesOf(next).map((line) => [next, ...line]));
}

/** The words of the main line. */
export const mainOf = (root: Draft): string[] => (linesOf(root)[0] ?? []).map(({ word }) => word);
