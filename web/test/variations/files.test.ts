import { describe, expect, it } from "vitest";
import { Refused } from "../../src/net/api";
import { varied } from "../../src/variations/varied";
import { linesOf, type Draft } from "../../src/variations/draft";
import { openFile } from "../../src/variations/opened";
import { readPgn } from "../../src/variations/pgn";
import { coordinateOf, pointOf, readSgf } from "../../src/variations/sgf";
import { writtenFile } from "../../src/variations/written";
import { drawnOn, grown, noted, ROOT, type Node, type Path } from "../../src/variations/tree";
import type { Kept, LogLine } from "../../src/wire";

const words = (root: Draft | undefined): string[] =>
  root ? linesOf(root).map((line) => line.map(({ word }) => word).join(" ")) : [];

/** Lines tried from the root, each seat in turn. */
function planted(...lines: readonly string[]): Node {
  return lines.reduce((root, line) => {
    let at: { root: Node; path: Path } = { root, path: [] };
    line.split(" ").forEach((token, k) => {
      const seat = k % 2 === 0 ? "black" : "white";
      const log: LogLine = { n: k, seat, kind: "action", token, text: token };
      at = grown(at.root, at.path, { line: `${seat} ${token}`, log });
    });
    return at.root;
  }, ROOT);
}

describe("PGN", () => {
  it("is read with its variations, words and drawings", () => {
    const read = readPgn(`[Event "a (b) {c}"]
[FEN "x"]
[Result "1-0"]

{Before} 1. e4 {best [%cal Ge2e4,Rd2d4] by [%csl Gd5] test} (1. d4 d5 2. c4 (2. Nf3 $1)) 1... e5!? ; rest of a line
2. Nf3 (2. f4) Nc6 1-0

[Event "another"]
1. a3 *`);
    expect(words(read?.root)).toEqual(["e4 e5 Nf3 Nc6", "e4 e5 f4", "d4 d5 c4", "d4 d5 Nf3"]);
    expect(read?.root.note).toBe("Before");
    expect(read?.root.after[0]).toMatchObject({
      note: "best by test",
      drawn: {
        arrows: [
          { from: "e2", to: "e4" },
          { from: "d2", to: "d4" },
        ],
        rings: ["d5"],
      },
    });
    expect(read?.root.after[0]?.after[0]?.note).toBe("rest of a line");
    const tags = '[Event "a (b) {c}"]\n[FEN "x"]\n';
    expect(read?.linear(["e4", "e5"])).toBe(`${tags}[Result "*"]\n\n1. e4 e5 *\n`);
    expect(read?.main).toBe(`${tags}[Result "1-0"]\n\n1. e4 e5 Nf3 Nc6 1-0\n`);
  });

  it("takes what stands behind a capture in passing for no move", () =>
    expect(words(readPgn("1. e4 d5 2. exd6 e.p. (2. exd6 ep) *")?.root)).toEqual(["e4 d5 exd6", "e4 d5 exd6"]));

  it.each(["1. e4 (1. d4", "1. e4 ) e5", "(1. e4) *"])("%s has a bracket without its other", (text) =>
    expect(readPgn(text)).toBeUndefined(),
  );

  it("is written so that it reads back, in lines of at most 79 signs", () => {
    let root = planted("e4 e5 Nf3 Nc6", "e4 c5 Nf3", "d4 d5", `e4 e5 Nf3 Nc6 ${"Bb5 a6 ".repeat(12).trim()}`);
    root = noted(root, [0], "a word {with braces}");
    root = drawnOn(drawnOn(root, [0, 1], "e2", "e4"), [0, 1], "d5", "d5");
    const text = writtenFile({ format: "pgn", text: '[Event "?"]\n[Result "*"]\n\n*\n' }, root, "black", 8) ?? "";
    expect(text).toMatch(
      /^\[Event "\?"\]\n\[Result "\*"\]\n\n1\. e4 \{a word \|with braces\|\} \(1\. d4 d5\) 1\.\.\. e5/,
    );
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(79);
    const back = readPgn(text);
    expect(words(back?.root).sort()).toEqual(
      [`e4 e5 Nf3 Nc6 ${"Bb5 a6 ".repeat(12).trim()}`, "e4 c5 Nf3", "d4 d5"].sort(),
    );
    expect(back?.root.after[0]?.after[1]?.drawn).toEqual({ arrows: [{ from: "e2", to: "e4" }], rings: ["d5"] });
  });

  it("begins with the number that the second seat needs", () => {
    const log: LogLine = { n: 0, seat: "black", kind: "action", token: "e5", text: "e5" };
    const { root } = grown(ROOT, [], { line: "black e5", log });
    expect(writtenFile({ format: "pgn", text: "[A]\n\n*\n" }, root, "white", 8)).toBe("[A]\n\n1... e5 *\n");
  });

  it.each([
    ["w - - 0 30", "white", "30. e4 Kd8 (30... Kf8)"],
    ["b - - 0 30", "black", "30... e4 31. Kd8 (31. Kf8)"],
    ["w - - 0 0", "white", "1. e4 Kd8 (1... Kf8)"],
    ["w - -", "white", "1. e4 Kd8 (1... Kf8)"],
  ])("is numbered from the position where it begins: %s", (fields, begins, moves) => {
    const other = begins === "white" ? "black" : "white";
    const said = (seat: string, token: string): Parameters<typeof grown>[2] => ({
      line: `${seat} ${token}`,
      log: { n: 0, seat, kind: "action", token, text: token },
    });
    const first = grown(ROOT, [], said(begins, "e4"));
    const answered = grown(first.root, first.path, said(other, "Kd8"));
    const { root } = grown(answered.root, first.path, said(other, "Kf8"));
    const head = `[FEN "4k3/8/8/8/8/8/4P3/4K3 ${fields}"]\n`;
    expect(writtenFile({ format: "pgn", text: `${head}\n*\n` }, root, "white", 8)).toBe(`${head}\n${moves} *\n`);
  });

  it("has the names of the file that was opened, and no result", () => {
    const record = '[White "Ann (a)"]\n[Black "Ben"]\n[Result "1-0"]\n[Termination "normal"]\n\n1. e4 1-0\n';
    const written = (ply: number): string | undefined =>
      writtenFile({ format: "pgn", text: "[A]\n\n*\n" }, planted("e4"), "black", 8, { record, ply });
    expect(written(0)).toBe('[White "Ann (a)"]\n[Black "Ben"]\n[Result "*"]\n\n1. e4 *\n');
    expect(written(1)).toBe("[A]\n\n1. e4 *\n");
  });

  it("has the tags of the position where the file that was opened has none", () => {
    const text = writtenFile({ format: "pgn", text: "[A]\n\n*\n" }, planted("e4"), "black", 8, {
      record: "\n1. e4 *\n",
      ply: 0,
    });
    expect(text).toBe("[A]\n\n1. e4 *\n");
  });

  it("tells what was said besides moves in comments", () =>
    expect(writtenFile({ format: "pgn", text: "[A]\n\n*\n" }, planted("e4 claim", "e4 O-O"), "black", 8)).toBe(
      "[A]\n\n1. e4 {white: claim} (1... O-O) *\n",
    ));

  it("begins no line with a percent sign, behind which readers pass over it", () => {
    const root = noted(planted("e4"), [0], `${"a".repeat(70)} %b`);
    const text = writtenFile({ format: "pgn", text: '[Event "?"]\n\n*\n' }, root, "black", 8) ?? "";
    expect(readPgn(text)?.root.after[0]?.note).toBe(`${"a".repeat(70)} %b`);
  });
});

