import type { At } from "../../wire";
import type { Cells } from "./position";

/** What a position says besides its board and its turn. */
export type Said = Readonly<Record<string, unknown>>;

/** What can't be said besides: it is on the board already. */
const PLACED = ["fen", "board", "turn"];

/** What was written is no object, or says again what the board shows. */
export class Unreadable extends Error {
  constructor(readonly why: "json" | "twice") {
    super(why);
  }
}

/** Reads what somebody wrote; throws `Unreadable`. */
export function saidIn(text: string): Said {
  let read: unknown;
  try {
    read = JSON.parse(text.trim() || "{}");
  } catch {
    throw new Unreadable("json");
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) throw new Unreadable("json");
  if (PLACED.some((name) => name in read)) throw new Unreadable("twice");
  return read as Said;
}

/** Writes it to be edited, a field a line. */
export function textOf(said: Said): string {
  const lines = Object.entries(said).map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n}`;
}

/** Which fields tell of pieces by their squares, and which follow from the board. */
export interface Fields {
  about?: readonly string[];
  follows?: readonly string[];
}

/** A field of pieces after a change: what is said of a piece goes with it, and what is said of one that went goes. */
function moved(value: unknown, changed: ReadonlySet<At>, way: { from: At; to: At } | undefined): unknown {
  if (!Array.isArray(value)) return value;
  return (value as unknown[]).flatMap((item) => {
    const at: unknown = typeof item === "object" && item !== null && "at" in item ? item.at : item;
    if (way && at === way.from) return [typeof item === "string" ? way.to : { ...(item as object), at: way.to }];
    return typeof at === "string" && changed.has(at) ? [] : [item];
  });
}

/** What is said besides once the board has changed; what nobody can read stays as it is. `way` is that of a piece that was moved. */
export function besidesAfter(
  text: string,
  before: Cells,
  now: Cells,
  { about = [], follows = [] }: Fields,
  way?: { from: At; to: At },
): string {
  const changed = new Set([...before.keys(), ...now.keys()].filter((at) => before.get(at) !== now.get(at)));
  let said: Said;
  try {
    said = saidIn(text);
  } catch {
    return text;
  }
  const after = Object.entries(said)
    .filter(([name]) => !follows.includes(name))
    .map(([name, value]) => [name, about.includes(name) ? moved(value, changed, way) : value] as const);
  const next = Object.fromEntries(after);
  return JSON.stringify(next) === JSON.stringify(said) ? text : textOf(next);
}
