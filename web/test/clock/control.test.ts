import { describe, expect, it } from "vitest";
import { controlsFor, DAYS, textOf } from "../../src/clock/choice";
import { briefOf } from "../../src/clock/brief";
import { controlOf, daysOf, faceOf, shownTime } from "../../src/clock/control";

describe("clocks", () => {
  it("are read and written as the server does", () => {
    expect(controlOf("10+5")).toEqual({ kind: "fischer", minutes: 10, periods: 0, seconds: 5 });
    expect(controlOf("10d5")).toEqual({ kind: "bronstein", minutes: 10, periods: 0, seconds: 5 });
    expect(controlOf("0+3x30")).toEqual({ kind: "periods", minutes: 0, periods: 3, seconds: 30 });
    for (const text of [...controlsFor(true).slice(1), "10d5"]) expect(textOf(controlOf(text))).toBe(text);
  });

  it("are said in a few signs", () => {
    expect(briefOf("10+5")).toBe("10 min + 5 s");
    expect(briefOf("10d5")).toBe("10 min + 5 s (Bronstein)");
    expect(briefOf("10+3x30")).toBe("10 min + 3 × 30 s");
  });

  it("may count days", () => {
    expect(DAYS.map((text) => daysOf(text))).toEqual([1, 2, 3, 5, 7, 10, 14]);
    expect(["", "10d5", "10+5", "0+3x30"].map((text) => daysOf(text))).toEqual([0, 0, 0, 0]);
    expect(briefOf("1d")).toBe("1 day per move");
    expect(briefOf("7d")).toBe("7 days per move");
  });

  it("have periods for whoever is used to them", () => {
    expect(controlsFor(false).some((text) => text.includes("x"))).toBe(false);
    expect(controlsFor(true)).toContain("10+3x30");
  });

  it("show hours where there are some, and tenths at the end", () => {
    expect(shownTime(3_661_000)).toBe("1:01:01");
    expect(shownTime(600_000)).toBe("10:00");
    expect(shownTime(59_400)).toBe("1:00");
    expect(shownTime(10_000)).toBe("0:10");
    expect(shownTime(9_940)).toBe("10.0");
    expect(shownTime(1_230)).toBe("1.3");
    expect(shownTime(0)).toBe("0.0");
  });

  it.each([
    ["10+5", 600_000, 600_000, ""],
    ["1+3x30", 150_000, 60_000, "3 × 30 s"],
    ["1+3x30", 90_001, 1, "3 × 30 s"],
    ["1+3x30", 90_000, 30_000, "2 × 30 s"],
    ["1+3x30", 60_001, 1, "2 × 30 s"],
    ["1+3x30", 60_000, 30_000, "1 × 30 s"],
    ["1+3x30", 30_000, 30_000, ""],
    ["1+3x30", 0, 0, ""],
  ])("of %s show of %i what runs and what comes after it", (control, left, time, after) => {
    expect(faceOf(control, left)).toEqual({ time, after });
  });
});
