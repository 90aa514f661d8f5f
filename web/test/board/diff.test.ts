import { describe, expect, it } from "vitest";
import { diff, nothing } from "../../src/board/diff";
import { distance } from "../../src/board/geometry";
import type { Piece } from "../../src/wire";
import { king, piece } from "./fixtures";

const board = { kind: "squares", width: 8, height: 8 } as const;
const between = (before: Piece[], after: Piece[]) => diff(before, after, (a, b) => distance(board, a, b));
const ways = (before: Piece[], after: Piece[]) =>
  between(before, after).slides.map(({ from, piece: { at } }) => from + at);

describe("the passage between two pictures", () => {
  it("is nothing when they are alike", () => {
    expect(nothing(between([piece("e2"), king("e1")], [king("e1"), piece("e2")]))).toBe(true);
  });
  it("is one slide for a move, and tells how the piece moved before", () => {
    const change = between([piece("e2"), piece("d2")], [piece("d2"), piece("e4", "queen")]);
    expect(change.slides).toEqual([{ from: "e2", piece: piece("e4", "queen"), was: "pawn" }]);
    expect([change.gone, change.born]).toEqual([[], []]);
  });
  it("turns no window when the mode stays", () => {
    expect(between([piece("e2")], [piece("e3")]).slides[0]?.was).toBeUndefined();
  });
  it("loses the piece taken", () => {
    const change = between([piece("e4"), piece("d5", "queen", "black")], [piece("d5", "queen")]);
    expect(change.slides.map(({ from }) => from)).toEqual(["e4"]);
    expect(change.gone).toEqual([piece("d5", "queen", "black")]);
  });
  it("slides king and partner when they castle", () => {
    expect(ways([king("e1"), piece("h1", "rook")], [king("g1"), piece("f1", "bishop")]).sort()).toEqual([
      "e1g1",
      "h1f1",
    ]);
  });
  it("takes the nearest of several pieces alike", () => {
    expect(ways([piece("a1"), piece("h1")], [piece("b1"), piece("g1")]).sort()).toEqual(["a1b1", "h1g1"]);
  });
  it("brings a piece back when a capture is taken back", () => {
    const change = between([piece("d5")], [piece("e4"), piece("d5", "pawn", "black")]);
    expect(change.slides.map(({ from }) => from)).toEqual(["d5"]);
    expect(change.born).toEqual([piece("d5", "pawn", "black")]);
  });
  it("turns a piece that changed where it stands", () => {
    expect(between([piece("e4")], [piece("e4", "rook")]).turned).toEqual([
      { from: "e4", piece: piece("e4", "rook"), was: "pawn" },
    ]);
  });
  it("never moves a piece to another side or art", () => {
    const change = between([piece("e4"), king("e1")], [piece("e5", "pawn", "black")]);
    expect(change.slides).toEqual([]);
    expect(change.gone).toHaveLength(2);
  });
});
