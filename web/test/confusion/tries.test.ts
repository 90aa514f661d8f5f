import { describe, expect, it } from "vitest";
import { gainsOf, bitsOf, plyAfter } from "../../src/games/confusion/left";
import { ownWay, prospectOf, triesOf, tryOf } from "../../src/games/confusion/tries";
import { action, diagrams } from "./fixtures";

describe("a try", () => {
  it("is read from its token", () => {
    expect(tryOf("L-S2")).toEqual({ letter: "L", manner: "alone", way: "S", distance: 2 });
    expect(tryOf("LZ-NE1")).toEqual({ letter: "L", manner: "carry", way: "NE", distance: 1 });
    expect(tryOf("Z-SE10")).toEqual({ letter: "Z", manner: "pass", way: "SE", distance: 10 });
    for (const other of ["swap L K", "yes", "resign", "e2e4", "L-2", "reveal A"]) expect(tryOf(other)).toBeUndefined();
  });

  it("goes forward southwards for White only", () => {
    expect([ownWay("S", "white"), ownWay("S", "yellow"), ownWay("NE", "white")]).toEqual(["N", "S", "SW"]);
  });

  it("must succeed, must fail, or is a question", () => {
    const judge = (token: string, kinds: (number | "?")[], seat = "yellow", promoted = false) =>
      prospectOf({ token }, seat, kinds, promoted, diagrams);
    expect(judge("A-N2", [1, 2, 3])).toBe("sure");
    expect(judge("A-S2", [1, 2, 3], "white")).toBe("sure");
    expect(judge("A-N2", [9, 10])).toBe("never");
    expect(judge("A-N2", [1, 9])).toBe("open");
    expect(judge("A-N5", [1])).toBe("never");
    expect(judge("A-W2", [1, 5, 9, 12], "yellow", true)).toBe("sure");
    expect(judge("A-W3", [1, 5, 9, 12], "yellow", true)).toBe("never");
  });

  it("is never settled while its piece may be the agent", () => {
    expect(prospectOf({ token: "A-N9" }, "red", ["?"], false, diagrams)).toBe("open");
    expect(prospectOf({ token: "A-N1" }, "red", [1, "?"], false, diagrams)).toBe("open");
  });
});

describe("the tries of a log", () => {
  it("carry their answers, given with them or by the other side", () => {
    const log = [
      action(0, "white", "L-S2", { answer: "yes" }),
      action(1, "yellow", "C-N2", { text: "(C-N2)" }),
      action(2, "white", "H-S1"),
      action(3, "yellow", "no"),
      action(4, "yellow", "K-E1"),
    ];
    expect(triesOf(log).map(({ letter, answer }) => [letter, answer])).toEqual([
      ["L", "yes"],
      ["C", "no"],
      ["H", "no"],
      ["K", undefined],
    ]);
  });

  it("give a pass to whoever controls the neutral piece", () => {
    const log = [
      action(0, "white", "V-S1", { text: "V-S1xZ", answer: "yes" }),
      action(1, "white", "Z-S1", { text: "Z-S1>T", answer: "yes" }),
      action(2, "white", "Z-SE3", { text: "(Z-SE3)", answer: "no" }),
    ];
    expect(triesOf(log).map(({ letter }) => letter)).toEqual(["V", "V", "T"]);
  });

  it("teach so many bits each", () => {
    const log = [
      action(0, "white", "L-S2"),
      action(1, "yellow", "yes"),
      action(2, "yellow", "C-N2"),
      action(3, "white", "no"),
    ];
    const left = {
      white: ["8", "8", "4", "4", "4"],
      yellow: ["479001600", "479001600", "479001600", "479001600", "1"],
    };
    const gains = gainsOf(triesOf(log), left, plyAfter(log));
    expect(gains.map(({ ply, bits, left: rest }) => [ply, Number(bits.toFixed(3)), rest])).toEqual([
      [2, 1, "4"],
      [4, 28.835, "1"],
    ]);
  });

  it("count in bits, however many digits", () => {
    expect(bitsOf("1")).toBe(0);
    expect(bitsOf("1024")).toBe(10);
    expect(bitsOf("1" + "0".repeat(30))).toBeCloseTo(30 * Math.log2(10), 9);
  });
});
