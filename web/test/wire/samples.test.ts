import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Link, type LinkListener, type Socket } from "../../src/play/link";
import type { FromPage, ToPage } from "../../src/wire";
import { fromPage, toPage } from "./samples";

/** Another case on either side doesn't compile until it is read or written here. */
const HEARD: Record<ToPage["type"], keyof LinkListener | "nobody"> = {
  sheet: "sheet",
  lobby: "lobby",
  picks: "picks",
  preview: "answer",
  explain: "answer",
  reach: "answer",
  accepted: "done",
  refused: "refused",
  pong: "nobody",
  // Without a sheet before it a patch fits nothing.
  patch: "nobody",
  lines: "nobody",
};
type Told = { [T in FromPage["type"]]: Extract<FromPage, { type: T }> };
const SAID: { [T in FromPage["type"]]: (link: Link, it: Told[T]) => unknown } = {
  play: (link, it) => link.play(it.seat, it.version, it.action),
  event: (link, it) => link.raise(it.seat, it.event),
  picks: (link, it) => link.pick(it.seat, it.prefix),
  preview: (link, it) => link.ask(it.seat, { type: "preview", action: it.action }),
  explain: (link, it) => link.ask(it.seat, { type: "explain", prefix: it.prefix }),
  reach: (link, it) => link.wonder({ type: "reach", at: it.at }),
  propose: (link, { version, options, clock }) =>
    link.agree({ type: "propose", version, options, ...(clock === undefined ? {} : { clock }) }),
  remove: (link, { version, card, on }) => link.agree({ type: "remove", version, card, on }),
  decline: (link, { version, card }) => link.agree({ type: "decline", version, card }),
  ready: (link, { version, on }) => link.agree({ type: "ready", version, on }),
  claim: (link, { draw }) => link.agree({ type: "claim", draw }),
  stand: (link) => link.agree({ type: "stand" }),
  autopass: (link, it) => link.autopass(it.seat, it.on),
  passturn: (link, it) => link.passTurn(it.seat, it.on),
  looks: (link, it) => link.looks(it.seat ?? null),
  ping: (link) => link.wake(),
};

let sent: string[];
let heard: [keyof LinkListener, unknown][];
let socket: Socket;
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  heard = [];
  const note =
    (ear: keyof LinkListener) =>
    (...what: unknown[]): void =>
      void heard.push([ear, what.at(-1)]);
  const listener: LinkListener = {
    sheet: note("sheet"),
    lobby: note("lobby"),
    picks: note("picks"),
    answer: note("answer"),
    done: note("done"),
    refused: (refusal) => note("refused")(refusal),
    online: () => undefined,
  };
  socket = { send: (text) => sent.push(text), close: () => undefined, onopen: null, onclose: null, onmessage: null };
  link = new Link(() => socket, listener);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

const hear = (data: string): unknown => socket.onmessage?.(new MessageEvent("message", { data }));
const lines = readFileSync("test/wire/samples.ts", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("  {"))
  .map((line) => line.trim().slice(0, -1));

it("every line is read and written again to the same JSON", () => {
  expect(lines.length).toBe(toPage.length + fromPage.length);
  for (const line of lines) expect(JSON.stringify(JSON.parse(line))).toBe(line);
});

it("every case has a sample", () => {
  const types = (samples: { type: string }[]) => [...new Set(samples.map(({ type }) => type))].sort();
  expect(types(toPage)).toEqual(Object.keys(HEARD).sort());
  expect(types(fromPage)).toEqual(Object.keys(SAID).sort());
});

describe("what the server writes", () => {
  it.each(toPage.map((message, k) => [message.type, message, lines[k] ?? ""] as const))("%s", (type, message, line) => {
    hear(line);
    const ear = HEARD[type];
    const what = heard.filter(([one]) => one === ear).map(([, it]) => it);
    if (ear === "nobody") expect(heard).toEqual([]);
    else expect(what).toEqual([message.type === "refused" ? message.error : ear === "done" ? true : message]);
  });
});

describe("what the page writes", () => {
  it.each(fromPage.map((message) => [message.type, message] as const))("%s", (type, message) => {
    // The line lives with the version that the sample was made for.
    const sheet = toPage.find((one) => one.type === "sheet");
    hear(JSON.stringify({ ...sheet, version: "version" in message ? message.version : 0 }));
    sent.length = 0;
    (SAID[type] as (link: Link, it: FromPage) => unknown)(link, message);
    const [said = ""] = sent;
    // Only the number differs: a new line counts from one.
    expect(JSON.parse(said)).toEqual("ref" in message ? { ...message, ref: 1 } : message);
  });
});
