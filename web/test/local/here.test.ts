import { beforeEach, expect, it, vi } from "vitest";
import type { Lying } from "../../src/local/here.svelte";

const kept = new Map<string, { id: string; saved: string; row: Lying["row"]; updated: number; broken: boolean }>();
vi.doMock("../../src/device/store", () => ({
  games: {
    all: async () => [...kept.values()],
    get: async (id: string) => kept.get(id),
    put: async (game: { id: string }) => void kept.set(game.id, { broken: false, ...game } as never),
  },
}));
vi.doMock("../../src/device/port", () => ({
  removeGame: async (id: string) => void kept.delete(id),
  clearGames: async () => kept.clear(),
}));
const { Here } = await import("../../src/local/here.svelte");
const { waiting } = await import("../../src/site/waiting.svelte");
vi.spyOn(waiting, "refresh").mockResolvedValue();

const game = (id: string, over = false): void => {
  const outcome = over ? { winner: null, reason: "agreement" } : null;
  const row = { id, game: "felon", seats: [], turn: null, outcome, actions: 1, begun: true, updated: 0 };
  kept.set(id, { id, saved: "12345", row, updated: 0, broken: false });
};

beforeEach(() => {
  kept.clear();
  localStorage.clear();
  localStorage.setItem("zizanie.device", "true");
});

it("tells what there is, how large it is, and what is still played", async () => {
  game("d-1");
  game("d-2", true);
  const here = new Here(() => undefined);
  await here.look();
  expect(here.games.map(({ id, size }) => [id, size])).toEqual([
    ["d-1", 5],
    ["d-2", 5],
  ]);
  expect(here.running).toBe(1);
});

it("doesn't look where nothing was ever kept", async () => {
  game("d-1");
  localStorage.removeItem("zizanie.device");
  const here = new Here(() => undefined);
  await here.look();
  expect(here.games).toEqual([]);
});

it("brings back what was deleted in error", async () => {
  game("d-1");
  const here = new Here(() => undefined);
  await here.look();
  const back = await here.drop("d-1");
  expect([kept.size, here.games.length]).toEqual([0, 0]);
  await back();
  expect([kept.get("d-1")?.saved, here.games.length]).toEqual(["12345", 1]);
});

it("is empty afterwards but for how the page looks and what games on a server were dealt with", async () => {
  game("d-1");
  const keys = ["lang", "theme", "sound", "deal.abc", "setup.felon", "learn.felon", "blanks", "place", "told", "level"];
  for (const key of keys) localStorage.setItem(`zizanie.${key}`, "1");
  localStorage.setItem("other", "1");
  const here = new Here(() => undefined);
  await here.look();
  await here.empty();
  expect([kept.size, here.games.length]).toEqual([0, 0]);
  expect(Object.keys(localStorage).sort()).toEqual([
    "other",
    "zizanie.deal.abc",
    "zizanie.lang",
    "zizanie.sound",
    "zizanie.theme",
  ]);
});
