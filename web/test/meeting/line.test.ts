import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Line, type Socket } from "../../src/meeting/line.svelte";
import type { MeetingToPage } from "../../src/wire";

let sockets: (Socket & { sent: unknown[] })[];
let met: string[];
let line: Line;

function socket(): Socket {
  const sent: unknown[] = [];
  const one = {
    sent,
    send: (text: string) => void sent.push(JSON.parse(text)),
    close: () => undefined,
    onopen: null,
    onclose: null,
    onmessage: null,
  } as unknown as Socket & { sent: unknown[] };
  sockets.push(one);
  return one;
}

const last = () => sockets.at(-1)!;
const open = () => last().onopen?.call(null as never, new Event("open"));
const drop = () => last().onclose?.call(null as never, new Event("close") as CloseEvent);
const says = (message: MeetingToPage) =>
  last().onmessage?.call(null as never, new MessageEvent("message", { data: JSON.stringify(message) }));
const waiting = (looking: { pace: "any"; since: number } | null): MeetingToPage => ({
  type: "waiting",
  game: "felon",
  seats: [],
  sought: [],
  others: 1,
  rating: null,
  looking,
});

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  met = [];
  line = new Line("felon", socket, (match) => met.push(match));
});
afterEach(() => vi.useRealTimers());

it("looks for an opponent, and again once the line is back", () => {
  open();
  says(waiting(null));
  line.seek({ pace: "any", rated: true });
  expect(last().sent).toEqual([{ type: "seek", ref: 1, pace: "any", rated: true }]);
  says(waiting({ pace: "any", since: 5_000 }));
  says({ type: "heeded", ref: 1 });
  expect(Date.now() - line.since).toBe(5_000);
  drop();
  expect(line.online).toBe(false);
  expect(line.wanted).not.toBeNull();
  vi.advanceTimersByTime(250);
  open();
  // What the server says before it has heard us changes nothing.
  says(waiting(null));
  expect(line.wanted).not.toBeNull();
  expect(last().sent).toEqual([{ type: "seek", ref: 2, pace: "any", rated: false, named: false }]);
});

it("looks no longer when the server doesn’t, is refused, or has found somebody", () => {
  open();
  line.seek({ pace: "any", rated: false });
  says({ type: "heeded", ref: 1 });
  says(waiting(null));
  expect(line.wanted).toBeNull();
  line.seek({ pace: "any", rated: false });
  says({ type: "unheeded", ref: 2, error: { code: "too-many", message: { fr: "Non.", en: "No." } } });
  expect(line.wanted).toBeNull();
  expect(line.refusal?.code).toBe("too-many");
  line.seek({ pace: "any", rated: false });
  expect(line.refusal).toBeNull();
  says({ type: "met", match: "m1" });
  expect(met).toEqual(["m1"]);
  expect(line.wanted).toBeNull();
});

it("comes back no more once it is closed", () => {
  open();
  line.close();
  drop();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});
