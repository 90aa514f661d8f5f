import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lasting, type Socket } from "../../src/net/lasting";

type Said = Socket & { sent: unknown[]; ended: boolean };

let sockets: Said[];
let online: boolean[];
let line: Lasting<unknown, unknown>;

function socket(): Said {
  const one: Said = {
    sent: [],
    ended: false,
    send: (text) => void one.sent.push(JSON.parse(String(text))),
    close: () => void (one.ended = true),
    onopen: null,
    onclose: null,
    onmessage: null,
  };
  sockets.push(one);
  return one;
}

const last = (): Said => sockets.at(-1)!;
const open = (): void => last().onopen?.call(null as never, new Event("open"));
const says = (): void => last().onmessage?.call(null as never, new MessageEvent("message", { data: "{}" }));
const begins = (answers: boolean): void => {
  line = new Lasting<unknown, unknown>(socket, "hello", {
    heard: () => undefined,
    online: (on) => online.push(on),
    answers,
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, online] = [[], []];
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a line on which nothing is said", () => {
  it("is given up within twenty seconds of the last word, and opened again", () => {
    begins(true);
    open();
    vi.advanceTimersByTime(11_000);
    says();
    vi.advanceTimersByTime(11_999);
    expect(last().sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(last().sent).toEqual(["hello"]);
    vi.advanceTimersByTime(6_000);
    expect(online).toEqual([true, false]);
    expect(sockets[0]?.ended).toBe(true);
    vi.advanceTimersByTime(250);
    open();
    expect(sockets).toHaveLength(2);
    expect(online).toEqual([true, false, true]);
  });

  it("stands as long as it is answered, at one word in twelve seconds", () => {
    begins(true);
    open();
    for (let beat = 1; beat <= 5; beat++) {
      vi.advanceTimersByTime(12_000);
      expect(last().sent).toHaveLength(beat);
      says();
    }
    expect(online).toEqual([true]);
  });

  it("stands where nobody ever answers", () => {
    begins(false);
    open();
    vi.advanceTimersByTime(60_000);
    expect(last().sent).toHaveLength(3);
    expect(online).toEqual([true]);
  });

  it("that doesn't open is opened once more", () => {
    begins(true);
    vi.advanceTimersByTime(6_250);
    expect(sockets).toHaveLength(2);
  });

  it("is tried when the browser has a network again", () => {
    begins(true);
    open();
    dispatchEvent(new Event("online"));
    expect(last().sent).toEqual(["hello"]);
    vi.advanceTimersByTime(6_000);
    expect(online).toEqual([true, false]);
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
  });
});

it("says nothing more once it is closed", () => {
  begins(true);
  open();
  line.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(last().sent).toEqual([]);
});
