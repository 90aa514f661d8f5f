import type { At, LogLine } from "../wire";

/** What somebody drew on a position. */
export interface Drawn {
  arrows: readonly { from: At; to: At }[];
  rings: readonly At[];
}

/** An action that was tried: the line that plays it, and how the list writes it. */
export interface Tried {
  line: string;
  log: LogLine;
  /** Nobody had to think about it: it was said at once. */
  spared?: boolean;
}

/** A position and what was tried from it, the main line first; the root has no action. */
export interface Node {
  tried: Tried | null;
  after: readonly Node[];
  note: string;
  drawn: Drawn;
  /** What somebody held the first seat's chance to be, from 0 to 1. */
  chance?: number;
}

/** The way to a position: which of its followers is taken at each step. */
export type Path = readonly number[];

const BLANK: Drawn = { arrows: [], rings: [] };

export const ROOT: Node = { tried: null, after: [], note: "", drawn: BLANK };

/** The position at the end of a way; throws where there is none. */
export function nodeAt(root: Node, path: Path): Node {
  return path.reduce((node, k) => {
    const next = node.after[k];
    if (!next) throw new RangeError(`no position at ${path.join(".")}`);
    return next;
  }, root);
}

/** The actions on a way. */
export function triedOn(root: Node, path: Path): Tried[] {
  return path.flatMap((_, k) => nodeAt(root, path.slice(0, k + 1)).tried ?? []);
}

function changed(node: Node, path: Path, change: (node: Node) => Node): Node {
  const [k, ...rest] = path;
  if (k === undefined) return change(node);
  return { ...node, after: node.after.map((one, i) => (i === k ? changed(one, rest, change) : one)) };
}

/** The way to where one thinks next: answers that nobody had to think about follow of themselves. */
export function settled(root: Node, path: Path): Path {
  return nodeAt(root, path).after[0]?.tried?.spared ? settled(root, [...path, 0]) : path;
}

/** The way to the action that somebody thought of, without the answers that followed of themselves. */
export function thought(root: Node, path: Path): Path {
  return nodeAt(root, path).tried?.spared ? thought(root, path.slice(0, -1)) : path;
}

/** The way to where one thought last. */
export function before(root: Node, path: Path): Path {
  return thought(root, path).slice(0, -1);
}

/** With an action tried at a position: a variation, unless it was tried there before. */
export function grown(root: Node, path: Path, tried: Tried): { root: Node; path: Path } {
  const node = nodeAt(root, path);
  const known = node.after.findIndex((one) => one.tried?.line === tried.line);
  if (known >= 0) return { root, path: [...path, known] };
  const fresh: Node = { ...ROOT, tried };
  return {
    root: changed(root, path, (one) => ({ ...one, after: [...one.after, fresh] })),
    path: [...path, node.after.length],
  };
}

/** Without a position and what follows it; the way leads to the one before. */
export function pruned(root: Node, path: Path): { root: Node; path: Path } {
  const back = path.slice(0, -1);
  const k = path.at(-1);
  return {
    root: changed(root, back, (one) => ({ ...one, after: one.after.filter((_, i) => i !== k) })),
    path: back,
  };
}

/** With a variation as the main line at the fork where it leaves it. */
export function promoted(root: Node, path: Path): { root: Node; path: Path } {
  const fork = path.findLastIndex((k) => k > 0);
  if (fork < 0) return { root, path };
  const k = path[fork];
  return {
    root: changed(root, path.slice(0, fork), (one) => ({
      ...one,
      after: [...one.after.filter((_, i) => i === k), ...one.after.filter((_, i) => i !== k)],
    })),
    path: path.map((step, i) => (i === fork ? 0 : step)),
  };
}

/** With words on a position. */
export function noted(root: Node, path: Path, note: string): Node {
  return changed(root, path, (one) => ({ ...one, note }));
}

/** With what a file says and draws, beside what is there. */
export function described(
  root: Node,
  path: Path,
  { note, drawn, chance }: Pick<Node, "note" | "drawn" | "chance">,
): Node {
  return changed(root, path, (one) => {
    const arrows = drawn.arrows.filter(
      ({ from, to }) => from !== to && !one.drawn.arrows.some((arrow) => arrow.from === from && arrow.to === to),
    );
    return {
      ...one,
      ...(chance !== undefined && { chance }),
      note: [one.note, note].filter((words, k, all) => words && all.indexOf(words) === k).join(" "),
      drawn: { arrows: [...one.drawn.arrows, ...arrows], rings: [...new Set([...one.drawn.rings, ...drawn.rings])] },
    };
  });
}

/** With an arrow between two squares, or a ring around one; drawn again, it goes. */
export function drawnOn(root: Node, path: Path, from: At, to: At): Node {
  return changed(root, path, (one) => {
    const { arrows, rings } = one.drawn;
    if (from === to) {
      const without = rings.filter((at) => at !== from);
      return { ...one, drawn: { arrows, rings: without.length < rings.length ? without : [...rings, from] } };
    }
    const without = arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
    return { ...one, drawn: { rings, arrows: without.length < arrows.length ? without : [...arrows, { from, to }] } };
  });
}

/** What the list of a tree shows: an action with its way, or where a variation begins and ends. */
export type Item =
  | { kind: "tried"; path: Path; tried: Tried; note: string; chance: number | undefined; first: boolean }
  | { kind: "open"; path: Path }
  | { kind: "close"; path: Path };

/** The tree as a line with its variations in brackets, as game collections write it. `first`: a number is due. */
export function itemsOf(root: Node): Item[] {
  const items: Item[] = [];
  const walk = (node: Node, path: Path, first: boolean): void => {
    const [main, ...others] = node.after;
    if (!main?.tried) return;
    const way = [...path, 0];
    items.push({ kind: "tried", path: way, tried: main.tried, note: main.note, chance: main.chance, first });
    others.forEach((other, i) => {
      if (!other.tried) return;
      const aside = [...path, i + 1];
      items.push({ kind: "open", path: aside });
      items.push({
        kind: "tried",
        path: aside,
        tried: other.tried,
        note: other.note,
        chance: other.chance,
        first: true,
      });
      walk(other, aside, false);
      items.push({ kind: "close", path: aside });
    });
    walk(main, way, others.length > 0);
  };
  walk(root, [], true);
  return items;
}
