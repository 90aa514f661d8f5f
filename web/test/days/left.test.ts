import { describe, expect, it } from "vitest";
import { waitingBeside } from "../../src/days/waiting";
import { inDays } from "../../src/parts/left";
import type { MatchRow } from "../../src/wire";

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

describe("what waits beside the match on the table", () => {
  const row = (id: string, more: Partial<MatchRow>): MatchRow => ({
    id,
    game: "felon",
    seats: [],
    turn: null,
    outcome: null,
    actions: 1,
    begun: true,
    updated: 0,
    ...more,
  });

  it("is what the server says, in its order, and never this match, or one without days", () => {
    const rows = [
      row("a", { waits: true, due: 5 }),
      row("here", { waits: true, due: 6 }),
      row("b", { waits: true, due: 7 }),
      row("now", { waits: true }),
      row("theirs", { due: 1 }),
    ];
    expect(waitingBeside(rows, "here").map((one) => one.id)).toEqual(["a", "b"]);
  });
});
