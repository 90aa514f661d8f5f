import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Session } from "../../src/play/session.svelte";
import { PATIENCE, PING, WAITS } from "../../src/play/link";
import type { Sheet } from "../../src/wire";
import { event, line, sheetWith } from "./sheets";

interface Said {
  type: string;
  ref: number;
  version: number;
  action: string;
}

/** A line to a server that says what the test wants. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readonly said: Said[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    const said = JSON.parse(text) as Said;
    if (said.type === "play") this.said.push(said);
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const e2 = { at: "e2", art: "mutation-piece", side: "white" };
const moves = [{ token: "e2e4", from: "e2", to: "e4", capture: false }];
const sheet = (log: Parameters<typeof sheetWith>[0], more: Partial<Sheet> = {}): Sheet => {
  const empty = sheetWith(log, 0, { offer: { moves, heads: [], words: [] }, ...more });
  return { ...empty, board: { ...empty.board, pieces: [e2] } };
};
const places = (): string[] => (session.board?.pieces ?? []).map(({ at }) => at);
const back = (): void => {
  vi.advanceTimersByTime(WAITS[0]!);
  FakeSocket.last.onopen?.();
};

let session: Session;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  session = new Session("m", () => undefined);
  FakeSocket.last.hear(sheet([]));
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a move stands on the board before the server knows of it, and nothing else is done meanwhile", () => {
  session.play("e2e4");
  expect(places()).toEqual(["e4"]);
  session.play("e2e4");
  expect(FakeSocket.last.said).toHaveLength(1);
  FakeSocket.last.hear(sheet([line(0)]));
  expect(session.pending).toBeNull();
});

it("a refused move goes back, and why is told", () => {
  session.play("e2e4");
  const { ref } = FakeSocket.last.said[0]!;
  FakeSocket.last.hear({ type: "refused", ref, error: { code: "not-offered", message: { fr: "Non.", en: "No." } } });
  expect(places()).toEqual(["e2"]);
  expect(session.toast.refusal?.message.fr).toBe("Non.");
});

it("what others say meanwhile leaves it there", () => {
  session.play("e2e4");
  FakeSocket.last.hear(sheet([event(0, "black", "offer draw")]));
  expect(places()).toEqual(["e4"]);
});

it("a move lost with the line is sent again, once, for the same version", () => {
  session.play("e2e4");
  FakeSocket.last.onclose?.({ code: 1006, reason: "" });
  expect(session.online).toBe(false);
  expect(places()).toEqual(["e4"]);
  back();
  FakeSocket.last.hear(sheet([]));
  FakeSocket.last.hear(sheet([]));
  expect(FakeSocket.last.said).toMatchObject([{ action: "e2e4", version: 0 }]);
});

it("a move that had arrived is not sent again, and a late refusal of it is not told", () => {
  session.play("e2e4");
  FakeSocket.last.onclose?.({ code: 1006, reason: "" });
  back();
  FakeSocket.last.hear(sheet([line(0)]));
  expect(FakeSocket.last.said).toEqual([]);
  expect(session.pending).toBeNull();
});

it("a move made without a line waits for it, and may be taken back until then", () => {
  FakeSocket.last.onclose?.({ code: 1006, reason: "" });
  session.play("e2e4");
  expect(places()).toEqual(["e4"]);
  expect(session.toast.refusal).toBeNull();
  expect(session.retract()).toBe(true);
  expect(places()).toEqual(["e2"]);
  session.play("e2e4");
  back();
  FakeSocket.last.hear(sheet([]));
  expect(FakeSocket.last.said).toHaveLength(1);
  expect(session.retract()).toBe(false);
});

it("a match that went on without the line takes the move back and says so", () => {
  FakeSocket.last.onclose?.({ code: 1006, reason: "" });
  session.play("e2e4");
  back();
  FakeSocket.last.hear(sheet([event(0, "black", "offer draw")]));
  expect(places()).toEqual(["e2"]);
  expect(session.toast.refusal?.code).toBe("stale");
});

it("silence after a move is told within three seconds, and the move stays", () => {
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ type: "pong" });
  vi.advanceTimersByTime(PING / 2);
  session.play("e2e4");
  vi.advanceTimersByTime(2500);
  expect(session.online).toBe(false);
  expect(places()).toEqual(["e4"]);
  vi.advanceTimersByTime(PATIENCE);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});
