import type { Knowledge, Letter } from "../../wire";
import type { Kind } from "./diagrams";
import type { Setting } from "./setting";

/** A mark made by hand: struck out, thinkable, sure. */
export type Mark = "no" | "maybe" | "sure";

/** Marks by letter and kind: "A3", "X?". */
export type Marks = Readonly<Record<string, Mark>>;

/** What one cell of the sheet shows: what is proven, and the mark made over it. */
export interface Cell {
  kind: Kind;
  /** Nothing is known of the letter; the kind is excluded; it is one of a few; it is the only one. */
  proven: "free" | "out" | "open" | "certain";
  mark: Mark | undefined;
  /** Between 0 and 1; only an oracle tells. */
  chance: number | undefined;
}

/** The key of a mark. */
export function cellKey(letter: string, kind: Kind): string {
  return `${letter}${kind}`;
}

/** The marks of one click after another. */
export function nextMark(mark: Mark | undefined): Mark | undefined {
  switch (mark) {
    case undefined:
      return "no";
    case "no":
      return "maybe";
    case "maybe":
      return "sure";
    case "sure":
      return undefined;
  }
}

/** The row of a letter. */
export function rowOf(setting: Setting, letter: string, known: Letter | undefined, marks: Marks): Cell[] {
  const possible = known?.possible ?? setting.kinds;
  return setting.kinds.map((kind) => ({
    kind,
    proven: !possible.includes(kind)
      ? "out"
      : possible.length === 1
        ? "certain"
        : possible.length === setting.kinds.length
          ? "free"
          : "open",
    mark: marks[cellKey(letter, kind)],
    chance: known?.probabilities ? (known.probabilities[String(kind)] ?? 0) : undefined,
  }));
}

/** The kinds that a letter may still be, by what is proven and then by the player's own marks. */
export function kindsLeft(row: readonly Cell[]): Kind[] {
  const proven = row.filter((cell) => cell.proven !== "out");
  const sure = proven.filter((cell) => cell.mark === "sure");
  const kept = sure.length > 0 ? sure : proven.filter((cell) => cell.mark !== "no");
  // Marks that leave nothing contradict each other: then only what is proven counts.
  return (kept.length > 0 ? kept : proven).map((cell) => cell.kind);
}

/** What the notebook knows of a letter of a seat. */
export function letterOf(knowledge: Knowledge | undefined, seat: string, letter: string): Letter | undefined {
  return knowledge?.[seat]?.[letter];
}

/** How a position spells one letter. */
export interface Spelled {
  letter: string;
  kind: Kind | undefined;
  promoted: boolean;
}

/** Reads the letters of a seat as positions spell them: "A6 C8+ E? H". */
export function spelled(text: string | undefined): Spelled[] {
  return (text ?? "")
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const number = /\d+/.exec(word)?.[0];
      return {
        letter: word.charAt(0),
        kind: word.includes("?") ? "?" : number === undefined ? undefined : Number(number),
        promoted: word.includes("+"),
      };
    });
}