describe("SGF", () => {
  it("is read with its variations, words and marks", () => {
    const read = readSgf(
      "(;GM[1]SZ[13]RE[B+R]C[start];B[dd]C[a \\] b];W[jj](;B[dj]LB[aa:A]CR[jd];W[jd])(;B[jd]AR[aa:bb](;W[dj])(;W[])))",
    );
    expect(words(read?.root)).toEqual([
      ";B[dd] ;W[jj] ;B[dj] ;W[jd]",
      ";B[dd] ;W[jj] ;B[jd] ;W[dj]",
      ";B[dd] ;W[jj] ;B[jd] ;W[]",
    ]);
    expect(read?.root.note).toBe("start");
    const [first] = read?.root.after ?? [];
    expect(first?.note).toBe("a ] b");
    expect(first?.after[0]?.after[0]).toMatchObject({ note: "A13: A", drawn: { rings: ["K10"] } });
    expect(first?.after[0]?.after[1]?.drawn.arrows).toEqual([{ from: "A13", to: "B12" }]);
    expect(read?.main).toBe("(;GM[1]SZ[13]RE[B+R]C[start];B[dd];W[jj];B[dj];W[jd])");
    expect(read?.linear([";B[dd]"])).toBe("(;GM[1]SZ[13];B[dd])");
  });

  it.each(["(;B[dd]", "no file", "(;B[dd"])("%s is none", (text) => expect(readSgf(text)).toBeUndefined());

  it.each([
    ["dd", "D10"],
    ["jj", "K4"],
    ["am", "A1"],
  ])("%s is %s", (text, at) => {
    expect(pointOf(text, 13)).toBe(at);
    expect(coordinateOf(at, 13)).toBe(text);
  });

  it("has the names of the file that was opened, and says once what stood there", () => {
    const record = "(;SZ[13]PB[Ann]RE[B+R]C[start];B[dd])";
    const root = noted(planted("D10"), [], "start");
    expect(writtenFile({ format: "sgf", text: "(;SZ[13])" }, root, "black", 13, { record, ply: 0 })).toBe(
      "(;SZ[13]PB[Ann]\nC[start];B[dd])\n",
    );
  });

  it("is written so that it reads back; what is no stone has none", () => {
    const root = drawnOn(noted(planted("D10 K4 D4", "D10 pass"), [0], "so ]"), [0], "A1", "A1");
    const text = writtenFile({ format: "sgf", text: "(;SZ[13])\n" }, root, "black", 13) ?? "";
    expect(words(readSgf(text)?.root)).toEqual([";B[dd] ;W[jj] ;B[dj]", ";B[dd] ;W[]"]);
    expect(readSgf(text)?.root.after[0]).toMatchObject({ note: "so ]", drawn: { rings: ["A1"] } });
    expect(writtenFile({ format: "sgf", text: "(;SZ[13])" }, planted("dead"), "black", 13)).toBeUndefined();
  });
});

