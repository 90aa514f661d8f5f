import type { Kind } from "./diagrams";
import type { Told } from "./known";
import { cellKey, type Marks } from "./notebook";

/** What somebody noted by hand, where the answers exclude it. */
export interface Contradiction {
  /** The first board whose answers exclude it; 0 where no answer was needed. */
  ply: number;
  /** Nothing is left of what was noted for one of them; or for all of them together. */
  letters: readonly string[];
  together: boolean;
}

/** What a player noted for a letter: the kinds that are sure; else those not struck out. */
export function noted(letter: string, kinds: readonly Kind[], marks: Marks): Kind[] {
  const marked = (mark: string): Kind[] => kinds.filter((kind) => marks[cellKey(letter, kind)] === mark);
  const [sure, struck] = [marked("sure"), marked("no")];
  return sure.length > 0 ? sure : kinds.filter((kind) => !struck.includes(kind));
}

/** The first board on which nothing agrees with all answers and with what was noted about a seat's letters. */
export function contradictionOf(
  told: Told,
  seat: string,
  marks: Marks,
  kinds: readonly Kind[],
): Contradiction | undefined {
  if (!hasNotes(marks)) return undefined;
  for (const [ply, board] of told.entries()) {
    const left = new Map(
      Object.entries(board[seat] ?? {}).map(([letter, { possible }]) => [
        letter,
        noted(letter, kinds, marks).filter((kind) => possible.includes(kind)),
      ]),
    );
    const empty = [...left].flatMap(([letter, some]) => (some.length === 0 ? [letter] : []));
    if (empty.length > 0) return { ply, letters: empty, together: false };
    const crowded = crowdedIn(left).filter((letter) => noted(letter, kinds, marks).length < kinds.length);
    if (crowded.length > 0) return { ply, letters: crowded, together: true };
  }
  return undefined;
}

/** Whether anything was struck out or noted as sure; what is thinkable excludes nothing. */
export function hasNotes(marks: Marks): boolean {
  return Object.values(marks).some((mark) => mark !== "maybe");
}

/** Letters that share fewer kinds than they are; none if every letter can have a kind of its own. */
function crowdedIn(left: ReadonlyMap<string, readonly Kind[]>): string[] {
  const owner = new Map<Kind, string>();
  for (const letter of left.keys()) {
    const asked = new Set<string>();
    if (!settles(letter, left, owner, asked)) return [...asked].sort();
  }
  return [];
}

/** Finds a kind for a letter, whose owners move on to others; `asked` are the letters that were asked to. */
function settles(
  letter: string,
  left: ReadonlyMap<string, readonly Kind[]>,
  owner: Map<Kind, string>,
  asked: Set<string>,
): boolean {
  asked.add(letter);
  for (const kind of left.get(letter) ?? []) {
    const other = owner.get(kind);
    if (other !== undefined && (asked.has(other) || !settles(other, left, owner, asked))) continue;
    owner.set(kind, letter);
    return true;
  }
  return false;
}
