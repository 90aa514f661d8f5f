import { describe, expect, it } from "vitest";
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
  arranged(text, at, {
    cells: cellsOf(text, at),
    turn: turnOf(text, seats),
    rights,
    besides: besidesOf(text),
    follows: [],
  });

describe("a position", () => {
  it.each([
    ["a FEN", FEN, CHESS, ["white", "black"], "KQkq"],
    ["runs of more than nine", COURT.replace("e7 c3", "- -"), names(13, 13), ["yellow", "red"], undefined],
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

  it("forgets the last move", () => expect(again(COURT, names(13, 13), ["yellow", "red"])).toContain(" r - - 0 1"));

  it("forgets what was said of a piece that another one replaced, and nothing else", () => {
    const cells = new Map(cellsOf(CARDS, CHESS)).set("h1", "Q");
    const text = arranged(CARDS, CHESS, { cells, turn: "white", rights: "", besides: besidesOf(CARDS), follows: [] });
    expect(JSON.parse(text)).toEqual({
      fen: "4k3/8/8/8/8/8/8/4K2Q w - - 0 1",
      hands: { white: [3] },
      marks: [],
      stuck: ["e8"],
    });
  });

  it("has what is said besides the board apart", () => {
    expect(JSON.parse(besidesOf(STONES))).toEqual({ played: 3 });
    expect(besidesOf(FEN)).toBe("");
    const more = new Map(cellsOf(STONES, GOBAN)).set("A1", "X");
    const other = { cells: more, turn: "white", rights: undefined, besides: besidesOf(STONES), follows: ["played"] };
    expect(JSON.parse(arranged(STONES, GOBAN, other))).not.toHaveProperty("played");
    const besides = '{"hands":{"white":[5]}}';
    const text = arranged(CARDS, CHESS, {
      cells: cellsOf(CARDS, CHESS),
      turn: "black",
      rights: "K",
      besides,
      follows: [],
    });
    expect(JSON.parse(text)).toEqual({ fen: "4k3/8/8/8/8/8/8/4K2R b K - 0 1", hands: { white: [5] } });
  });
});
