import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../src/net/api";
import { Session } from "../../src/play/session.svelte";
import type { Sheet } from "../../src/wire";
import { line, sheetWith } from "./sheets";

/** A line to a server that says what the test wants. */
class FakeSocket {
  static last: FakeSocket;
  readonly sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  push(sheet: Sheet): void {
    this.onmessage?.({ data: JSON.stringify(sheet) });
  }
  played(): string[] {
    return this.sent.filter((text) => text.includes('"type":"play"'));
  }
}

const sheets = (count: number, more: Partial<Sheet> = {}): Sheet =>
  sheetWith(
    Array.from({ length: count }, (_, n) => line(n)),
    0,
    more,
  );

describe("sheets that wait to be seen", () => {
  let session: Session;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    session = new Session(
      "m",
      () => undefined,
      (before, now) => (now.version > before.version ? 1000 : 0),
    );
    FakeSocket.last.push(sheets(1));
    FakeSocket.last.push(sheets(2));
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("come one after another", () => {
    FakeSocket.last.push(sheets(3));
    FakeSocket.last.push(sheets(4));
    expect(session.sheet?.version).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(session.sheet?.version).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(session.sheet?.version).toBe(4);
  });

  it("are skipped on demand, and nothing is played that was meant for an older one", () => {
    FakeSocket.last.push(sheets(3));
    session.play("m9");
    expect(session.sheet?.version).toBe(3);
    expect(FakeSocket.last.played()).toEqual([]);
    session.play("m9");
    expect(FakeSocket.last.played()).toHaveLength(1);
  });

  it("don't wait when nothing was played, the board is hidden, or the game is over", () => {
    FakeSocket.last.push(sheets(2, { turn: "black" }));
    expect(session.sheet?.turn).toBe("black");
    FakeSocket.last.push(sheets(3, { board: { ...sheets(1).board, blank: true } }));
    expect(session.sheet?.board.blank).toBe(true);
    FakeSocket.last.push(sheets(4));
    vi.advanceTimersByTime(1);
    FakeSocket.last.push(sheets(5, { outcome: { winner: "white", reason: "resignation" } }));
    expect(session.sheet?.outcome?.winner).toBe("white");
  });

  it("have run on while they waited", () => {
    const window = { seat: "white", what: "response" as const, millis: 12000, left: 12000 };
    const cards = { window } as unknown as NonNullable<Sheet["cards"]>;
    FakeSocket.last.push(sheets(3, { cards }));
    vi.advanceTimersByTime(1000);
    expect(session.sheet?.cards?.window?.left).toBe(11000);
  });
});

it("boards looked back at are fetched again once the game is over: then they tell more", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const fetched = vi.spyOn(api, "replay").mockImplementation(() => {
    const lines = session.stood;
    return Promise.resolve({ lines, boards: [sheets(0).board, ...lines.map(() => sheets(0).board)] });
  });
  const session = new Session("m", () => undefined);
  FakeSocket.last.push(sheets(2));
  await session.look(1);
  await session.look(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  const end = line(2, { kind: "event", token: "resign" });
  const outcome = { winner: "white", reason: "resignation" };
  FakeSocket.last.push(sheetWith([line(0), line(1), end], 0, { outcome }));
  expect(session.shown).toBe(0);
  await session.fetchReplay();
  await session.fetchReplay();
  expect(fetched).toHaveBeenCalledTimes(2);
  session.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
