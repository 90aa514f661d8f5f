import type { Base } from "../../analysis/handed";
import { api } from "../../net/api";
import { standing } from "../../play/lines";
import type { Kept } from "../../wire";
import { drawnOn, grown, noted, ROOT, type Node, type Path } from "./tree";
import { linesOf, type Draft } from "./draft";
import { readPgn } from "./pgn";
import { readSgf } from "./sgf";

/** So many lines of play are read; each is a game to replay. */
const MOST = 60;

/** A file on the board. */
export interface OpenedFile {
  base: Base;
  root: Node;
  /** Lines that couldn't be read, or were too many. */
  left: number;
}

type Asking = (record: string, eyes: string) => Promise<Kept>;

function described(root: Node, path: Path, { note, drawn }: Draft): Node {
  let out = note === "" ? root : noted(root, path, note);
  for (const { from, to } of drawn.arrows) if (from !== to) out = drawnOn(out, path, from, to);
  for (const at of drawn.rings) out = drawnOn(out, path, at, at);
  return out;
}

/** Reads the variations of a PGN or SGF file; throws `Refused` where the main line can't be read, undefined where the file has no such form. */
export async function openFile(text: string, asking: Asking = api.kept): Promise<OpenedFile | undefined> {
  const drafted = /^\s*\(\s*;/.test(text) ? readSgf(text) : readPgn(text);
  if (!drafted) return undefined;
  const lines = linesOf(drafted.root);
  let root = described(ROOT, [], drafted.root);
  const told = new Set<Draft>();
  let left = Math.max(0, lines.length - MOST);
  for (const [k, line] of lines.slice(0, MOST).entries()) {
    const words = line.map(({ word }) => word);
    const kept = await asking(drafted.linear(words), "truth").catch((error: unknown) => {
      if (k === 0) throw error;
    });
    const logs = standing(kept?.lines ?? []);
    // What the file leaves out, such as a resumption, can't be set beside its words.
    if (!kept || logs.length !== line.length) {
      left += 1;
      continue;
    }
    let path: Path = [];
    for (const [i, move] of line.entries()) {
      const log = logs[i];
      if (!log) break;
      ({ root, path } = grown(root, path, { line: `${log.seat ?? ""} ${log.token}`, log }));
      if (told.has(move)) continue;
      told.add(move);
      root = described(root, path, move);
    }
  }
  return { base: { options: {}, record: drafted.main, ply: 0 }, root, left };
}
