import { describe, expect, it } from "vitest";
import { diff, nothing } from "../../src/board/diff";
import { distance } from "../../src/board/geometry";
import type { Piece } from "../../src/wire";
import { king, man } from "./fixtures";

const board = { kind: "squares", width: 8, height: 8 } as const;
const between = (before: Piece[], after: Piece[]) => diff(before, after, (a, b) => distance(board, a, b));
const ways = (before: Piece[], after: Piece[]) =>
  between(before, after).slides.map(({ from, man: { at } }) => from + at);

describe("the passage between two pictures", () => {
  it("is nothing when they are alike", () => {
    expect(nothing(between([man("e2"), king("e1")], [king("e1"), man("e2")]))).toBe(true);
  });
  it("is one slide for a move, and tells how the man moved before", () => {
    const change = between([man("e2"), man("d2")], [man("d2"), man("e4", "queen")]);
    expect(change.slides).toEqual([{ from: "e2", man: man("e4", "queen"), was: "pawn" }]);
    expect([change.gone, change.born]).toEqual([[], []]);
  });
  it("turns no window when the mode stays", () => {
    expect(between([man("e2")], [man("e3")]).slides[0]?.was).toBeUndefined();
  });
  it("loses the man taken", () => {
    const change = between([man("e4"), man("d5", "queen", "black")], [man("d5", "queen")]);
    expect(change.slides.map(({ from }) => from)).toEqual(["e4"]);
    expect(change.gone).toEqual([man("d5", "queen", "black")]);
  });
  it("slides king and partner when they castle", () => {
    expect(ways([king("e1"), man("h1", "rook")], [king("g1"), man("f1", "bishop")]).sort()).toEqual(["e1g1", "h1f1"]);
  });
  it("takes the nearest of several men alike", () => {
    expect(ways([man("a1"), man("h1")], [man("b1"), man("g1")]).sort()).toEqual(["a1b1", "h1g1"]);
  });
  it("brings a man back when a capture is taken back", () => {
    const change = between([man("d5")], [man("e4"), man("d5", "pawn", "black")]);
    expect(change.slides.map(({ from }) => from)).toEqual(["d5"]);
    expect(change.born).toEqual([man("d5", "pawn", "black")]);
  });
  it("turns a man who changed where he stands", () => {
    expect(between([man("e4")], [man("e4", "rook")]).turned).toEqual([
      { from: "e4", man: man("e4", "rook"), was: "pawn" },
    ]);
  });
  it("never moves a man to another side or art", () => {
    const change = between([man("e4"), king("e1")], [man("e5", "pawn", "black")]);
    expect(change.slides).toEqual([]);
    expect(change.gone).toHaveLength(2);
  });
});
