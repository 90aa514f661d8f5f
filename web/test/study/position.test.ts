import { describe, expect, it } from "vitest";
import { besidesAfter, Unreadable } from "../../src/study/arranging/besides";
import { arranged, besidesOf, cellsOf, rightsOf, turnOf, type Names } from "../../src/study/arranging/position";

const names = (width: number, height: number, files = "abcdefghijklm"): Names =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, file) => `${files.charAt(file)}${height - row}`),
  );
const CHESS = names(8, 8);
const GOBAN = names(13, 13, "ABCDEFGHJKLMN");

const FEN = "ppppkppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPKPPP w KQkq 0 1";
const COURT = "6f6/ggggggggggggg/13/13/13/13/13/13/13/13/13/GGGGGGGGGGGGG/13 r e7 c3 0 1";
const CARDS =
  '{"fen":"4k3/8/8/8/8/8/8/4K2R w K e3 0 1","hands":{"white":[3]},"marks":[{"at":"h1","magnet":true}],"stuck":["e8"]}';
const TILES =
  '{"board":"2vts1pon2/2lkh1eca2/11/11/11/5*5/11/11/11/2ACE1HKL2/2NO!P1STV2","turn":"yellow","pieces":{"white":"A6"}}';
const STONES = `{"board":[${Array.from({ length: 13 }, (_, row) => `"${row === 0 ? "X..........OX" : "............."}"`).join(",")}],"turn":"black","played":3}`;

/** A position text as it was read, written again. */
const again = (text: string, at: Names, seats: readonly string[], rights?: string): string =>
  arranged(text, at, { cells: cellsOf(text, at), turn: turnOf(text, seats), rights, besides: besidesOf(text) });

describe("a position", () => {
  it.each([
    ["a FEN", FEN, CHESS, ["white", "black"], "KQkq"],
    ["a last move and runs of more than nine", COURT, names(13, 13), ["yellow", "red"], undefined],
    ["rows in JSON", TILES, names(11, 11), ["white", "yellow"], undefined],
    ["points", STONES, GOBAN, ["black", "white"], undefined],
  ] as const)("of %s is written as it was read", (_, text, at, seats, rights) =>
    expect(again(text, at, seats, rights)).toBe(text),
  );

  it("says whose turn it is, and what stands where", () => {
    expect(turnOf(COURT, ["yellow", "red"])).toBe("red");
    expect(turnOf(TILES, ["white", "yellow"])).toBe("yellow");
    expect(cellsOf(TILES, names(11, 11)).get("d1")).toBe("O!");
    expect(cellsOf(STONES, GOBAN).get("N13")).toBe("X");
    expect(rightsOf(FEN, "KQkq")).toBe("KQkq");
    expect(rightsOf("8/8 w - 0 1", "KQkq")).toBe("");
  });

  it("forgets the last move once anything else stands there, or the other side is to move", () => {
    const at = names(13, 13);
    const same = { cells: cellsOf(COURT, at), turn: "red", rights: undefined, besides: "" };
    expect(arranged(COURT, at, { ...same, turn: "yellow" })).toContain(" y - - 0 1");
    expect(arranged(COURT, at, { ...same, cells: new Map(same.cells).set("a6", "D") })).toContain(" r - - 0 1");
  });

  it("says besides what somebody wrote, and nothing that the board shows", () => {
    const same = { cells: cellsOf(CARDS, CHESS), turn: "black", rights: "K" };
    const text = arranged(CARDS, CHESS, { ...same, besides: '{"hands":{"white":[5]}}' });
    expect(JSON.parse(text)).toEqual({ fen: "4k3/8/8/8/8/8/8/4K2R b K - 0 1", hands: { white: [5] } });
    expect(JSON.parse(besidesOf(STONES))).toEqual({ played: 3 });
    expect(besidesOf(FEN)).toBe("");
    for (const besides of ["null", "[1]", "3", '{"hands":', '{"fen":"8/8"}', '{"turn":"white"}'])
      expect(() => arranged(CARDS, CHESS, { ...same, besides })).toThrow(Unreadable);
  });
});

describe("what is said besides", () => {
  const about = { about: ["marks", "stuck"], follows: ["played"] };
  const cells = cellsOf(CARDS, CHESS);
  const said = '{"holes":["c3"],"marks":[{"at":"h1","with":["n"]}],"stuck":["e8"],"played":3}';
  const after = (now: Map<string, string>, way?: { from: string; to: string }): unknown =>
    JSON.parse(besidesAfter(said, cells, now, about, way));

  it("goes with a piece that is moved", () => {
    const now = new Map(cells).set("h4", "R");
    now.delete("h1");
    expect(after(now, { from: "h1", to: "h4" })).toEqual({
      holes: ["c3"],
      marks: [{ at: "h4", with: ["n"] }],
      stuck: ["e8"],
    });
    const onto = new Map(now).set("e8", "R");
    onto.delete("h4");
    expect(after(onto, { from: "h1", to: "e8" })).toMatchObject({ marks: [{ at: "e8" }], stuck: [] });
  });

  it("goes where its piece went, and nothing else does", () =>
    expect(after(new Map(cells).set("h1", "Q").set("c3", "N"))).toEqual({ holes: ["c3"], marks: [], stuck: ["e8"] }));

  it("stays as it was written where nothing of it changes, or nobody can read it", () => {
    const now = new Map(cells).set("a1", "N");
    for (const text of ['{ "marks" : [ {"at":"h1"} ] }', '{"marks":['])
      expect(besidesAfter(text, cells, now, about)).toBe(text);
  });
});
