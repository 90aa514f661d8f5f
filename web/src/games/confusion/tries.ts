import type { Prospect } from "../../board/types";
import type { Diagram, LogLine, Move } from "../../wire";
import { accepts, opposite, PROMOTED, type Kind } from "./diagrams";
import { diagramOf } from "./setting";

/** An announcement: a letter, a way seen from the fixed side, a distance. */
export interface Try {
  /** "Z" when the neutral piece alone goes, passed by whoever controls it. */
  letter: string;
  manner: "alone" | "carry" | "pass";
  way: string;
  distance: number;
}

/** Reads a token such as "L-S2", "LZ-S2" or "Z-S2"; undefined for anything else. */
export function tryOf(token: string): Try | undefined {
  const found = /^([A-Z])(Z?)-([NS]?[EW]?)(\d+)$/.exec(token);
  const [, letter, z, way, distance] = found ?? [];
  if (!letter || !way || !distance) return undefined;
  const manner = letter === "Z" ? "pass" : z ? "carry" : "alone";
  return { letter, manner, way, distance: Number(distance) };
}

/** The way as the owner of the piece sees it: White sits where the ranks end, so its forward is south. */
export function ownWay(way: string, seat: string): string {
  return seat === "white" ? opposite(way) : way;
}

/** How a try must end, from the kinds that its letter may still be. */
export function prospectOf(
  move: Pick<Move, "token">,
  seat: string,
  kinds: readonly Kind[],
  promoted: boolean,
  diagrams: readonly Diagram[],
): Prospect | undefined {
  const tried = tryOf(move.token);
  if (!tried || kinds.length === 0) return undefined;
  const way = ownWay(tried.way, seat);
  const said = (promoted && !kinds.includes("?") ? [PROMOTED] : kinds).map((kind): boolean | undefined => {
    const diagram = diagramOf(diagrams, kind);
    // The agent's answer is a choice, not a fact.
    return kind === "?" || !diagram ? undefined : accepts(diagram, way, tried.distance);
  });
  if (said.every((answer) => answer === true)) return "sure";
  return said.every((answer) => answer === false) ? "never" : "open";
}

/** A try of the log with what was said to it. */
export interface Answered {
  line: LogLine;
  tried: Try;
  /** The letter that tried: for a pass, the one that controlled the neutral piece, as far as the log tells. */
  letter: string;
  answer: "yes" | "no" | undefined;
}

/** All tries among the actions that stand, with their answers, oldest first. */
export function triesOf(lines: readonly LogLine[]): Answered[] {
  const out: Answered[] = [];
  const holder = new Map<string | null, string>();
  for (const line of lines) {
    if (line.kind !== "action") continue;
    const last = out.at(-1);
    if (last && !last.answer && (line.token === "yes" || line.token === "no")) {
      last.answer = line.token;
      continue;
    }
    const tried = tryOf(line.token);
    if (!tried) continue;
    const letter = tried.letter === "Z" ? (holder.get(line.seat) ?? "Z") : tried.letter;
    out.push({ line, tried, letter, answer: line.answer ?? (line.text.startsWith("(") ? "no" : undefined) });
    if (/xZ/.test(line.text) && !line.text.startsWith("(")) holder.set(line.seat, letter);
    const to = />([A-Z])/.exec(line.text)?.[1];
    if (to !== undefined && !line.text.startsWith("(")) holder.set(line.seat, to);
  }
  return out;
}
