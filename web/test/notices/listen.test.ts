import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "../../src/net/lasting";
import { listen } from "../../src/notices/listen";
import type { Rung } from "../../src/wire";

/** The channel of a browser whose windows are all here. */
class Channel {
  static all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const one of Channel.all) if (one !== this) one.onmessage?.({ data });
  }
  close(): void {
    Channel.all = Channel.all.filter((one) => one !== this);
  }
}

let waiting: (() => void)[];
let sockets: Socket[];

/** The lock of a browser: the next window gets it when the one before lets it go. */
const locks = {
  request: (_: string, { signal }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      const run = (): void => void hold().then(() => (resolve(), waiting.shift(), waiting[0]?.()));
      signal?.addEventListener("abort", () => (waiting = waiting.filter((one) => one === waiting[0] || one !== run)));
      waiting.push(run);
      if (waiting.length === 1) run();
    }),
} as unknown as Pick<LockManager, "request">;

function socket(): Socket {
  const one = { send: () => undefined, close: () => undefined, onopen: null, onclose: null, onmessage: null };
  sockets.push(one);
  return one;
}

function browserWindow() {
  const heard: [Rung, boolean][] = [];
  const live: boolean[] = [];
  const ear = {
    heard: (rung: Rung, first: boolean) => void heard.push([rung, first]),
    live: (on: boolean) => void live.push(on),
  };
  return { heard, live, leave: listen(ear, socket, locks) };
}

const rings = (rung: Rung) =>
  sockets.at(-1)?.onmessage?.call(null as never, new MessageEvent("message", { data: JSON.stringify(rung) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", Channel);
  Channel.all = [];
  waiting = [];
  sockets = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the windows of a browser", () => {
  it("share one socket, and each hears what is new", () => {
    const one = browserWindow();
    const two = browserWindow();
    expect(sockets).toHaveLength(1);
    rings({ unseen: 1 });
    expect(one.heard).toEqual([[{ unseen: 1 }, true]]);
    expect(two.heard).toEqual([[{ unseen: 1 }, false]]);
  });

  it("know whether anything is heard at all, those that come later too", () => {
    const one = browserWindow();
    sockets[0]?.onopen?.call(null as never, new Event("open"));
    const two = browserWindow();
    expect(one.live).toEqual([true]);
    expect(two.live).toEqual([true]);
    sockets[0]?.onclose?.call(null as never, new Event("close") as CloseEvent);
    expect(two.live).toEqual([true, false]);
  });

  it("go on when the one that listens is closed", async () => {
    const one = browserWindow();
    const two = browserWindow();
    one.leave();
    await vi.runAllTicks();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(sockets).toHaveLength(2);
    rings({ unseen: 2 });
    expect(two.heard).toEqual([[{ unseen: 2 }, true]]);
  });

  it("try again soon, then every half a minute while they are refused", () => {
    browserWindow();
    const refuse = () => sockets.at(-1)?.onclose?.call(null as never, new Event("close") as CloseEvent);
    refuse();
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    refuse();
    vi.advanceTimersByTime(29_000);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(3);
  });
});
