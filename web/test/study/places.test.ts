import { describe, expect, it } from "vitest";
import { passed, PILE } from "../../src/study/arranging/cards";
import { listed, lettersOf, unlisted } from "../../src/study/arranging/letters";
import { bared, liesOn, spotted } from "../../src/study/arranging/spots";

describe("cards of a position", () => {
  const said = { hands: { white: [3], black: [] }, pile: [5, 40, 7], discard: [21] };

  it("go onto the top of the pile from anywhere, the pile too", () => {
    expect(passed(said, "7", PILE, PILE, true)).toMatchObject({ pile: [7, 5, 40] });
    expect(passed(said, "3", "white", PILE, true)).toEqual({
      hands: { white: [], black: [] },
      pile: [3, 5, 40, 7],
      discard: [21],
    });
  });

  it("go from the top of the pile under it, and under it from a hand", () => {
    expect(passed(said, "5", PILE, PILE)).toMatchObject({ pile: [40, 7, 5] });
    expect(passed(said, "3", "white", PILE)).toMatchObject({ pile: [5, 40, 7, 3] });
    expect(passed(said, "99", "white", PILE)).toBe(said);
  });
});

describe("marks of pieces", () => {
  const magnet = { field: "marks", mark: "magnet", name: "Magnet" };
  const royal = { field: "marks", mark: "royal", name: "Royal" };

  it("are written side by side, and a piece of which nothing is said is left out", () => {
    const one = spotted(spotted({}, magnet, "d4"), royal, "d4");
    expect(one).toEqual({ marks: [{ at: "d4", magnet: true, royal: true }] });
    expect(liesOn(one, magnet)).toEqual(["d4"]);
    expect(spotted(one, magnet, "d4")).toEqual({ marks: [{ at: "d4", royal: true }] });
    expect(bared(one, [magnet, royal], "d4")).toEqual({ marks: [] });
    expect(bared(one, [magnet, royal], "d5")).toBe(one);
  });

  it("leave what else is said of the piece", () => {
    const unit = { marks: [{ at: "c3", with: ["n"], camel: true }] };
    expect(spotted(unit, { field: "marks", mark: "camel", name: "Camel" }, "c3")).toEqual({
      marks: [{ at: "c3", with: ["n"] }],
    });
  });
});

it("letters are listed for a seat, and one of two alike goes", () => {
  const lot = { field: "captured", seat: "white", name: "Captured", letters: [] };
  const twice = listed(listed({ captured: { black: ["b"] } }, lot, "p"), lot, "p");
  expect(lettersOf(twice, lot)).toEqual(["p", "p"]);
  expect(unlisted(twice, lot, 0)).toEqual({ captured: { black: ["b"], white: ["p"] } });
});
