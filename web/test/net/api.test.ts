import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, ask, Refused } from "../../src/net/api";
import { here, setNear, up, type Near } from "../../src/net/near";

const HERE = "d-000102030405060708090a0b";
const asked: string[] = [];
const house: Near = {
  askDevice: <T>(path: string, method = "GET") => {
    asked.push(`${method} ${path}`);
    return Promise.resolve({ from: "device" } as T);
  },
  dial: () => () => ({}) as never,
  rows: () => Promise.resolve([]),
  able: () => able,
  up: () => come,
  prepare: () => {
    come = true;
  },
};
let able = true;
/** Whether its program has come. */
let come = false;
const server = vi.fn<() => Promise<Response>>();
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const down = () => Promise.reject(new TypeError("failed"));

describe("a question", () => {
  beforeEach(() => {
    asked.length = 0;
    able = true;
    come = false;
    here.alone = false;
    delete here.house;
    setNear(() => Promise.resolve(house));
    vi.stubGlobal("fetch", server);
    server.mockReset().mockImplementation(json({ from: "server" }));
  });

  it("about a game of this device goes there, any other to the server", async () => {
    expect(await api.match(HERE)).toEqual({ from: "device" });
    expect(await api.replay(HERE, "truth")).toEqual({ from: "device" });
    expect(await api.match("d-abcdefghijklmn")).toEqual({ from: "server" });
    expect(await api.games()).toEqual({ from: "server" });
    expect(asked).toEqual([`GET /api/matches/${HERE}`, `GET /api/matches/${HERE}/replay?eyes=truth`]);
  });

  it("begins a game where one says", async () => {
    const match = { game: "felon", opponent: "computer", options: {} } as const;
    expect(await api.create(match)).toEqual({ from: "server" });
    expect(await api.create(match, undefined, { device: true })).toEqual({ from: "device" });
    expect(await api.lead("felon", [], { device: true })).toEqual({ from: "device" });
    expect(asked).toEqual(["POST /api/matches", "POST /api/games/felon/first"]);
  });

  it("goes to the server until the program has come, which it does meanwhile", async () => {
    const question = { options: {}, seats: [], done: [] };
    expect(await api.bench("felon", question, { device: up() })).toEqual({ from: "server" });
    await vi.waitUntil(() => come, { interval: 1, timeout: 60_000 });
    expect(await api.bench("felon", question, { device: up() })).toEqual({ from: "device" });
    expect(asked).toEqual(["POST /api/games/felon/bench"]);
  });

  it("that rules alone answer is answered here while the server doesn't", async () => {
    server.mockImplementation(down);
    expect(await api.games()).toEqual({ from: "device" });
    expect(await api.kept("record", "")).toEqual({ from: "device" });
    server.mockImplementation(() => Promise.resolve(new Response("bad gateway", { status: 502 })));
    expect(await api.blanks("ironpond")).toEqual({ from: "device" });
    const offline = { refusal: { code: "offline" } };
    await expect(api.rename("Ann")).rejects.toMatchObject(offline);
    // An account that lost the line isn't this device's guest.
    await expect(api.me()).rejects.toMatchObject(offline);
    await expect(api.matches()).rejects.toMatchObject(offline);
    able = false;
    await expect(api.games()).rejects.toMatchObject(offline);
    delete here.house;
    setNear(() => Promise.reject(new Error("404")));
    await expect(api.games()).rejects.toMatchObject(offline);
    await expect(api.match(HERE)).rejects.toMatchObject(offline);
  });

  it("that a server refuses stays refused", async () => {
    const error = { code: "bad-deck", message: { fr: "non", en: "no" } };
    server.mockImplementation(json({ error }, 400));
    await expect(api.deck("tsunami", "")).rejects.toBeInstanceOf(Refused);
    expect(asked).toEqual([]);
  });

  it("leaves a copy without a server for nowhere", async () => {
    here.alone = true;
    await ask("/api/anything", "PUT", {});
    await api.matches();
    expect(asked).toEqual(["PUT /api/anything", "GET /api/matches"]);
    expect(server).not.toHaveBeenCalled();
  });
});