describe("a file on the board", () => {
  /** A house in which every word is legal, but for "x". */
  function kept(record: string): Promise<Kept> {
    const moves = record
      .replace(/^\[.*\]$/m, "")
      .split(/\s+/)
      .filter((word) => word && !/^(\*|1\.)$/.test(word));
    const said = (code: string): Promise<never> =>
      Promise.reject(new Refused({ code, message: { fr: code, en: code } }));
    if (moves.includes("x")) return said("bad-record");
    if (moves.includes("slow")) return said("too-many");
    const lines = moves.map((token, n): LogLine => {
      const seat = n % 2 === 0 ? "white" : "black";
      return { n, seat, kind: "action", token, text: token };
    });
    return Promise.resolve({ lines } as unknown as Kept);
  }

  it("has its variations, and says how many were left out", async () => {
    const file = await openFile('[A "b"]\n\n1. e4 {good} (1. d4 d5) (1. x) e5 *', kept);
    expect(file?.base).toEqual({ options: {}, record: '[A "b"]\n\n1. e4 e5 *\n', ply: 0 });
    expect(file?.left).toBe(1);
    expect(file?.root.after.map((node) => node.tried?.line)).toEqual(["white e4", "white d4"]);
    expect(file?.root.after[0]?.note).toBe("good");
  });

  it("is refused with its main line", () => expect(openFile("1. x (1. d4) *", kept)).rejects.toThrow("bad-record"));

  it("is refused where nobody can read now", () =>
    expect(openFile("1. slow (1. d4) *", kept)).rejects.toThrow("too-many"));

  it("keeps what was read before nobody could be asked any more", async () => {
    const file = await openFile("1. e4 (1. slow) (1. d4) *", kept);
    expect(file?.root.after.map((node) => node.tried?.line)).toEqual(["white e4"]);
    expect(file?.left).toBe(2);
  });

  it("keeps what is said and drawn wherever the same move stands twice", async () => {
    const file = await openFile("1. e4 {one [%csl Gd5]} (1. e4 {two [%csl Gd5,Gd4]} e5) *", kept);
    expect(file?.root.after).toHaveLength(1);
    expect(file?.root.after[0]).toMatchObject({ note: "one two", drawn: { rings: ["d5", "d4"] } });
  });
});

it.each([
  ["1. e4 (1. d4) e5", true],
  ["1. e4 {a word} e5", true],
  ["1. e4 {[%clk 0:01:00]} e5", false],
  ["1. e4 e5 {white: claim} 1/2-1/2", false],
  ["1. e4 e5 {white: what a plan}", true],
  ['[Event "a (b)"]\n\n1. e4 e5', false],
  ['[Game "confusion"]\n\n1. (C-N2)', false],
  ["(;SZ[13];B[dd])", false],
  ["(;SZ[13];B[dd](;W[jj])(;W[jd]))", true],
  ["(;SZ[13];B[dd]C[here])", true],
])("%s is a file with variations or words: %s", (text, is) => expect(varied(text)).toBe(is));
