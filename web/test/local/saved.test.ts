import { beforeEach, expect, it, vi } from "vitest";
import { Refused } from "../../src/net/api";

/** What is on the device: saved games by their id. */
const here = new Map<string, string>();
/** The program could be fetched. */
let fetched = true;

vi.doMock("../../src/device/store", () => ({
  games: { get: async (id: string) => (here.has(id) ? { id, saved: here.get(id) } : undefined) },
}));
vi.doMock("../../src/device/port", () => ({
  restoreGame: async (saved: string) => {
    const { id, moves } = JSON.parse(saved) as { id: string; moves: number };
    if (!fetched) throw new Refused({ code: "offline", message: { fr: "Hors ligne.", en: "Offline." } });
    if (moves < 0) throw new Refused({ code: "malformed", message: { fr: "Abîmée.", en: "Broken." } });
    here.set(id, saved);
    return { id };
  },
}));
const { bring, clashing } = await import("../../src/local/saved");

const game = (id: string, moves: number): string => JSON.stringify({ zizanie: "saved game", id, moves });

beforeEach(() => {
  here.clear();
  fetched = true;
});

it("a saved game that isn't here goes on here", async () => {
  expect(await clashing([game("d-1", 3)])).toEqual([]);
  expect(await bring([game("d-1", 3)], false)).toEqual(["d-1"]);
  expect(here.get("d-1")).toBe(game("d-1", 3));
});

it("one that is here in another state gives way only where that is said", async () => {
  here.set("d-1", game("d-1", 9));
  here.set("d-2", game("d-2", 5));
  const file = [game("d-1", 3), game("d-2", 5), game("d-3", 1)];
  expect(await clashing(file)).toEqual(["d-1"]);
  expect(await bring(file, false)).toEqual(["d-1", "d-2", "d-3"]);
  expect(here.get("d-1")).toBe(game("d-1", 9));
  await bring(file, true);
  expect(here.get("d-1")).toBe(game("d-1", 3));
  expect(here.size).toBe(3);
});

it("one that was to give way stays when the file can't be read", async () => {
  here.set("d-1", game("d-1", 9));
  await expect(bring([game("d-1", -1)], true)).rejects.toThrow(Refused);
  expect(here.get("d-1")).toBe(game("d-1", 9));
});

it("one that was to give way stays when nothing can be read", async () => {
  here.set("d-1", game("d-1", 9));
  fetched = false;
  await expect(bring([game("d-1", 3)], true)).rejects.toThrow(Refused);
  expect(here.get("d-1")).toBe(game("d-1", 9));
});
