import { beforeEach, describe, expect, it, vi } from "vitest";
import { freshStore, roomOn, sharedLocks, UNTIL } from "./fake";

const sheet = (...moves: string[]) => ({ type: "sheet", moves });

describe("the engine room", () => {
  let store: Awaited<ReturnType<typeof freshStore>>;
  beforeEach(async () => {
    store = await freshStore();
  });

  it("lets nobody hear of a change before it is kept, and keeps the order", async () => {
    let free: (() => void) | undefined;
    const slow = {
      ...store,
      keep: async (...of: Parameters<typeof store.keep>) => {
        await new Promise<void>((go) => (free = go));
        await store.keep(...of);
      },
    };
    const one = await roomOn(slow);
    const id = await one.found();
    await one.open(1, id);
    one.play(1, "e4");
    one.room.hear({ type: "say", line: 1, text: '{"type":"ping"}' });
    await vi.waitUntil(() => free, UNTIL);
    expect(one.told(1)).toEqual([sheet()]);
    expect((await store.get(id))?.saved).not.toContain('"e4"');
    free?.();
    await vi.waitUntil(() => one.told(1).length === 3, UNTIL);
    expect(one.told(1)).toEqual([sheet(), sheet("e4"), { type: "pong" }]);
    expect((await store.get(id))?.saved).toContain('"e4"');
    expect(one.said.filter(({ type }) => type === "kept")).toHaveLength(1);
  });

  it("answers at once where nothing is to be kept", async () => {
    const one = await roomOn(store);
    const id = await one.found();
    await one.open(1, id);
    one.room.hear({ type: "say", line: 1, text: '{"type":"ping"}' });
    expect(one.told(1)).toEqual([sheet(), { type: "pong" }]);
  });

  it("lets whoever left while it was writing know that it is well", async () => {
    let free: (() => void) | undefined;
    const keep = async (...of: Parameters<typeof store.keep>) => {
      await new Promise<void>((go) => (free = go));
      await store.keep(...of);
    };
    const one = await roomOn({ ...store, keep });
    const id = await one.found();
    await one.open(1, id);
    one.play(1, "e4");
    await vi.waitUntil(() => free, UNTIL);
    one.room.hear({ type: "say", line: 1, text: '{"type":"ping"}' });
    one.room.hear({ type: "close", line: 1 });
    free?.();
    await vi.waitFor(() => expect(one.said.at(-1)).toEqual({ type: "shut", line: 1, why: "gone" }), UNTIL);
    expect(one.told(1)).toEqual([sheet()]);
  });

  it("takes a game out of the store when it is asked about one that isn't in memory", async () => {
    const before = await roomOn(store);
    const id = await before.found();
    await before.open(1, id);
    before.play(1, "e4");
    await vi.waitUntil(() => before.told(1).length === 2, UNTIL);
    const after = await roomOn(store);
    expect(JSON.parse((await after.ask("GET", `/api/matches/${id}`)).body)).toEqual({ id, moves: ["e4"] });
    // It was only looked into: the one that had it still has it.
    expect(after.program().games.has(id)).toBe(false);
    before.play(1, "e5");
    await vi.waitUntil(() => before.told(1).length === 3, UNTIL);
    await after.open(7, id);
    expect(after.told(7)).toEqual([sheet("e4", "e5")]);
    expect((await after.ask("GET", "/api/matches/d-none")).status).toBe(404);
    after.room.hear({ type: "open", line: 8, id: "d-none", have: 0 });
    await vi.waitFor(() => expect(after.said).toContainEqual({ type: "shut", line: 8, why: "gone" }), UNTIL);
  });

  it("gives a game to the tab that opens it last, which takes it as it was confirmed", async () => {
    const locks = sharedLocks();
    const [one, other] = [await roomOn(store, locks), await roomOn(store, locks)];
    const id = await one.found();
    await one.open(1, id);
    one.play(1, "e4");
    await vi.waitUntil(() => one.told(1).length === 2, UNTIL);
    await other.open(2, id);
    expect(other.told(2)).toEqual([sheet("e4")]);
    expect(one.said).toContainEqual({ type: "shut", line: 1, why: "elsewhere" });
    expect(one.program().games.has(id)).toBe(false);
    other.play(2, "e5");
    await vi.waitUntil(() => other.told(2).length === 2, UNTIL);
    // Taken back, it is loaded anew.
    await one.open(3, id);
    expect(one.told(3)).toEqual([sheet("e4", "e5")]);
    expect(other.said).toContainEqual({ type: "shut", line: 2, why: "elsewhere" });
  });

  it("keeps nothing of a game that it gave up, whatever is still thought about it", async () => {
    const locks = sharedLocks();
    const [one, other] = [await roomOn(store, locks), await roomOn(store, locks)];
    const id = await one.found();
    const late = one.program().games.get(id);
    await other.open(2, id);
    await vi.waitUntil(() => !one.program().games.has(id), UNTIL);
    other.play(2, "e5");
    await vi.waitUntil(() => other.told(2).length === 2, UNTIL);
    // A thought that comes too late.
    if (late) one.program().games.set(id, late);
    one.room.thought(1, "e4");
    expect(one.program().games.get(id)?.moves).toEqual(["e4"]);
    const next = await one.found();
    expect((await store.get(id))?.saved).toContain('"e5"');
    expect((await store.get(next))?.saved).toBeDefined();
  });

  it("confirms nothing in a tab that hasn't heard yet that the game is another's", async () => {
    const deaf = { take: () => Promise.resolve(() => undefined) };
    const [one, other] = [await roomOn(store, deaf), await roomOn(store, deaf)];
    const id = await one.found();
    await one.open(1, id);
    await other.open(2, id);
    one.play(1, "late");
    await vi.waitFor(() => expect(one.said).toContainEqual({ type: "shut", line: 1, why: "elsewhere" }), UNTIL);
    expect(one.told(1)).toEqual([sheet()]);
    expect((await store.get(id))?.saved).not.toContain('"late"');
  });

  it("goes on without storage, says so once, and again when it is back", async () => {
    let full = true;
    const put = (...of: Parameters<typeof store.put>) =>
      full ? Promise.reject(new DOMException("full", "QuotaExceededError")) : store.put(...of);
    const one = await roomOn({ ...store, put });
    const id = await one.found();
    await one.open(1, id);
    one.play(1, "e4");
    await vi.waitUntil(() => one.told(1).length === 2, UNTIL);
    expect(one.said.filter(({ type }) => type === "trouble")).toMatchObject([{ what: "full", id, row: { id } }]);
    expect((await one.ask("GET", `/api/matches/${id}/saved`)).body).toContain('"e4"');
    expect(await store.rows()).toEqual([]);
    full = false;
    one.play(1, "e5");
    await vi.waitFor(() => expect(one.said).toContainEqual({ type: "kept", id }), UNTIL);
    expect((await store.get(id))?.saved).toContain('"e5"');
  });

  it("opens a game that is there where nothing more can be written, and says so", async () => {
    const before = await roomOn(store);
    const id = await before.found();
    await before.open(1, id);
    before.play(1, "e4");
    await vi.waitUntil(() => before.told(1).length === 2, UNTIL);
    const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    const one = await roomOn({ ...store, take: full, put: full });
    await one.open(1, id);
    expect(one.told(1)).toEqual([sheet("e4")]);
    expect(one.said.filter(({ type }) => type === "trouble")).toMatchObject([{ what: "full", id }]);
    one.play(1, "e5");
    await vi.waitUntil(() => one.told(1).length === 2, UNTIL);
    expect((await store.get(id))?.saved).not.toContain('"e5"');
  });

  it("says that a browser keeps nothing", async () => {
    const refuses = () => Promise.reject(new DOMException("no", "InvalidStateError"));
    const one = await roomOn({ ...store, rows: refuses, put: refuses, take: refuses, get: refuses });
    const id = await one.found();
    await one.open(1, id);
    expect(one.told(1)).toEqual([sheet()]);
    expect(one.said.filter(({ type }) => type === "trouble")).toMatchObject([{ what: "unkept", id }]);
    one.room.hear({ type: "open", line: 2, id: "d-other", have: 0 });
    await vi.waitFor(() => expect(one.said).toContainEqual({ type: "shut", line: 2, why: "gone" }), UNTIL);
  });

  it("lists a record that can't be read as broken, and shuts its line", async () => {
    const row = { id: "d-1", game: "chess", seats: [] } as never;
    await store.put({ id: "d-1", saved: "nonsense", row, updated: 1 });
    const one = await roomOn(store);
    await one.open(1, "d-1");
    expect(one.said).toContainEqual({ type: "shut", line: 1, why: "broken" });
    expect(await store.all()).toEqual([{ id: "d-1", row: null, updated: 1, broken: true, saved: "nonsense" }]);
  });

  it("lists a record of which the program dies as broken", async () => {
    const row = { id: "d-1", game: "chess", seats: [] } as never;
    await store.put({ id: "d-1", saved: "trap", row, updated: 1 });
    const one = await roomOn(store);
    await one.open(1, "d-1");
    expect(one.said).toContainEqual({ type: "shut", line: 1, why: "broken" });
    expect(one.deaths).toHaveLength(1);
    expect(await store.rows()).toMatchObject([{ id: "d-1", row: null, broken: true }]);
  });

  it("refuses one game more than a device holds", async () => {
    const row = (id: string) => ({ id, row: { id, game: "chess", seats: [] } as never, saved: "{}", updated: 1 });
    for (let k = 0; k < 199; k++) await store.put(row(`d-${k}`));
    const one = await roomOn(store);
    expect((await one.ask("POST", "/api/matches")).status).toBe(201);
    expect(await one.ask("POST", "/api/matches")).toMatchObject({ status: 0, body: "many" });
    expect(await store.rows()).toHaveLength(200);
    expect(one.program().games.size).toBe(1);
  });

  it("stops at what it wasn't told was deleted", async () => {
    const one = await roomOn(store);
    const id = await one.found();
    await one.open(1, id);
    await store.clear();
    one.play(1, "e4");
    await vi.waitFor(() => expect(one.said).toContainEqual({ type: "shut", line: 1, why: "gone" }), UNTIL);
    expect(await store.rows()).toEqual([]);
  });

  it("forgets what is deleted, and lets a saved game go on", async () => {
    const one = await roomOn(store);
    const id = await one.found();
    await one.found();
    const saved = JSON.stringify({ id, moves: ["e4", "c5"] });
    one.room.hear({ type: "forget", n: 90, id });
    one.room.hear({ type: "restore", n: 91, saved });
    one.room.hear({ type: "restore", n: 92, saved: "nonsense" });
    await vi.waitUntil(() => one.said.some((said) => said.type === "answer" && said.n === 92), UNTIL);
    expect(one.said).toContainEqual(expect.objectContaining({ n: 91, status: 200, body: JSON.stringify({ id }) }));
    expect(one.said).toContainEqual(expect.objectContaining({ n: 92, status: 400 }));
    expect((await store.get(id))?.saved).toBe(saved);
    await one.open(1, id);
    expect(one.told(1)).toEqual([sheet("e4", "c5")]);
  });

  it("says that the program didn't come, and asks for it again next time", async () => {
    let tries = 0;
    const { FakeProgram } = await import("./fake");
    const one = await roomOn(store, sharedLocks(), {
      start: (outside) =>
        ++tries === 1 ? Promise.reject(new Error("404")) : Promise.resolve(new FakeProgram(outside)),
    });
    expect(await one.ask("GET", "/api/games")).toMatchObject({ status: 0, body: "program" });
    expect(await one.ask("GET", "/api/games")).toMatchObject({ status: 200 });
    expect(tries).toBe(2);
  });

  it("dies with a program that breaks, and tells nothing of what broke it", async () => {
    const one = await roomOn(store);
    const id = await one.found();
    await one.open(1, id);
    one.play(1, "break");
    expect(one.deaths).toHaveLength(1);
    one.play(1, "e4");
    expect(one.told(1)).toEqual([sheet()]);
  });

  it("keeps few games in memory that nobody looks at", async () => {
    const one = await roomOn(store);
    const ids: string[] = [];
    for (let k = 0; k < 6; k++) ids.push(await one.found());
    await vi.waitFor(() => expect([...one.program().games.keys()]).toEqual(ids.slice(2)), UNTIL);
    await one.open(1, ids[0] ?? "");
    expect(one.told(1)).toEqual([sheet()]);
  });
});
