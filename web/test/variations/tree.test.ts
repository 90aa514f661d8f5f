import { describe, expect, it } from "vitest";
import {
  before,
  drawnOn,
  grown,
  itemsOf,
  nodeAt,
  noted,
  promoted,
  pruned,
  ROOT,
  settled,
  thought,
  triedOn,
  type Node,
  type Path,
  type Tried,
} from "../../src/variations/tree";

const tried = (token: string, seat = "white"): Tried => ({
  line: `${seat} ${token}`,
  log: { n: 0, seat, kind: "action", token, text: token },
});

/** Lines tried one after the other from the root. */
function planted(...lines: readonly string[]): Node {
  return lines.reduce((root, line) => {
    let at: { root: Node; path: Path } = { root, path: [] };
    for (const token of line.split(" ")) at = grown(at.root, at.path, tried(token));
    return at.root;
  }, ROOT);
}

const shown = (root: Node): string =>
  itemsOf(root)
    .map((item) =>
      item.kind === "tried" ? (item.first ? "*" : "") + item.tried.log.token : item.kind === "open" ? "(" : ")",
    )
    .join(" ");

describe("a tree of tries", () => {
  it("shows variations in brackets behind the action that they replace", () => {
    expect(shown(planted("a b c", "a d e", "f"))).toBe("*a ( *f ) *b ( *d e ) *c");
  });

  it("goes on where an action was tried before", () => {
    const root = planted("a b", "a b c");
    expect(shown(root)).toBe("*a b c");
    expect(triedOn(root, [0, 0, 0]).map(({ line }) => line)).toEqual(["white a", "white b", "white c"]);
  });

  it("makes a variation the main line where it leaves it, and the way leads on to the same position", () => {
    const before = planted("a b c", "a d e", "a g");
    const { root, path } = promoted(before, [0, 1, 0]);
    expect(shown(root)).toBe("*a d ( *b c ) ( *g ) *e");
    expect(nodeAt(root, path).tried?.log.token).toBe("e");
    expect(promoted(root, [0, 0])).toEqual({ root, path: [0, 0] });
  });

  it("forgets an action with what follows it", () => {
    const { root, path } = pruned(planted("a b c", "a d e"), [0, 1]);
    expect([shown(root), path]).toEqual(["*a b c", [0]]);
  });

  it("goes back and on past answers that nobody had to think about", () => {
    let at: { root: Node; path: Path } = grown(ROOT, [], tried("a"));
    at = grown(at.root, at.path, { ...tried("yes", "black"), spared: true });
    at = grown(at.root, at.path, { ...tried("pass"), spared: true });
    at = grown(at.root, at.path, tried("b", "black"));
    expect(before(at.root, at.path)).toEqual([0, 0, 0]);
    expect(before(at.root, [0, 0, 0])).toEqual([]);
    expect(before(at.root, [])).toEqual([]);
    expect(thought(at.root, [0, 0, 0])).toEqual([0]);
    expect(thought(at.root, at.path)).toEqual(at.path);
    expect(settled(at.root, [0])).toEqual([0, 0, 0]);
    expect(settled(at.root, [])).toEqual([]);
  });

  it("keeps words and drawings with their position", () => {
    let root = noted(planted("a b"), [0], "risky");
    root = drawnOn(root, [0], "e2", "e4");
    root = drawnOn(root, [0], "d5", "d5");
    expect(nodeAt(root, [0])).toMatchObject({
      note: "risky",
      drawn: { arrows: [{ from: "e2", to: "e4" }], rings: ["d5"] },
    });
    expect(nodeAt(root, [0, 0])).toMatchObject({ note: "", drawn: { arrows: [], rings: [] } });
    root = drawnOn(drawnOn(root, [0], "e2", "e4"), [0], "d5", "d5");
    expect(nodeAt(root, [0]).drawn).toEqual({ arrows: [], rings: [] });
  });

  it("has nothing where nothing was tried", () => {
    expect(() => nodeAt(ROOT, [0])).toThrow(RangeError);
  });
});
