import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LATEST, Link, PATIENCE, PING, RESTART, WAITS, type LinkListener, type Socket } from "../../src/play/link";
import type { FromPage, Sheet, ToPage } from "../../src/wire";
import { line, sheetWith } from "./sheets";

class Wire implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: FromPage[] = [];
  closed = false;
  constructor(readonly have: number) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: ToPage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  drop(): void {
    this.onclose?.(new Event("close") as CloseEvent);
  }
  move(reason: string): void {
    this.onclose?.(Object.assign(new Event("close"), { code: RESTART, reason }) as CloseEvent);
  }
}

const log = [line(0), line(1), line(2)];
let wires: Wire[];
let heard: { sheets: Sheet[]; online: boolean[]; codes: string[] };
let listener: LinkListener;
let link: Link;

const last = (): Wire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = { sheets: [], online: [], codes: [] };
  listener = {
    sheet: (sheet) => heard.sheets.push(sheet),
    online: (online) => heard.online.push(online),
    refused: (refusal) => heard.codes.push(refusal.code),
    picks: () => undefined,
  };
  link = new Link((have) => {
    const wire = new Wire(have);
    wires.push(wire);
    return wire;
  }, listener);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe("Link", () => {
  it("asks for everything first, then for the missing tail", () => {
    expect(last().have).toBe(0);
    last().hear(sheetWith(log.slice(0, 2)));
    last().drop();
    vi.advanceTimersByTime(WAITS[0]!);
    expect(wires).toHaveLength(2);
    expect(last().have).toBe(2);
    last().hear(sheetWith(log, 2));
    expect(heard.sheets.at(-1)?.lines).toEqual(log);
    expect(heard.online).toEqual([true, false, true]);
  });

  it("comes back when a server that stops wants it to, for what it lacks", () => {
    last().hear(sheetWith(log.slice(0, 2)));
    last().move("40");
    vi.advanceTimersByTime(39);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    expect(last().have).toBe(2);
    last().hear(sheetWith(log, 2));
    expect(heard.sheets.at(-1)?.lines).toEqual(log);
    expect(heard.codes).toEqual([]);
  });

  it("comes back soon whatever a server that stops says, and a move is no failure", () => {
    for (const reason of ["", "soon", "99999999", "-5"]) {
      last().hear(sheetWith(log));
      const before = wires.length;
      last().move(reason);
      vi.advanceTimersByTime(LATEST);
      expect(wires).toHaveLength(before + 1);
    }
    last().move("0");
    vi.advanceTimersByTime(0);
    last().drop();
    const before = wires.length;
    vi.advanceTimersByTime(WAITS[0]!);
    expect(wires).toHaveLength(before + 1);
  });

  it("asks for everything again when the tail does not fit", () => {
    last().hear(sheetWith(log.slice(0, 1)));
    last().hear(sheetWith(log, 2));
    expect(wires).toHaveLength(2);
    expect(wires[0]!.closed).toBe(true);
    expect(last().have).toBe(0);
  });

  it("puts a long log together from its parts, and asks anew when one is missing", () => {
    last().hear({ type: "lines", since: 0, lines: [line(0)] });
    last().hear({ type: "lines", since: 1, lines: [line(1)] });
    expect(heard.sheets).toEqual([]);
    last().hear(sheetWith(log, 2));
    expect(heard.sheets.at(-1)?.lines).toEqual(log);
    last().drop();
    vi.advanceTimersByTime(WAITS[0]!);
    expect(last().have).toBe(3);
    const better = { ...line(1), text: "e7-e6" };
    last().hear({ type: "lines", since: 1, lines: [better] });
    last().hear(sheetWith([line(0), better, line(2)], 2));
    expect(heard.sheets.at(-1)?.lines[1]).toEqual(better);
    expect(heard.sheets.at(-1)?.lines).toHaveLength(3);
    const before = wires.length;
    last().hear({ type: "lines", since: 4, lines: [line(4)] });
    expect(wires).toHaveLength(before + 1);
    last().hear({ type: "lines", since: 0, lines: [line(0)] });
    last().hear(sheetWith(log, 2));
    expect(wires).toHaveLength(before + 2);
    expect(last().have).toBe(0);
  });

  it("waits longer after each failure, and soon again after a success", () => {
    for (const wait of [...WAITS, WAITS.at(-1)!]) {
      const before = wires.length;
      last().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(wires).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(before + 1);
    }
    last().hear(sheetWith(log));
    last().drop();
    vi.advanceTimersByTime(WAITS[0]!);
    last().hear(sheetWith(log, 3));
    expect(heard.online.at(-1)).toBe(true);
  });

  it("plays with the version it knows and a fresh reference", () => {
    last().hear(sheetWith(log));
    link.play("white", 3, "e2e4");
    link.raise("white", "resign");
    expect(last().sent.filter((message) => message.type !== "ping")).toEqual([
      { type: "play", ref: 1, version: 3, seat: "white", action: "e2e4" },
      { type: "event", ref: 2, version: 3, seat: "white", event: "resign" },
    ]);
  });

  it("sends nothing while the line is down, and says so", () => {
    last().hear(sheetWith(log));
    last().drop();
    expect(link.play("white", 3, "e2e4")).toBeNull();
    expect(link.raise("white", "resign")).toBeNull();
    expect(heard.codes).toEqual(["offline"]);
  });

  it("passes refusals on", () => {
    last().hear({ type: "refused", ref: 1, error: { code: "stale", message: { fr: "", en: "" } } });
    expect(heard.codes).toEqual(["stale"]);
  });

  it("gives up a server that no longer answers pings", () => {
    last().onopen?.(new Event("open"));
    last().hear(sheetWith(log));
    vi.advanceTimersByTime(PING + PATIENCE);
    expect(heard.online.at(-1)).toBe(false);
  });

  it("tells of silence within three seconds, and of the end of it, on the same line", () => {
    last().onopen?.(new Event("open"));
    last().hear(sheetWith(log));
    vi.advanceTimersByTime(3000);
    expect(heard.online).toEqual([true, false]);
    last().hear({ type: "pong" });
    expect(heard.online).toEqual([true, false, true]);
    expect(wires).toHaveLength(1);
  });

  it("takes a new line at once when the network is back", () => {
    last().hear(sheetWith(log));
    link.cut();
    expect(heard.online.at(-1)).toBe(false);
    link.wake();
    expect(wires).toHaveLength(2);
  });

  it("does not doubt a line that is always as slow", () => {
    last().onopen?.(new Event("open"));
    last().hear(sheetWith(log));
    for (let k = 0; k < 3; k++) {
      vi.advanceTimersByTime(PING + 1600);
      last().hear({ type: "pong" });
    }
    expect(heard.online).toEqual([true]);
    vi.advanceTimersByTime(PING + 3000);
    expect(heard.online).toEqual([true]);
  });

  it("stays on the line with a server that answers", () => {
    last().onopen?.(new Event("open"));
    last().hear(sheetWith(log));
    for (let k = 0; k < 5; k++) {
      vi.advanceTimersByTime(PING);
      last().hear({ type: "pong" });
    }
    expect(wires).toHaveLength(1);
  });

  it("tries at once when the window wakes, and never after it was closed", () => {
    last().drop();
    link.wake();
    expect(wires).toHaveLength(2);
    link.close();
    last().drop();
    link.wake();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });
});
