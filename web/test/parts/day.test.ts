import { describe, expect, it } from "vitest";
import { dayOf } from "../../src/parts/day";

describe("a day", () => {
  const at = Date.UTC(2026, 2, 3, 12);

  it("is counted as French counts the first of a month", () => {
    const first = Date.UTC(2026, 11, 1, 12);
    expect(dayOf(first, "fr", at)).toBe("1er décembre");
    expect(dayOf(first, "en", at)).toBe("1 December");
    expect(dayOf(Date.UTC(2026, 11, 11, 12), "fr", at)).toBe("11 décembre");
  });

  it("has its year when it isn't this one", () => {
    expect(dayOf(at, "fr", Date.UTC(2026, 10, 1))).toBe("3 mars");
    expect(dayOf(at, "en", Date.UTC(2027, 10, 1))).toBe("3 March 2026");
  });
});
