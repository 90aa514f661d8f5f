import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { games } from "../../src/device/store";
import { Finished } from "../../src/own/finished.svelte";
import { site } from "../../src/site/site.svelte";
import { keep } from "../../src/site/store";
import type { MatchRow } from "../../src/wire";

const OVER = { result: "white", reason: "mate" } as unknown as MatchRow["outcome"];
const row = (id: string): MatchRow =>
  ({ id, game: "felon", seats: [], turn: null, outcome: OVER, actions: 9, begun: true, updated: 1 }) as MatchRow;

beforeEach(async () => {
  localStorage.clear();
  keep("device", true);
  await games.clear();
  await games.put({ id: "d-1", saved: "{}", row: row("d-1"), updated: 1 });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
});

const left = async (account: string): Promise<string[]> => {
  site.me = { id: account, name: "", kept: true, news: 0 };
  const finished = new Finished();
  await finished.look();
  return finished.left.map(({ id }) => id);
};

it("what one account has taken is still there for another", async () => {
  expect(await left("p-ann")).toEqual(["d-1"]);
  await new Finished().copy("d-1");
  expect(await left("p-ann")).toEqual([]);
  expect(await left("p-ben")).toEqual(["d-1"]);
});

it("what is gone meanwhile isn't taken for copied", async () => {
  await left("p-ann");
  await games.remove("d-1");
  await new Finished().copy("d-1");
  await games.put({ id: "d-1", saved: "{}", row: row("d-1"), updated: 1 });
  expect(await left("p-ann")).toEqual(["d-1"]);
});
