import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import type { Socket } from "../../src/net/lasting";
import type { FromWorker, ToWorker } from "../../src/device/messages";
import type { MatchRow } from "../../src/wire";
import { FakeProgram, freshStore, sharedLocks, UNTIL } from "./fake";

/** A worker with a fake program in it; what stands in `broken` doesn't come. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static broken = false;
  static locks = sharedLocks();
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly heard: ToWorker[] = [];
  program: FakeProgram | undefined;
  ended = false;
  private readonly room: Promise<{ hear(message: ToWorker): void }>;

  constructor() {
    FakeWorker.all.push(this);
    this.room = this.start();
  }

  private async start() {
    const [{ Room }, { games }] = await Promise.all([
      import("../../src/device/room"),
      import("../../src/device/store"),
    ]);
    return new Room({
      start: (outside, progress) => {
        progress(0.5);
        if (FakeWorker.broken) return Promise.reject(new Error("404"));
        return Promise.resolve((this.program = new FakeProgram(outside)));
      },
      store: games,
      locks: FakeWorker.locks,
      post: (data) => void (this.ended || this.onmessage?.({ data })),
      die: () => this.dies(),
    });
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
    void this.room.then((room) => this.ended || room.hear(message));
  }

  dies(): void {
    this.onerror?.(new ErrorEvent("error", { message: "died" }));
  }

  terminate(): void {
    this.ended = true;
  }
}

/** What came over a line, as `play/link` hears it. */
function hears(line: Socket) {
  const heard = { line, said: [] as unknown[], closed: 0, opened: 0 };
  line.onopen = () => void heard.opened++;
  line.onmessage = ({ data }) => void heard.said.push(JSON.parse(String(data)));
  line.onclose = () => void heard.closed++;
  return heard;
}

const ping = '{"type":"ping"}';
const sheet = (...moves: string[]) => ({ type: "sheet", moves });

