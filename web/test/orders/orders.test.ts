import { describe, expect, it } from "vitest";
import { lineOf, pairsOf } from "../../src/orders/lines";
import { ASKS, chosenOf, ordersOf } from "../../src/orders/rules";

describe("orders as they are chosen", () => {
  const kept = ["card 35: play #39 e4", "card: pass", "move: ask", "anything: pass"];

  it("read and print what the server keeps", () => {
    const chosen = chosenOf(kept);
    expect(chosen.rules).toEqual([
      { about: "one", card: "35", says: "play", play: "#39 e4" },
      { about: "card", card: "", says: "pass", play: "" },
      { about: "move", card: "", says: "ask", play: "" },
    ]);
    expect(chosen.otherwise).toEqual({ about: "anything", card: "", says: "pass", play: "" });
    expect(ordersOf(chosen)).toEqual(kept);
  });

  it("are none where one is asked about everything", () => {
    expect(ordersOf({ rules: [], otherwise: { ...ASKS } })).toEqual([]);
    expect(chosenOf([])).toEqual({ rules: [], otherwise: ASKS });
    expect(chosenOf(["card: pass"]).otherwise).toEqual(ASKS);
  });
});

describe("conditional moves as they are typed", () => {
  it("become one line, and are read from it", () => {
    const pairs = [
      { they: " e7e5 ,end", i: "g1f3,  end" },
      { they: "*", i: "#35 c1  b1" },
    ];
    const line = lineOf(12, pairs, false);
    expect(line).toBe("12: e7e5, end > g1f3, end > * > #35 c1 b1");
    expect(pairsOf(line)).toEqual([
      { they: "e7e5, end", i: "g1f3, end" },
      { they: "*", i: "#35 c1 b1" },
    ]);
  });

  it("have the letters of pieces that the server knows", () => {
    const spelt = (text: string): string =>
      lineOf(0, [{ they: text, i: "x" }], true)
        .slice(3)
        .split(" > ")[0] ?? "";
    expect(spelt("Cf6")).toBe("Nf6");
    expect(spelt("Dxd4+")).toBe("Qxd4+");
    expect(spelt("Tad1")).toBe("Rad1");
    expect(spelt("Rf1")).toBe("Kf1");
    expect(spelt("Chb5")).toBe("Cb5");
    expect(spelt("Fb5")).toBe("Bb5");
    expect(spelt("e8=D")).toBe("e8=Q");
    expect(spelt("e7e5")).toBe("e7e5");
    expect(spelt("O-O")).toBe("O-O");
    expect(spelt("#35 c1 b1")).toBe("#35 c1 b1");
    expect(lineOf(0, [{ they: "Rf1", i: "Cf6" }], false)).toBe("0: Rf1 > Cf6");
  });
});
