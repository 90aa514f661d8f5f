import { expect, it } from "vitest";
import { afterwardsOf, changed, touchedBy } from "../../src/play/afterwards";
import type { Offer } from "../../src/wire";
import { sheetWith } from "./sheets";

const at = (square: string, side = "white") => ({ at: square, art: "mutation-piece", side, mode: "pawn" });
const board = { ...sheetWith([]).board, pieces: [at("e2"), at("d3", "black"), at("d2")], check: ["e1"] };
const offer: Offer = {
  moves: [
    { token: "e2d3", from: "e2", to: "d3", capture: true, becomes: "rook" },
    { token: "e2e3", from: "e2", to: "e3", capture: false },
  ],
  heads: [],
  words: ["D4", "pass"],
  puts: { at: "", art: "go-black", side: "black" },
  after: { e2e3: [{ at: "e3", from: "d2" }, { at: "d2", from: "e2" }, { at: "d3" }], D5: [] },
};
const after = (token: string): string[] =>
  changed(board, afterwardsOf(offer, token).changes)
    .pieces.map(({ at, side, mode, art }) => `${at} ${side} ${mode ?? art}`)
    .sort();

it("a piece goes where its move leads, takes what stands there, and becomes what the move says", () => {
  expect(after("e2d3")).toEqual(["d2 white pawn", "d3 white rook"]);
  expect(touchedBy(afterwardsOf(offer, "e2d3"))).toEqual(["e2", "d3"]);
});

it("what an offer says of a move is all that happens", () => {
  expect(after("e2e3")).toEqual(["d2 white pawn", "e3 white pawn"]);
});

it("a word that names a point puts there what the offer says, another changes nothing", () => {
  expect(after("D4")).toContain("D4 black go-black");
  expect(changed(board, afterwardsOf(offer, "pass").changes)).toBe(board);
});

it("a try is only announced", () => {
  const said = afterwardsOf({ ...offer, announced: true }, "e2d3");
  expect(said).toEqual({ changes: [], way: { from: "e2", to: "d3" } });
});

it("nobody is in check on a board that nobody has confirmed", () => {
  expect(changed(board, afterwardsOf(offer, "e2d3").changes).check).toEqual([]);
});
