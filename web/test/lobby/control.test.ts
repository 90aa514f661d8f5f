import { describe, expect, it } from "vitest";
import { CONTROLS, partsOfControl, shownTime } from "../../src/lobby/control";

describe("clocks", () => {
  it("are read as minutes and seconds", () => {
    expect(partsOfControl("10+5")).toEqual([10, 5]);
    for (const control of CONTROLS.slice(1)) expect(control).toMatch(/^\d+\+\d+$/);
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
});
