import type { At } from "../wire";
import type { Node } from "./tree";
import { chanceOfValue, valueOf } from "./evaluation";
import { draft, mainOf, type Draft, type Drafted } from "./draft";

/** Files of a goban, which has no I. */
const FILES = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
const SGF = "abcdefghijklmnopqrstuvwxyz";

/** The point of a coordinate such as "dd" on lines of a size; undefined for none. */
export function pointOf(text: string, size: number): At | undefined {
  const [x, y] = [SGF.indexOf(text.charAt(0)), SGF.indexOf(text.charAt(1))];
  return text.length === 2 && x >= 0 && y >= 0 && x < size && y < size ? `${FILES.charAt(x)}${size - y}` : undefined;
}

/** The coordinate of a point. */
export function coordinateOf(at: At, size: number): string {
  return SGF.charAt(FILES.indexOf(at.charAt(0))) + SGF.charAt(size - Number(at.slice(1)));
}

/** What is said and drawn at a node. */
const SAID = ["C", "V", "LB", "AR", "CR", "TR", "SQ", "MA"];

type Properties = Map<string, string[]>;

/** One tree of nodes: what is read of FF[4], brackets and all. */
interface Branch {
  nodes: Properties[];
  branches: Branch[];
}

/** Reads a tree from its bracket on; throws where it isn't one. */
class Reading {
  private at: number;

  constructor(private readonly text: string) {
    this.at = text.indexOf("(");
  }

  branch(): Branch {
    this.take("(");
    const branch: Branch = { nodes: [], branches: [] };
    for (;;) {
      const sign = this.next();
      if (sign === ";") branch.nodes.push(this.node());
      else if (sign === "(") branch.branches.push(this.branch());
      else break;
    }
    this.take(")");
    return branch;
  }

  private next(): string {
    while (/\s/.test(this.text.charAt(this.at))) this.at += 1;
    return this.text.charAt(this.at);
  }

  private take(sign: string): void {
    if (this.next() !== sign) throw new SyntaxError(`no ${sign} at ${this.at}`);
    this.at += 1;
  }

  private node(): Properties {
    this.take(";");
    const found: Properties = new Map();
    while (/[A-Za-z]/.test(this.next())) {
      let name = "";
      while (/[A-Za-z]/.test(this.text.charAt(this.at))) name += this.text.charAt(this.at++);
      // A name may have small letters.
      name = name.replace(/[a-z]/g, "");
      const values = found.get(name) ?? [];
      while (this.next() === "[") values.push(this.value());
      found.set(name, values);
    }
    return found;
  }

  private value(): string {
    let value = "";
    for (this.at += 1; this.text.charAt(this.at) !== "]"; this.at++) {
      if (this.at >= this.text.length) throw new SyntaxError("no end of a value");
      if (this.text.charAt(this.at) === "\\") this.at += 1;
      value += this.text.charAt(this.at);
    }
    this.at += 1;
    return value;
  }
}

const escaped = (text: string): string => text.replace(/[\\\]]/g, (sign) => `\\${sign}`);

const noded = (node: Properties): string =>
  `;${[...node].map(([name, values]) => name + values.map((value) => `[${escaped(value)}]`).join("")).join("")}`;

function said(move: Draft, node: Properties, size: number): void {
  const points = (name: string): At[] => (node.get(name) ?? []).flatMap((text) => pointOf(text, size) ?? []);
  const labels = (node.get("LB") ?? []).flatMap((text) => {
    const at = pointOf(text.slice(0, 2), size);
    return at === undefined ? [] : [`${at}: ${text.slice(3)}`];
  });
  const arrows = (node.get("AR") ?? []).flatMap((text) => {
    const [from, to] = [pointOf(text.slice(0, 2), size), pointOf(text.slice(3), size)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  move.note = [move.note, ...(node.get("C") ?? []), ...labels].filter(Boolean).join(" ");
  const chance = chanceOfValue(node.get("V")?.[0] ?? "");
  if (chance !== undefined) move.chance = chance;
  move.drawn = {
    arrows: [...move.drawn.arrows, ...arrows],
    rings: [...move.drawn.rings, ...["CR", "TR", "SQ", "MA"].flatMap(points)],
  };
}

/** The first game of an SGF file with its variations; undefined where it can't be read. */
export function readSgf(text: string): Drafted | undefined {
  try {
    const all = new Reading(text).branch();
    const [setup = new Map<string, string[]>(), ...rest] = all.nodes;
    const size = Number(setup.get("SZ")?.[0] ?? 19);
    const root = draft("");
    const follow = (from: Draft, branch: Branch, nodes: readonly Properties[]): void => {
      let last = from;
      for (const node of nodes) {
        const move = (["B", "W"] as const).find((name) => node.has(name));
        if (move !== undefined) {
          const next = draft(`;${move}[${node.get(move)?.[0] ?? ""}]`);
          last.after.push(next);
          last = next;
        }
        said(last, node, size);
      }
      for (const next of branch.branches) follow(last, next, next.nodes);
    };
    said(root, setup, size);
    follow(root, all, rest);
    const written = (first: Properties, words: readonly string[]): string => `(${noded(first)}${words.join("")})`;
    const bare = [...setup].filter(([name]) => !SAID.includes(name));
    const open = new Map(bare.filter(([name]) => name !== "RE"));
    return {
      root,
      head: `(${noded(new Map(bare))}`,
      result: "",
      main: written(setup, mainOf(root)),
      linear: (words) => written(open, words),
    };
  } catch {
    return undefined;
  }
}

function properties({ note, drawn, chance }: Pick<Node, "note" | "drawn" | "chance">, size: number): string {
  const point = (at: At): string => coordinateOf(at, size);
  return [
    chance === undefined ? "" : `V[${valueOf(chance)}]`,
    note === "" ? "" : `C[${escaped(note)}]`,
    drawn.rings.length > 0 ? `CR${drawn.rings.map((at) => `[${point(at)}]`).join("")}` : "",
    drawn.arrows.length > 0 ? `AR${drawn.arrows.map(({ from, to }) => `[${point(from)}:${point(to)}]`).join("")}` : "",
  ].join("");
}

/** The moves of a tree as SGF; undefined where something was done that is no stone and no pass. */
export function sgfMoves(root: Node, size: number, first: string): string | undefined {
  let fits = true;
  const node = (one: Node): string => {
    const { log } = one.tried ?? {};
    if (!log) return "";
    const pass = log.token === "pass";
    if (!pass && !/^[A-HJ-Z]\d{1,2}$/.test(log.token)) fits = false;
    const colour = log.seat === first ? "B" : "W";
    return `;${colour}[${pass ? "" : coordinateOf(log.token, size)}]${properties(one, size)}`;
  };
  const line = (one: Node): string =>
    node(one) +
    (one.after.length > 1 ? one.after.map((next) => `(${line(next)})`).join("") : one.after.map(line).join(""));
  const text = properties(root, size) + line(root);
  return fits ? text : undefined;
}
