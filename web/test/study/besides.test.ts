import { describe, expect, it } from "vitest";
import { cardsOf, passed } from "../../src/study/arranging/cards";
import { bared, liesOn, spotted } from "../../src/study/arranging/spots";

const DEALT = { hands: { white: [3, 16], black: [1] }, pile: [5, 40], discard: [21], chrono: true };

describe("cards of a position", () => {
  it("lie in hands, in a pile and in a discard, and nowhere where nothing is said", () => {
    expect(cardsOf(DEALT, "white")).toEqual(["3", "16"]);
    expect(cardsOf(DEALT, "pile")).toEqual(["5", "40"]);
    expect(cardsOf({}, "white")).toEqual([]);
    expect(cardsOf({ hands: "all" }, "white")).toEqual([]);
  });

  it("go from one place to the end of another, and stay what they are", () => {
    expect(passed(DEALT, "40", "pile", "black")).toEqual({
      ...DEALT,
      hands: { white: [3, 16], black: [1, 40] },
      pile: [5],
    });
    expect(passed(DEALT, "3", "white", "pile")).toEqual({
      ...DEALT,
      hands: { white: [16], black: [1] },
      pile: [5, 40, 3],
    });
    expect(passed(DEALT, "1", "black", "white").hands).toEqual({ white: [3, 16, 1], black: [] });
  });

  it("leave one of two alike behind, and aren't taken where they don't lie", () => {
    expect(passed({ pile: ["non", "troc", "non"] }, "non", "pile", "black")).toEqual({
      pile: ["troc", "non"],
      hands: { black: ["non"] },
    });
    expect(passed(DEALT, "9", "pile", "black")).toBe(DEALT);
  });
});

it("what lies on a square is put there, and taken away by the same", () => {
  const hole = { field: "holes", name: "" };
  const trap = { field: "traps", seat: "black", name: "" };
  expect(spotted({}, hole, "e6")).toEqual({ holes: ["e6"] });
  expect(spotted({ holes: ["e6", "a1"] }, hole, "e6")).toEqual({ holes: ["a1"] });
  const armed = spotted({ traps: { white: ["e5"] } }, trap, "e5");
  expect(armed).toEqual({ traps: { white: ["e5"], black: ["e5"] } });
  expect(spotted(armed, trap, "e5")).toEqual({ traps: { white: ["e5"], black: [] } });
});

it("what lies on squares is named, and taken away from one or from all", () => {
  const spots = [
    { field: "holes", name: "" },
    { field: "traps", seat: "white", name: "" },
    { field: "traps", seat: "black", name: "" },
  ];
  const said = { holes: ["a1"], traps: { white: ["e5", "d4"], black: ["e5"] }, chrono: true };
  expect(spots.map((spot) => liesOn(said, spot))).toEqual([["a1"], ["e5", "d4"], ["e5"]]);
  expect(bared(said, spots, "e5")).toEqual({ ...said, traps: { white: ["d4"], black: [] } });
  expect(bared(said, spots)).toEqual({ holes: [], traps: { white: [], black: [] }, chrono: true });
  expect(bared(said, spots, "h8")).toBe(said);
});
