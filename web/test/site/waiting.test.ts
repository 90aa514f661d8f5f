import { describe, expect, it } from "vitest";
import { waiting } from "../../src/site/waiting.svelte";
import type { MatchRow } from "../../src/wire";

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

  it("is what the server says, in its order, with or without days, and never this match", () => {
    waiting.rows = [
      row("a", { waits: true, due: 5 }),
      row("here", { waits: true, due: 6 }),
      row("b", { waits: true, due: 7 }),
      row("now", { waits: true }),
      row("theirs", { due: 1 }),
    ];
    expect(waiting.beside("here").map((one) => one.id)).toEqual(["a", "b", "now"]);
    expect(waiting.turn).toHaveLength(4);
  });
});
