import { able } from "../device/able";
import { api, Refused } from "../net/api";
import { isTrouble } from "../net/trouble";
import { standing } from "../play/lines";
import type { BenchQuestion, Kept } from "../wire";
import { described, grown, ROOT, type Node, type Path } from "./tree";
import { linesOf, type Draft } from "./draft";
import { readFile } from "./read";

/** So many lines of play are read; each is a game to replay, on this device or by a server that is asked sparingly. */
const MOST = 60;
const SPARINGLY = 15;

/** A file on the board. */
export interface OpenedFile {
  base: Pick<BenchQuestion, "options" | "record" | "ply">;
  root: Node;
  /** Lines that couldn't be read, or were too many. */
  left: number;
}

type Asking = (record: string) => Promise<Kept>;

const askedHere: Asking = (record) => api.kept(record, "truth", { device: able() });

/** Reads the variations of a PGN or SGF file; throws `Refused` where the main line can't be read, undefined where the file has no such form. */
export async function openFile(text: string, asking = askedHere): Promise<OpenedFile | undefined> {
  const drafted = readFile(text);
  if (!drafted) return undefined;
  const lines = linesOf(drafted.root);
  let root = described(ROOT, [], drafted.root);
  const told = new Set<Draft>();
  const most = able() ? MOST : SPARINGLY;
  let left = Math.max(0, lines.length - most);
  for (const [k, line] of lines.slice(0, most).entries()) {
    const words = line.map(({ word }) => word);
    const kept = await asking(drafted.linear(words)).catch((error: unknown) => {
      const line = error instanceof Refused && !isTrouble(error.refusal);
      if (k === 0 || !line) throw error;
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
