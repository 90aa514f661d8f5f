import { describe, expect, it } from "vitest";
import { inDays } from "../../src/parts/left";

const HOUR = 3_600_000;

describe("what is left where days count", () => {
  it.each([
    [14 * 24 * HOUR, "14 j"],
    [52 * HOUR, "2 j 4 h"],
    [52 * HOUR - 1, "2 j 3 h"],
    [24 * HOUR + 59_000, "1 j"],
    [5 * HOUR + 12 * 60_000, "5 h 12 min"],
    [59 * 60_000, "59 min"],
    [20_000, "1 min"],
    [-5, "1 min"],
  ])("%d ms are %s", (millis, said) => {
    expect(inDays(millis, "fr").replaceAll("\u00a0", " ")).toBe(said);
  });

  it("is said in one unit where there is little room, and in English", () => {
    expect(inDays(52 * HOUR, "en", 1)).toBe("2\u00a0d");
    expect(inDays(52 * HOUR, "en")).toBe("2\u00a0d 4\u00a0h");
  });
});
