import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tableOf } from "../../src/game/scene";
import { ironpond } from "../../src/games/ironpond";
import { Touch } from "../../src/game/touch.svelte";
import { Session } from "../../src/play/session.svelte";
import { fr } from "../../src/texts/fr";
import { piece, scene } from "../ironpond/fixtures";

/** A line to a server that answers when it is told to. */
class SlowSocket {
  static last: SlowSocket;
  readonly asked: { type: string; ref: number; prefix?: string[] }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    SlowSocket.last = this;
  }
  send(text: string): void {
    this.asked.push(JSON.parse(text) as SlowSocket["asked"][number]);
  }
  close(): void {}
  push(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Answers the last question for picks. */
  async answer(tokens: string[], complete = false): Promise<void> {
    const { ref } = this.asked.findLast((one) => one.type === "picks") ?? { ref: 0 };
    this.push({ type: "picks", ref, tokens, moves: [], complete });
    for (let k = 0; k < 5; k++) await Promise.resolve();
  }
}

const table = scene([piece("a2", "white", "pawn")]);
let session: Session;
let touch: Touch;
beforeEach(() => {
  vi.stubGlobal("WebSocket", SlowSocket);
  session = new Session("m", () => undefined);
  SlowSocket.last.push(table.sheet ?? {});
  touch = new Touch(
    session,
    () => table,
    () => ironpond,
  );
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

it("a touch before the server has answered waits, is shown, and is taken up", async () => {
  void session.compose(["#16"]);
  const view = (): ReturnType<typeof tableOf> =>
    tableOf(fr, ironpond, table, { composing: session.composing, moving: touch.moving, early: touch.early, moves: [] });
  expect(view().unsure).toBe(true);
  touch.picked("b8");
  touch.picked("a2");
  expect(view().choose).toEqual(["a2"]);
  await SlowSocket.last.answer(["a2", "b8"]);
  expect(session.composing?.prefix).toEqual(["#16", "a2"]);
  expect(touch.early).toBe(null);
  await SlowSocket.last.answer([], true);
  expect(view().unsure).toBe(false);
});

it("an early touch of what can\u2019t be picked does nothing, and so does one of an action that was dropped", async () => {
  void session.compose(["#16"]);
  touch.picked("h8");
  await SlowSocket.last.answer(["a2"]);
  expect(session.composing?.prefix).toEqual(["#16"]);
  void session.compose(["#17"]);
  touch.picked("a2");
  void session.compose(null);
  await SlowSocket.last.answer(["a2"]);
  expect(session.composing).toBe(null);
});