describe("the port to this device", () => {
  const persist = vi.fn(() => Promise.resolve(true));
  let able: MockInstance<typeof WebAssembly.validate>;
  let port: typeof import("../../src/device/port");
  let device: (typeof import("../../src/device/device.svelte"))["device"];

  beforeEach(async () => {
    localStorage.clear();
    persist.mockClear();
    vi.spyOn(console, "warn").mockReturnValue();
    FakeWorker.all = [];
    FakeWorker.broken = false;
    vi.stubGlobal("Worker", FakeWorker);
    able = vi.spyOn(WebAssembly, "validate").mockReturnValue(true);
    vi.stubGlobal("navigator", { language: "en", storage: { persist } });
    vi.resetModules();
    vi.stubGlobal("indexedDB", undefined);
    await freshStore();
    port = await import("../../src/device/port");
    ({ device } = await import("../../src/device/device.svelte"));
    await vi.dynamicImportSettled();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const found = async () => (await port.askDevice<{ id: string }>("/api/matches", "POST", {})).id;
  const last = () => FakeWorker.all.at(-1) as FakeWorker;

  it("asks as one asks a server, and refuses as one", async () => {
    const id = await found();
    expect(await port.askDevice(`/api/matches/${id}`)).toEqual({ id, moves: [] });
    await expect(port.askDevice("/api/matches/d-none")).rejects.toMatchObject({ refusal: { code: "unknown-match" } });
    expect(await port.askDevice<{ id: string }[]>("/api/matches")).toMatchObject([{ id }]);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it("begins before it is asked, and says nothing of it", async () => {
    port.prepare();
    port.prepare();
    await vi.waitUntil(() => last().program !== undefined, UNTIL);
    expect(device.loading).toBeNull();
    await found();
    expect(FakeWorker.all).toHaveLength(1);
  });

  /** A browser that keeps the worker's file, and whatever else is put into `kept`. */
  function keeps() {
    const kept: Request[] = [];
    const cache = { keys: () => Promise.resolve(kept) };
    const match = vi.fn(() => Promise.resolve<Response | undefined>(new Response()));
    vi.stubGlobal("caches", { match, keys: () => Promise.resolve(["files"]), open: () => Promise.resolve(cache) });
    return { kept, match };
  }
  const program = () => new Request("http://localhost/assets/device-b2.wasm");

  it("begins while the page is at rest where the program is kept, and only there", async () => {
    const { kept, match } = keeps();
    vi.stubGlobal("requestIdleCallback", (then: () => void) => then());
    expect(await port.anticipate("mutation")).toBe(false);
    kept.push(program());
    match.mockResolvedValueOnce(undefined);
    expect(await port.anticipate("mutation")).toBe(false);
    expect(FakeWorker.all).toEqual([]);
    vi.stubGlobal("navigator", { language: "en", storage: { persist }, connection: { saveData: true } });
    expect(await port.anticipate("mutation")).toBe(true);
    expect(await port.anticipate("mutation")).toBe(true);
    const drawn = () => last().heard.filter((one) => one.type === "ask");
    await vi.waitUntil(() => drawn().length > 0, UNTIL);
    expect(drawn()).toMatchObject([{ method: "POST", path: "/api/games/mutation/bench" }]);
    expect(FakeWorker.all).toHaveLength(1);
    expect(device.loading).toBeNull();
  });

  it("begins a second later in a browser that doesn't tell when it is at rest", async () => {
    keeps().kept.push(program());
    expect("requestIdleCallback" in window).toBe(false);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    expect(await port.anticipate("mutation")).toBe(true);
    vi.advanceTimersByTime(999);
    expect(FakeWorker.all).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it("says that the program didn't come only to whoever wanted it", async () => {
    FakeWorker.broken = true;
    port.prepare();
    last().dies();
    expect(device.sayings).toEqual([]);
    await expect(port.askDevice("/api/games")).rejects.toMatchObject({ refusal: { code: "offline" } });
  });

  it("leaves to those who spare data what is fetched before it is wanted", () => {
    vi.stubGlobal("navigator", { language: "en", connection: { saveData: true } });
    port.prepare();
    expect(FakeWorker.all).toEqual([]);
  });

  it("marks a browser that has kept a game, and asks it once to go on keeping", async () => {
    expect(localStorage.getItem("zizanie.device")).toBeNull();
    await found();
    await found();
    expect(localStorage.getItem("zizanie.device")).toBe("true");
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it("is a socket to a game, which answers for it while the program is fetched", async () => {
    const id = await found();
    last().dies();
    const dial = port.dial(id);
    const line = hears(dial(0));
    // The program is never there as soon as that.
    line.line.onopen = () => line.line.send(ping);
    await vi.waitUntil(() => line.said.length > 0, UNTIL);
    expect(line.said[0]).toEqual({ type: "pong" });
    await vi.waitUntil(() => line.said.length > 1, UNTIL);
    expect(device.loading).toBeNull();
    line.line.send('{"type":"play","action":"e4"}');
    await vi.waitUntil(() => line.said.length > 2, UNTIL);
    expect(line.said.slice(1)).toEqual([sheet(), sheet("e4")]);
    line.line.close();
    expect(last().heard.at(-1)).toMatchObject({ type: "close" });
  });

  it("says that the program didn't come, and tries again", async () => {
    FakeWorker.broken = true;
    await expect(port.askDevice("/api/games")).rejects.toMatchObject({ refusal: { code: "offline" } });
    const line = hears(port.dial("d-1")(0));
    await vi.waitUntil(() => line.closed > 0, UNTIL);
    expect(device.sayings).toEqual(["program"]);
    expect(device.loading).toBeNull();
    FakeWorker.broken = false;
    expect(await port.askDevice("/api/games")).toEqual([]);
    expect(device.sayings).toEqual([]);
  });

  it("takes another worker when one dies: questions are refused, lines come back", async () => {
    const id = await found();
    const dial = port.dial(id);
    const line = hears(dial(0));
    await vi.waitUntil(() => line.said.length > 0, UNTIL);
    const answer = port.askDevice("/api/games");
    last().dies();
    await expect(answer).rejects.toMatchObject({ refusal: { code: "broken" } });
    expect(line.closed).toBe(1);
    expect(FakeWorker.all[0]?.ended).toBe(true);
    const again = hears(dial(0));
    await vi.waitUntil(() => again.said.length > 0, UNTIL);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it("ends its worker when the page is put by, and begins another when it comes back", async () => {
    const id = await found();
    const dial = port.dial(id);
    const line = hears(dial(0));
    await vi.waitUntil(() => line.said.length > 0, UNTIL);
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: false }));
    expect(last().ended).toBe(false);
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    expect([last().ended, line.closed]).toEqual([true, 1]);
    const again = hears(dial(0));
    await vi.waitUntil(() => again.said.length > 0, UNTIL);
    expect([FakeWorker.all.length, device.sayings]).toEqual([2, []]);
  });

  it("keeps its worker where it alone has the game", async () => {
    vi.stubGlobal("indexedDB", undefined);
    port.prepare();
    last().onmessage?.({ data: { type: "trouble", what: "unkept", id: "d-1", row: {} as MatchRow } });
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    expect(last().ended).toBe(false);
  });

  it("ends a worker that hangs, once it has said nothing for a while", async () => {
    const id = await found();
    const dial = port.dial(id);
    const line = hears(dial(0));
    await vi.waitUntil(() => line.said.length > 0, UNTIL);
    vi.useFakeTimers();
    // One that is only late is let be.
    line.line.send(ping);
    line.line.close();
    last().onmessage?.({ data: { type: "ready" } });
    vi.advanceTimersByTime(60_000);
    expect(last().ended).toBe(false);
    const other = hears(dial(0));
    vi.useRealTimers();
    await vi.waitUntil(() => other.said.length > 0, UNTIL);
    vi.useFakeTimers();
    last().postMessage = () => undefined;
    other.line.send(ping);
    other.line.close();
    vi.advanceTimersByTime(8_000);
    vi.useRealTimers();
    expect(FakeWorker.all[0]?.ended).toBe(true);
  });

  it("gives new games the name of whoever plays now", async () => {
    const { site } = await import("../../src/site/site.svelte");
    await found();
    expect(FakeWorker.all).toHaveLength(1);
    site.me = { id: "p-ben", name: "Ben", kept: true, news: 0 };
    await found();
    expect(FakeWorker.all[0]?.ended).toBe(true);
    expect(last().program?.calls[0]).toBe("begin device Ben");
    await found();
    expect(FakeWorker.all).toHaveLength(2);
    site.me = null;
  });

  it("gives a question up that a worker never answers", async () => {
    await found();
    vi.useFakeTimers();
    last().postMessage = () => undefined;
    const answer = port.askDevice("/api/games");
    const refused = expect(answer).rejects.toMatchObject({ refusal: { code: "broken" } });
    vi.advanceTimersByTime(30_000);
    await refused;
    vi.useRealTimers();
    expect(FakeWorker.all[0]?.ended).toBe(true);
  });

  it("leaves a game to the tab that has it until the player wants it here", async () => {
    const id = await found();
    const dial = port.dial(id);
    const line = hears(dial(0));
    await vi.waitUntil(() => line.said.length > 0, UNTIL);
    await FakeWorker.locks.take(id, () => undefined);
    expect(line.closed).toBe(1);
    expect([...device.elsewhere]).toEqual([id]);
    // The broken line would come back by itself: it waits.
    const again = hears(dial(0));
    expect(last().heard.filter(({ type }) => type === "open")).toHaveLength(1);
    port.goOn(id);
    expect(device.elsewhere.size).toBe(0);
    await vi.waitUntil(() => again.said.length > 0, UNTIL);
    expect(again.said).toEqual([sheet()]);
    // Somebody who comes to its page wants it too.
    await FakeWorker.locks.take(id, () => undefined);
    const fresh = hears(port.dial(id)(0));
    await vi.waitUntil(() => fresh.said.length > 0, UNTIL);
  });

  it("lists and exports what the browser doesn't keep, and says so once", async () => {
    const { games } = await import("../../src/device/store");
    games.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    const id = await found();
    expect(device.sayings).toEqual(["full"]);
    expect(await port.rows()).toMatchObject([{ id, broken: false }]);
    expect((await port.fileOf(`/api/matches/${id}/saved`)).text).toContain(id);
    expect(localStorage.getItem("zizanie.device")).toBeNull();
    device.unsay("full");
    await port.askDevice(`/api/matches/${id}/again`, "POST", {});
    expect(device.sayings).toEqual([]);
  });

  it("doesn't try again by itself what can't be read", async () => {
    const { games } = await import("../../src/device/store");
    await games.put({ id: "d-1", saved: "nonsense", row: { id: "d-1" } as never, updated: 1 });
    const dial = port.dial("d-1");
    const line = hears(dial(0));
    await vi.waitUntil(() => line.closed > 0, UNTIL);
    expect(device.sayings).toEqual(["broken"]);
    const opened = () => last().heard.filter(({ type }) => type === "open").length;
    hears(dial(0));
    expect(opened()).toBe(1);
    hears(port.dial("d-1")(0));
    expect(opened()).toBe(2);
  });

  it("saves, opens and deletes games, also where nothing runs", async () => {
    const id = await found();
    const { name, text } = await port.fileOf(`/api/matches/${id}/saved`);
    expect(name).toMatch(/^chess-\w+\.json$/);
    expect((await port.fileOf(`/api/matches/${id}/record`)).name).toBe("record.txt");
    await port.removeGame(id);
    expect(await port.rows()).toEqual([]);
    await expect(port.restoreGame("nonsense")).rejects.toMatchObject({ refusal: { code: "bad-record" } });
    expect(await port.restoreGame(text)).toEqual({ id });
    expect(await port.rows()).toMatchObject([{ id }]);
    last().dies();
    await port.clearGames();
    expect(await port.rows()).toEqual([]);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it("says so where the browser can't run the program", async () => {
    able.mockReturnValue(false);
    await expect(port.askDevice("/api/games")).rejects.toMatchObject({ refusal: { code: "unable" } });
    port.dial("d-1")(0);
    expect(device.sayings).toEqual(["unable"]);
    expect(FakeWorker.all).toEqual([]);
  });
});
