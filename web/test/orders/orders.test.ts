import { describe, expect, it } from "vitest";
import { groupsOf, lineOf, pairsOf, planned } from "../../src/orders/lines";
import { ASKS, chosenOf, ordersOf } from "../../src/orders/rules";
import { actionOf } from "../../src/orders/typed";

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

describe("conditional moves", () => {
  const lines = ["white a2a3", "black e7e5", "black end", "white g1f3", "black *", "white #35 c1 b1"];

  it("are made of what each side does, without what one does before", () => {
    const groups = groupsOf(lines);
    expect(groups.map((one) => one.seat)).toEqual(["white", "black", "white", "black", "white"]);
    const line = lineOf(12, planned(groups, "white"));
    expect(line).toBe("12: e7e5, end > g1f3 > * > #35 c1 b1");
    expect(pairsOf(line)).toEqual([
      { they: "e7e5, end", i: "g1f3" },
      { they: "*", i: "#35 c1 b1" },
    ]);
  });

  it("leave one's turn open only where that is said", () => {
    expect(lineOf(1, planned(groupsOf(["black e7e5", "white g1f3"]), "white", true))).toBe("1: e7e5 > g1f3, ask");
    expect(planned(groupsOf(["black e7e5"]), "white", true)).toEqual([]);
  });
});

describe("an action as it is typed", () => {
  const meant = {
    actions: ["e7e5", "A-S1", "C-N2", "end"],
    written: (action: string): string => ({ "A-S1": "A ↓1", "C-N2": "C ↑2", end: "finir le tour" })[action] ?? action,
    heads: ["#35", "#3", "swap"],
    name: (head: string): string => ({ "#35": "Trou noir", "#3": "Trou" })[head] ?? head,
    french: true,
  };
  const typed = (text: string): string => actionOf(text, meant);

  it("is read as the list writes it", () => {
    expect(typed("A ↓1")).toBe("A-S1");
    expect(typed("C↑2")).toBe("C-N2");
    expect(typed("A-S1")).toBe("A-S1");
    expect(typed("finir le tour")).toBe("end");
  });

  it("is a card by its name or number", () => {
    expect(typed("Trou noir e5")).toBe("#35 e5");
    expect(typed("trou noir : c1, b1")).toBe("#35 c1 b1");
    expect(typed("Trou e4")).toBe("#3 e4");
    expect(typed("35 c1  b1")).toBe("#35 c1 b1");
    expect(typed("#35 *")).toBe("#35 *");
  });

  it("has the letters of pieces that the server knows", () => {
    expect(typed("Cf6")).toBe("Nf6");
    expect(typed("Dxd4+")).toBe("Qxd4+");
    expect(typed("Tad1")).toBe("Rad1");
    expect(typed("Rf1")).toBe("Kf1");
    expect(typed("Chb5")).toBe("Cb5");
    expect(typed("e8=D")).toBe("e8=Q");
    expect(typed(" e7e5 ")).toBe("e7e5");
    expect(typed("O-O")).toBe("O-O");
    expect(actionOf("Rf1", { ...meant, french: false })).toBe("Rf1");
  });
});
