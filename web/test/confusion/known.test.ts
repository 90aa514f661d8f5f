import { describe, expect, it } from "vitest";
import { contradictionOf, hasNotes } from "../../src/games/confusion/contradiction";
import { knownOf, toldOf } from "../../src/games/confusion/known";
import type { Mark } from "../../src/games/confusion/notebook";
import type { Knowledge, Replay } from "../../src/wire";

const KINDS = [1, 2, 3, 4];

/** What White can tell on a board: the kinds that each letter may be. */
const board = (left: Record<string, number[]>): Knowledge => ({
  white: Object.fromEntries(Object.entries(left).map(([letter, possible]) => [letter, { possible }])),
  yellow: {},
});

/** A is not 1; then C is 2 or 3; then C is 2, so that no other can be. */
const TOLD = [
  board({ A: [1, 2, 3, 4], C: [1, 2, 3, 4], E: [1, 2, 3, 4], H: [1, 2, 3, 4] }),
  board({ A: [2, 3, 4], C: [1, 2, 3, 4], E: [1, 2, 3, 4], H: [1, 2, 3, 4] }),
  board({ A: [2, 3, 4], C: [2, 3], E: [1, 2, 3, 4], H: [1, 2, 3, 4] }),
  board({ A: [3, 4], C: [2], E: [1, 3, 4], H: [1, 3, 4] }),
];

const noted = (marks: Record<string, Mark>) => contradictionOf(TOLD, "white", marks, KINDS);

describe("a letter that could be known", () => {
  it("has the first board on which one diagram was left, and what it is", () => {
    expect(knownOf(TOLD, "white")).toEqual({ known: [{ letter: "C", kind: 2, ply: 3 }], open: ["A", "E", "H"] });
    const after = [...TOLD, board({ A: [3], C: [2], E: [1, 4], H: [1, 4] })];
    expect(knownOf(after, "white").known.map(({ letter, ply }) => [letter, ply])).toEqual([
      ["C", 3],
      ["A", 4],
    ]);
    expect(knownOf(TOLD, "red")).toEqual({ known: [], open: [] });
  });

  it("is told only where each board tells what was known", () => {
    const beside = (all: readonly (Knowledge | undefined)[]) =>
      toldOf({ beside: all.map((knowledge) => ({ knowledge })) } as Pick<Replay, "beside">);
    expect(beside(TOLD)).toEqual(TOLD);
    expect(beside([...TOLD, undefined])).toBeUndefined();
    expect(beside([{}, {}])).toBeUndefined();
    expect(toldOf(null)).toBeUndefined();
    expect(toldOf({})).toBeUndefined();
  });
});

describe("what was noted by hand", () => {
  it("is contradicted by the first answer that excludes it", () => {
    expect(noted({ A1: "sure" })).toEqual({ ply: 1, letters: ["A"], together: false });
    expect(noted({ E2: "sure" })).toEqual({ ply: 3, letters: ["E"], together: false });
    expect(noted({ E2: "sure", E3: "sure" })).toBeUndefined();
  });

  it("is contradicted once all that is left was struck out", () => {
    expect(noted({ C2: "no", C3: "no" })).toEqual({ ply: 2, letters: ["C"], together: false });
    expect(noted({ C2: "no" })).toEqual({ ply: 3, letters: ["C"], together: false });
    expect(noted({ C1: "no", C3: "no", C4: "no" })).toBeUndefined();
  });

  it("can be wrong together, where each alone could be right", () => {
    expect(noted({ E1: "no", H1: "no", A2: "no" })).toEqual({ ply: 2, letters: ["A", "E", "H"], together: true });
    expect(noted({ E3: "sure", H3: "sure" })).toEqual({ ply: 0, letters: ["E", "H"], together: true });
    expect(noted({ A3: "sure", E4: "sure", H1: "sure" })).toBeUndefined();
  });

  it("excludes nothing where it is only thinkable", () => {
    expect(noted({ A1: "maybe", C1: "maybe" })).toBeUndefined();
    expect([hasNotes({}), hasNotes({ A1: "maybe" }), hasNotes({ A1: "no" })]).toEqual([false, false, true]);
  });
});
