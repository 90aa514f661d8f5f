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
  const read = lines.slice(0, most);
  let left = lines.length - read.length;
  for (const [k, line] of read.entries()) {
    const words = line.map(({ word }) => word);
    let kept: Kept | undefined;
    try {
      kept = await asking(drafted.linear(words));
    } catch (error) {
      if (k === 0 || !(error instanceof Refused)) throw error;
      // Whoever can't be asked now can't be asked about the others either.
      if (isTrouble(error.refusal)) {
        left += read.length - k;
        break;
      }
    }
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
