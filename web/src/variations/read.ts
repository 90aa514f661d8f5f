import type { Drafted } from "./draft";
import { readPgn } from "./pgn";
import { readSgf } from "./sgf";

/** A file of other programs with its variations; undefined where it is none, or its brackets don't match. */
export function readFile(text: string): Drafted | undefined {
  if (/^\s*\[Game "/m.test(text)) return undefined;
  return /^\s*\(\s*;/.test(text) ? readSgf(text) : readPgn(text);
}
