import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableOf } from "../../src/game/scene";
import { ironpond } from "../../src/games/ironpond";
import { Touch } from "../../src/game/touch.svelte";
import { Session } from "../../src/play/session.svelte";
import { settings } from "../../src/site/settings.svelte";
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

/** White's pawn before its last rank, on Black's turn, at a table to which the server says what follows. */
function beforePromotion(): { now: Touch; turn: (from: string, ...tokens: string[]) => void } {
  const pawn = [piece("a7", "white", "pawn"), piece("b8", "black", "knight")];
  const waits = scene(pawn, undefined, { turn: "black" });
  const sheet = { ...waits.sheet, board: waits.board } as NonNullable<typeof waits.sheet>;
  SlowSocket.last.push(sheet);
  const now = new Touch(
    session,
    () => waits,
    () => ironpond,
  );
  const turn = (seat: string, ...tokens: string[]): void => {
    const moves = tokens.map((token) => ({
      token,
      from: token.slice(0, 2),
      to: token.slice(2, 4),
      capture: false,
      ...(token.length > 4 && { promotes: token.slice(4) }),
    }));
    now.follow(sheet, { ...sheet, turn: seat, offer: { ...sheet.offer, moves } });
  };
  return { now, turn };
}
const all = ["a7b8q", "a7b8r", "a7b8b", "a7b8n", "a7a8q", "a7a8n"];

describe("a prepared promotion", () => {
  let sent: string[];
  beforeEach(() => {
    settings.premove = true;
    sent = [];
    vi.spyOn(session, "play").mockImplementation((token) => void sent.push(token));
  });
  afterEach(() => (settings.premove = false));

  it("asks for the piece at once, and is made when the turn comes", async () => {
    const { now, turn } = beforePromotion();
    now.prepare({ from: "a7", to: "b8" });
    expect(now.choosing?.map((move) => move.promotes)).toEqual(["q", "r", "b", "n"]);
    expect(now.prepared).toBe(null);
    now.chose(now.choosing?.[3] ?? null);
    expect(now.choosing).toBe(null);
    expect(now.prepared).toEqual({ from: "a7", to: "b8", promotes: "n" });
    turn("black");
    turn("white", ...all);
    await Promise.resolve();
    expect(now.choosing).toBe(null);
    expect(sent).toEqual(["a7b8n"]);
  });

  it("prepares nothing when no piece is chosen, and asks nothing for other moves", () => {
    const { now } = beforePromotion();
    now.prepare({ from: "a7", to: "b8" });
    now.chose(null);
    expect([now.prepared, now.choosing]).toEqual([null, null]);
    for (const to of ["a6", "c8", "h8"]) {
      now.prepare({ from: "a7", to });
      expect([now.prepared, now.choosing]).toEqual([{ from: "a7", to }, null]);
    }
  });

  it("goes on asking when the turn comes meanwhile, for what is possible then", async () => {
    const { now, turn } = beforePromotion();
    now.prepare({ from: "a7", to: "b8" });
    turn("black");
    expect(now.choosing).toHaveLength(4);
    turn("white", ...all);
    await Promise.resolve();
    expect(now.choosing?.map((move) => move.token)).toEqual(all.slice(0, 4));
    now.chose(now.choosing?.[1] ?? null);
    expect(sent).toEqual(["a7b8r"]);
  });
});

describe("points touched while one is on its way", () => {
  let sent: string[];
  let marking: boolean;
  let now: Touch;
  const stones = scene([piece("D4", "black", "stone"), piece("E5", "black", "stone")]);
  const board = {
    places: () => ["D4", "E5"],
    placing: (_: unknown, at: string) => `dead ${at}`,
    patient: () => marking,
  };
  const follow = async (): Promise<void> => {
    session.pending = null;
    if (stones.sheet) now.follow(stones.sheet, stones.sheet);
    await Promise.resolve();
  };
  beforeEach(() => {
    sent = [];
    marking = true;
    vi.spyOn(session, "play").mockImplementation((token) => {
      sent.push(token);
      session.pending = { token, seat: "black", version: 1, ref: 1 } as unknown as NonNullable<Session["pending"]>;
    });
    now = new Touch(
      session,
      () => stones,
      () => ({ ...ironpond, board: { ...ironpond.board, ...board } }),
    );
  });

  it("wait for it, one after the other", async () => {
    now.picked("D4");
    now.picked("E5");
    now.picked("D4");
    expect(sent).toEqual(["dead D4"]);
    await follow();
    expect(sent).toEqual(["dead D4", "dead E5"]);
    await follow();
    expect(sent).toEqual(["dead D4", "dead E5", "dead D4"]);
    await follow();
    expect(sent).toHaveLength(3);
  });

  it("are forgotten with one that was refused", async () => {
    now.picked("D4");
    now.picked("E5");
    session.pending = null;
    now.picked("D4");
    await follow();
    expect(sent).toEqual(["dead D4", "dead D4"]);
  });

  it("are forgotten where that is over, or was never so", async () => {
    now.picked("D4");
    now.picked("E5");
    marking = false;
    await follow();
    now.picked("D4");
    now.picked("E5");
    await follow();
    expect(sent).toEqual(["dead D4", "dead D4"]);
  });
});
