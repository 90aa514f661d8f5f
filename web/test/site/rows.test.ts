import { describe, expect, it } from "vitest";
import { against, dayOf, groupsOf, resultOf } from "../../src/home/rows";
import { en } from "../../src/texts/en";
import type { MatchRow, SeatInfo } from "../../src/wire";

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: "white",
  kind: "guest",
  name: "",
  level: 0,
  mine: false,
  here: true,
  ...more,
});
const row = (id: string, turn: string | null, other: Partial<SeatInfo> = {}): MatchRow => ({
  id,
  game: "mutation",
  seats: [seat({ mine: true }), seat({ seat: "black", ...other })],
  begun: true,
  turn,
  outcome: turn === null ? { winner: null, reason: "agreement" } : null,
  actions: 3,
  updated: 0,
  ...(turn === "white" ? { waits: true } : {}),
});

describe("groupsOf", () => {
  it("puts the viewer's turn first and leaves empty groups out", () => {
    const groups = groupsOf([row("a", "black"), row("b", null), row("c", "white")]);
    expect(groups.map((group) => [group.what, group.rows.map((one) => one.id)])).toEqual([
      ["turn", ["c"]],
      ["others", ["a"]],
      ["over", ["b"]],
    ]);
    expect(groupsOf([])).toEqual([]);
  });

  it("goes by what the server says waits, in its order: a window may be no turn", () => {
    const window: MatchRow = { ...row("window", "black"), waits: true, due: 2 };
    const groups = groupsOf([window, row("turn", "white"), row("other", "black")]);
    expect(groups[0]?.rows.map((one) => one.id)).toEqual(["window", "turn"]);
  });

  it("shows some finished matches, and all who are asked for", () => {
    const many = Array.from({ length: 9 }, (_, n) => row(`m${n}`, null));
    expect(groupsOf(many)).toMatchObject([{ what: "over", more: 5 }]);
    const [all] = groupsOf(many, true);
    expect([all?.rows.length, all?.more]).toEqual([9, 0]);
  });
});

describe("against", () => {
  it("names the opponent", () => {
    expect(against(en, row("a", "white", { kind: "computer", level: 4 }))).toBe("against the computer, level 4");
    expect(against(en, row("a", "white", { name: "Léa" }))).toBe("against Léa");
    expect(against(en, row("a", "white", { kind: "account", name: "Léa" }))).toBe("against Léa");
    expect(against(en, row("a", "white", { kind: "gone" }))).toBe("against a deleted account");
    expect(against(en, row("a", "white", { kind: "open" }))).toBe("waiting for your opponent");
    expect(against(en, row("a", "white", { mine: true }))).toBe("two players, one screen");
  });
});

describe("a finished match", () => {
  it("says how it ended for the guest", () => {
    const over = (winner: string | null, other: Partial<SeatInfo> = {}): MatchRow => ({
      ...row("a", null, other),
      outcome: { winner, reason: "checkmate" },
    });
    expect(resultOf(en, over("white"))).toBe("you won");
    expect(resultOf(en, over("black"))).toBe("you lost");
    expect(resultOf(en, over(null))).toBe("a draw");
    expect(resultOf(en, over("black", { mine: true }))).toBe("winner: Black");
  });

  it("says when, with the year if that is past", () => {
    const day = new Date(2026, 10, 22, 12).getTime();
    expect(dayOf(day, "en", day)).toBe("22 November");
    expect(dayOf(day, "fr", day)).toBe("22 novembre");
    expect(dayOf(day, "fr", new Date(2027, 0, 1).getTime())).toBe("22 novembre 2026");
  });
});
