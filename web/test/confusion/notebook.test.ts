import { beforeEach, describe, expect, it } from "vitest";
import { Notes } from "../../src/games/confusion/marks.svelte";
import { kindsLeft, rowOf, spelled } from "../../src/games/confusion/notebook";
import { settingOf } from "../../src/games/confusion/setting";

const abbott = settingOf({});

describe("a setting", () => {
  it("has twelve letters and kinds, thirteen with agents", () => {
    expect(abbott.letters).toHaveLength(12);
    const spies = settingOf({ edition: "spies" });
    expect([spies.letters.at(-1), spies.kinds.at(-1), spies.asked]).toEqual(["X", "?", true]);
    const honor = settingOf({ edition: "spies", honor: "true", answers: "cover" });
    expect([honor.letters.length, honor.kinds.length, honor.asked]).toEqual([12, 12, false]);
  });
});

describe("a row", () => {
  it("says what is proven", () => {
    const states = (possible: number[]) => rowOf(abbott, "A", { possible }, {}).map((cell) => cell.proven);
    expect(new Set(states(abbott.kinds.map(Number)))).toEqual(new Set(["free"]));
    expect(states([8, 9])).toEqual([...Array<string>(7).fill("out"), "open", "open", "out", "out", "out"]);
    expect(states([4])[3]).toBe("certain");
  });

  it("knows nothing on paper", () => {
    expect(rowOf(abbott, "A", undefined, {}).every((cell) => cell.proven === "free" && cell.chance === undefined)).toBe(
      true,
    );
  });

  it("leaves what neither proof nor marks exclude", () => {
    const left = (possible: number[], marks: Record<string, "no" | "maybe" | "sure">) =>
      kindsLeft(rowOf(abbott, "A", { possible }, marks));
    expect(left([8, 9, 11], { A9: "no", C8: "no" })).toEqual([8, 11]);
    expect(left([8, 9, 11], { A9: "sure", A8: "maybe" })).toEqual([9]);
    expect(left([8, 9], { A3: "sure" })).toEqual([8, 9]);
    expect(left([8, 9], { A8: "no", A9: "no" })).toEqual([8, 9]);
  });

  it("has odds of zero where an oracle says nothing", () => {
    const row = rowOf(abbott, "A", { possible: [1, 2], probabilities: { "1": 0.25, "2": 0.75 } }, {});
    expect(row.map((cell) => cell.chance).slice(0, 3)).toEqual([0.25, 0.75, 0]);
  });
});

describe("letters of a position", () => {
  it("are read with what is seen of them", () => {
    expect(spelled("A6 C8+ E? H+ K")).toEqual([
      { letter: "A", kind: 6, promoted: false },
      { letter: "C", kind: 8, promoted: true },
      { letter: "E", kind: "?", promoted: false },
      { letter: "H", kind: undefined, promoted: true },
      { letter: "K", kind: undefined, promoted: false },
    ]);
    expect(spelled(undefined)).toEqual([]);
  });
});

describe("marks", () => {
  beforeEach(() => localStorage.clear());

  it("go from struck to maybe to sure to none", () => {
    const notes = new Notes("notes.t");
    expect([1, 2, 3, 4].map(() => notes.turn("yellow", "A", 3))).toEqual(["no", "maybe", "sure", undefined]);
    expect(notes.about("yellow")).toEqual({});
  });

  it("stay in the browser, each side of the sheet by itself", () => {
    const notes = new Notes("notes.t");
    notes.turn("yellow", "A", 3);
    notes.turn("white", "X", "?");
    const later = new Notes("notes.t");
    expect([later.about("yellow"), later.about("white")]).toEqual([{ A3: "no" }, { "X?": "no" }]);
    expect(later.undoable).toBe(false);
  });

  it("are taken back one by one", () => {
    const notes = new Notes("notes.t");
    notes.turn("yellow", "A", 3);
    notes.turn("yellow", "A", 3);
    notes.turn("white", "C", 1);
    notes.undo();
    expect(notes.about("white")).toEqual({});
    notes.undo();
    expect(notes.about("yellow")).toEqual({ A3: "no" });
    notes.undo();
    expect([notes.about("yellow"), notes.undoable]).toEqual([{}, false]);
  });

  it("take nothing else from the browser", () => {
    localStorage.setItem(
      "zizanie.notes.t",
      JSON.stringify({ yellow: { A3: "no", A4: "evil", "<b>": "no" }, white: 7 }),
    );
    expect(new Notes("notes.t").about("yellow")).toEqual({ A3: "no" });
    localStorage.setItem("zizanie.notes.t", "junk");
    expect(new Notes("notes.t").about("yellow")).toEqual({});
  });
});
