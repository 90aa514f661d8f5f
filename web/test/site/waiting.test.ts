import { describe, expect, it, vi } from "vitest";
import { here, setNear, type Near } from "../../src/net/near";
import { merged } from "../../src/site/near";
import { waiting } from "../../src/site/waiting.svelte";
import type { MatchRow } from "../../src/wire";

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

describe("what waits beside the match on the table", () => {
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

describe("what the visitor has", () => {
  const HERE = "d-aaaaaaaaaaaaaaaaaaaaaaaa";
  const house = { rows: async () => [{ id: HERE, row: row(HERE, {}), updated: 1, broken: false }] } as unknown as Near;

  it("counts games that last as long as this page, and none that are deleted", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    setNear(() => Promise.resolve(house));
    waiting.rows = [row("m-1", {}), row(HERE, {})];
    await waiting.refresh();
    expect(waiting.rows.map(({ id }) => id)).toEqual(["m-1"]);
    here.house = house;
    await waiting.refresh();
    expect(waiting.rows.map(({ id }) => id).sort()).toEqual([HERE, "m-1"]);
    delete here.house;
  });
});

describe("games on this device", () => {
  const A = "d-aaaaaaaaaaaaaaaaaaaaaaaa";
  const B = "d-bbbbbbbbbbbbbbbbbbbbbbbb";
  const ids = (server: MatchRow[], here: MatchRow[]): string[] => merged(server, here).map(({ id }) => id);

  it("stand among the others in the server's order: what presses, then the latest", () => {
    const server = [
      row("m-due", { waits: true, due: 5, updated: 1 }),
      row("m-late", { waits: true, due: 9, updated: 2 }),
      row("m-new", { updated: 30 }),
      row("m-theirs", { due: 1, updated: 10 }),
    ];
    const here = [row(A, { waits: true, updated: 40 }), row(B, { updated: 20 })];
    expect(ids(server, here)).toEqual(["m-due", "m-late", A, "m-new", B, "m-theirs"]);
  });

  it("leave a server's order alone where there are none, and are never shown twice", () => {
    const server = [row("m-old", { updated: 1 }), row("m-new", { updated: 2 })];
    expect(ids(server, [])).toEqual(["m-old", "m-new"]);
    expect(ids([...server, row(A, {}), row("d-0123456789abcdef01234567", {})], [row(A, { updated: 3 })])).toEqual([
      A,
      "m-new",
      "m-old",
    ]);
  });
});
