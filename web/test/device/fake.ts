import * as fake from "fake-indexeddb";
import { vi } from "vitest";
import type { Locks } from "../../src/device/locks";
import type { FromWorker } from "../../src/device/messages";
import type { Program } from "../../src/device/program";
import type { Ground, Outside } from "../../src/device/room";

/** How often a test looks whether something has come about; that it may take long is no fault. */
export const UNTIL = { interval: 1, timeout: 60_000 };

interface Saved {
  id: string;
  moves: string[];
}

const refusal = (code: string): string => JSON.stringify({ error: { code, message: { fr: code, en: code } } });

/** A program whose games are lists of words: it keeps and tells as the real one does. */
export class FakeProgram implements Program {
  readonly games = new Map<string, Saved>();
  private readonly lines = new Map<number, string>();
  /** What it was rung, told and given. */
  readonly calls: string[] = [];

  constructor(private readonly around: Outside) {}

  begin(id: string, name: string): void {
    this.calls.push(`begin ${id} ${name}`);
  }

  ask(method: string, path: string, _body: string): { status: number; type: string; body: string; filename: string } {
    const answer = (status: number, body: string, filename = "") => ({
      status,
      type: "application/json",
      body,
      filename,
    });
    if (method === "POST" && path === "/api/matches") {
      const id = `d-${[...this.around.random(4)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
      this.games.set(id, { id, moves: [] });
      this.keep(id);
      return answer(201, JSON.stringify({ id, seats: ["white"] }));
    }
    if (path === "/api/games") return answer(200, "[]");
    const game = this.games.get(/^\/api\/matches\/([\w-]+)/.exec(path)?.[1] ?? "");
    if (!game) return answer(404, refusal("unknown-match"));
    if (path.endsWith("/record")) return answer(200, game.moves.join(" "), "record.txt");
    if (method === "POST") this.play(game, "asked");
    return answer(200, JSON.stringify(game));
  }

  restore(text: string): string {
    if (text === "trap") throw new Error("unreachable");
    if (!text.startsWith("{")) return refusal("bad-record");
    const game = JSON.parse(text) as Saved;
    // What was said last of windows is kept with every game.
    for (const id of this.games.keys()) this.keep(id);
    this.games.set(game.id, game);
    this.keep(game.id);
    return "";
  }

  look(text: string): string {
    const game = JSON.parse(text) as Saved;
    this.games.set(game.id, game);
    return "";
  }

  forget(id: string): void {
    this.games.delete(id);
  }

  open(line: number, id: string, have: number): string {
    const game = this.games.get(id);
    if (!game) return refusal("unknown-match");
    this.lines.set(line, id);
    this.around.told(line, JSON.stringify({ type: "sheet", moves: game.moves.slice(have) }));
    return "";
  }

  hear(line: number, text: string): void {
    const game = this.games.get(this.lines.get(line) ?? "");
    const said = JSON.parse(text) as { type: string; action?: string };
    if (said.type === "ping") this.around.told(line, JSON.stringify({ type: "pong" }));
    if (said.action === "break") throw new Error("unreachable");
    if (said.action === "wait") this.around.wake(this.around.millis() + 1000);
    if (game && said.action) this.play(game, said.action);
  }

  close(line: number): void {
    this.lines.delete(line);
  }

  ring(): void {
    this.calls.push("ring");
    for (const game of this.games.values()) this.play(game, "rang");
  }

  thought(n: number, advice: string): void {
    this.calls.push(`thought ${n} ${advice}`);
    for (const game of this.games.values()) this.play(game, advice);
  }

  private play(game: Saved, move: string): void {
    game.moves.push(move);
    this.keep(game.id);
    for (const [line, id] of this.lines)
      if (id === game.id) this.around.told(line, JSON.stringify({ type: "sheet", moves: [move] }));
  }

  private keep(id: string): void {
    const row = { id, game: "chess", seats: [], turn: null, outcome: null, actions: 0, begun: true, updated: 0 };
    this.around.keep(id, JSON.stringify(this.games.get(id)), JSON.stringify(row));
  }
}

/** Locks of several rooms in one test: whoever asks last has one. */
export function sharedLocks(): Locks {
  const holders = new Map<string, () => void>();
  return {
    take: (name, lost) => {
      holders.get(name)?.();
      holders.set(name, lost);
      return Promise.resolve(() => void (holders.get(name) === lost && holders.delete(name)));
    },
  };
}

type Store = Ground["store"];

/** An empty database, and what keeps games there. */
export async function freshStore(): Promise<Store> {
  for (const [name, one] of Object.entries(fake)) if (name.startsWith("IDB")) vi.stubGlobal(name, one);
  if (!("databases" in (globalThis.indexedDB ?? {}))) vi.stubGlobal("indexedDB", new fake.IDBFactory());
  const { games } = await import("../../src/device/store");
  await games.clear();
  return games;
}

/** A room with a fake program; `said` is what it said, in order. */
export async function roomOn(store: Store, locks = sharedLocks(), more: Partial<Ground> = {}) {
  const { Room } = await import("../../src/device/room");
  const said: FromWorker[] = [];
  let program: FakeProgram | undefined;
  const deaths: unknown[] = [];
  const room = new Room({
    start: (outside) => Promise.resolve((program = new FakeProgram(outside))),
    store,
    locks,
    post: (message) => void said.push(message),
    die: (cause) => void deaths.push(cause),
    ...more,
  });
  let n = 0;
  /** Asks, and waits for the answer. */
  const ask = async (method: string, path: string) => {
    const mine = ++n;
    room.hear({ type: "ask", n: mine, method, path, body: "" });
    return vi.waitUntil(() => said.find((one) => one.type === "answer" && one.n === mine), UNTIL) as Promise<
      Extract<FromWorker, { type: "answer" }>
    >;
  };
  const found = async (): Promise<string> =>
    (JSON.parse((await ask("POST", "/api/matches")).body) as { id: string }).id;
  const told = (line: number): unknown[] =>
    said.flatMap((one) => (one.type === "told" && one.line === line ? (JSON.parse(one.text) as unknown) : []));
  const open = async (line: number, id: string): Promise<void> => {
    room.hear({ type: "open", line, id, have: 0 });
    await vi.waitUntil(
      () => said.some((one) => (one.type === "told" || one.type === "shut") && one.line === line),
      UNTIL,
    );
  };
  const play = (line: number, action: string): void =>
    room.hear({ type: "say", line, text: JSON.stringify({ type: "play", action }) });
  return { room, said, ask, found, told, open, play, deaths, program: () => program as FakeProgram };
}
