import { Alarm, Clock } from "./clock";
import { Keeper } from "./keeper";
import type { Locks } from "./locks";
import type { FromWorker, Shut, ToWorker } from "./messages";
import { Outbox } from "./outbox";
import type { Around, Program } from "./program";
import type { games, Stored } from "./store";
import type { MatchRow } from "../wire";

/** What the program sees of the world, but for who thinks. */
export type Outside = Omit<Around, "think" | "cancel">;

/** What the room stands on. */
export interface Ground {
  /** Fetches the program and starts it; rejects when it doesn't arrive. */
  start(outside: Outside, progress: (part: number) => void): Promise<Program>;
  store: typeof games;
  locks: Locks;
  post(message: FromWorker): void;
  /** Nothing can be done here any more; what was confirmed is kept, and another worker goes on with it. */
  die(cause: unknown): void;
}

/** What came of one call of the program. */
interface Batch {
  out: FromWorker[];
  games: Map<string, Stored>;
}

type Asked = Extract<ToWorker, { type: "ask" }>;
type Heard = Exclude<ToWorker, { type: "died" }>;
type Queued = Exclude<Heard, { type: "begin" | "prepare" | "look" | "say" }>;

/** Who sits at a device, in all games on it. */
const PERSON = "device";
/** Games without a line that stay in memory: the computer may still think there. */
const IDLE = 4;
const OF_A_GAME = /^\/api\/matches\/(d-[\w-]+)(\/saved$)?/;

/** Which game a saved one is; nothing where it isn't one. */
function idOf(saved: string): string {
  try {
    return (JSON.parse(saved) as { id?: string }).id ?? "";
  } catch {
    return "";
  }
}

/** The engine room: it holds the program, and lets nobody hear of a change before it is kept. */
export class Room {
  private readonly clock = new Clock();
  private readonly alarm = new Alarm(this.clock, () => this.call((program) => program.ring()));
  private readonly outbox: Outbox;
  private readonly keeper: Keeper;
  /** Open lines, and the game of each. */
  private readonly lines = new Map<number, string>();
  /** Games in memory that nobody looks at, the latest last. */
  private readonly idle = new Set<string>();
  private name = "";
  private program: Program | undefined;
  private loading: Promise<Program> | undefined;
  private batch: Batch | undefined;
  /** A game that is only looked into. */
  private looked: string | undefined;
  /** Games may come into being now. At all other times the program may only change those that this worker has. */
  private creates = false;
  /** One thing after the other, where something has to be fetched first. */
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly ground: Ground) {
    this.outbox = new Outbox((message) => this.post(message));
    this.keeper = new Keeper(ground.store, ground.locks, {
      lost: (id, why) => this.drop(id, why),
      kept: (id) => ground.post({ type: "kept", id }),
      trouble: (what, { id, row }) => ground.post({ type: "trouble", what, id, row }),
    });
  }

  /** What the page says. */
  hear(message: Heard): void {
    if (message.type === "begin") this.name = message.name;
    // Whoever asks for something hears what is wrong.
    else if (message.type === "prepare") this.started().catch(() => undefined);
    else if (message.type === "look") this.alarm.wind();
    else if (message.type === "say") this.say(message.line, message.text);
    else this.queue = this.queue.then(() => this.does(message)).catch((cause: unknown) => this.ground.die(cause));
  }

  /** The answer to a question of `Around.think`'s. */
  thought(n: number, advice: string): void {
    this.call((program) => program.thought(n, advice));
  }

  private async does(message: Queued): Promise<void> {
    if (message.type === "close") return this.close(message.line);
    if (message.type === "forget") {
      this.drop(message.id, "gone");
      return this.answer(message.n, 204, "");
    }
    const program = await this.started().catch(() => undefined);
    if (message.type === "open") {
      const why = program ? await this.open(program, message) : "program";
      if (why) this.ground.post({ type: "shut", line: message.line, why });
    } else if (!program) this.answer(message.n, 0, "program");
    else if (message.type === "restore") await this.restore(program, message.n, message.saved);
    else await this.ask(program, message);
  }

  private started(): Promise<Program> {
    this.loading ??= this.start();
    this.loading.catch(() => (this.loading = undefined));
    return this.loading;
  }

  private async start(): Promise<Program> {
    const outside: Outside = {
      millis: () => this.clock.now(),
      random: (count) => crypto.getRandomValues(new Uint8Array(count)),
      wake: (at) => this.alarm.set(at),
      told: (line, text) => this.batch?.out.push({ type: "told", line, text }),
      keep: (id, saved, row) => this.keep(id, saved, row),
    };
    const program = await this.ground.start(outside, (part) => this.ground.post({ type: "loading", part }));
    program.begin(PERSON, this.name);
    this.ground.post({ type: "ready" });
    return (this.program = program);
  }

  private async ask(program: Program, { n, method, path, body }: Asked): Promise<void> {
    const [, id, whole] = OF_A_GAME.exec(path) ?? [];
    if (id && whole && this.keeper.unkept(id)) return this.answer(n, 200, this.keeper.unkept(id) ?? "", `${id}.json`);
    const away = id !== undefined && !this.keeper.has(id);
    if (away && method === "GET") await this.peek(program, id);
    else if (away) await this.hold(program, id);
    this.creates = method !== "GET";
    this.call(() => {
      const { status, type, body: text, filename } = program.ask(method, path, body);
      this.batch?.out.push({ type: "answer", n, status, media: type, body: text, filename });
      if (this.looked) program.forget(this.looked);
    });
    this.looked = undefined;
    this.creates = false;
  }

  /** A game that another window may have is looked into as it lies in the store. */
  private async peek(program: Program, id: string): Promise<void> {
    await this.outbox.idle();
    const saved = await this.keeper.look(id);
    if (saved === undefined) return;
    this.looked = id;
    this.call(() => program.look(saved));
  }

  /** Takes a game into memory as it lies in the store; why it can't be. */
  private async hold(program: Program, id: string): Promise<Shut | undefined> {
    if (this.keeper.has(id)) return undefined;
    await this.outbox.idle();
    const saved = await this.keeper.take(id);
    if (saved === undefined) return "gone";
    let trap: unknown;
    const refused = this.call(() => {
      try {
        return program.restore(saved);
      } catch (cause) {
        trap = cause;
        return "trap";
      }
    });
    if (refused === "") {
      this.rest(id);
      return undefined;
    }
    this.keeper.release(id);
    await this.ground.store.breaks(id).catch(() => undefined);
    if (trap !== undefined) this.dies(trap);
    return "broken";
  }

  /** Opens a line; why it can't be. */
  private async open(
    program: Program,
    { line, id, have }: Extract<ToWorker, { type: "open" }>,
  ): Promise<Shut | undefined> {
    const why = await this.hold(program, id);
    if (why) return why;
    this.lines.set(line, id);
    this.idle.delete(id);
    if (this.call(() => program.open(line, id, have)) === "") return undefined;
    this.lines.delete(line);
    return "gone";
  }

  private say(line: number, text: string): void {
    if (this.lines.has(line)) this.call((program) => program.hear(line, text));
  }

  private close(line: number): void {
    const id = this.lines.get(line);
    if (id === undefined) return;
    this.call((program) => program.close(line));
    this.lines.delete(line);
    if (![...this.lines.values()].includes(id)) this.rest(id);
    // Whoever asked something and left hears that all is well here.
    this.outbox.send([{ type: "shut", line, why: "gone" }]);
  }

  /** Nobody looks at a game; the one that rests longest leaves the memory. */
  private rest(id: string): void {
    this.idle.delete(id);
    this.idle.add(id);
    const oldest = [...this.idle].find((one) => !this.keeper.unkept(one));
    if (this.idle.size <= IDLE || oldest === undefined) return;
    // Meanwhile it may have turned out that it isn't kept.
    void this.outbox.idle().then(() => {
      if (this.idle.has(oldest) && !this.keeper.unkept(oldest)) this.drop(oldest, "gone");
    });
  }

  /** A saved game from elsewhere goes on here. */
  private async restore(program: Program, n: number, saved: string): Promise<void> {
    await this.outbox.idle();
    // What goes on from the file takes the place of what is in memory.
    const named = idOf(saved);
    if (this.keeper.has(named)) this.drop(named, "gone");
    this.creates = true;
    this.call(() => {
      const refused = program.restore(saved);
      const [status, body] = refused ? [400, refused] : [200, JSON.stringify({ id: named })];
      this.batch?.out.push({ type: "answer", n, status, media: "application/json", body, filename: "" });
    });
    this.creates = false;
  }

  /** Calls the program; what it says by that waits until what it changed is kept. */
  private call<T>(work: (program: Program) => T): T | undefined {
    const { program } = this;
    if (!program) return undefined;
    const batch: Batch = { out: [], games: new Map() };
    this.batch = batch;
    try {
      const answer = work(program);
      this.outbox.send(batch.out, batch.games.size > 0 ? () => this.write(batch) : undefined);
      return answer;
    } catch (cause) {
      this.dies(cause);
      return undefined;
    } finally {
      this.batch = undefined;
    }
  }

  /** Nobody knows how the program stands inside: another one begins with what is kept. */
  private dies(cause: unknown): void {
    this.program = undefined;
    this.ground.die(cause);
  }

  private keep(id: string, saved: string, row: string): void {
    if (!this.keeper.has(id)) {
      if (!this.creates || id === this.looked) return;
      this.keeper.begin(id);
      this.rest(id);
    }
    const listed = JSON.parse(row) as MatchRow;
    this.batch?.games.set(id, { id, saved, row: listed, updated: listed.updated });
  }

  /** Keeps what a call changed; what is said instead of what it said, if anything is. */
  private async write(batch: Batch): Promise<FromWorker[] | undefined> {
    let many = false;
    for (const game of batch.games.values()) {
      if ((await this.keeper.write(game)) !== "many") continue;
      many = true;
      this.drop(game.id, "gone");
    }
    if (!many) return undefined;
    return batch.out.map((said) => (said.type === "answer" ? { ...said, status: 0, body: "many" } : said));
  }

  /** A game is no longer this worker's: it leaves the memory, and its lines are shut. */
  private drop(id: string, why: Shut): void {
    this.keeper.release(id);
    this.idle.delete(id);
    const shut = [...this.lines].filter(([, of]) => of === id).map(([line]) => line);
    this.call((program) => {
      for (const line of shut) program.close(line);
      program.forget(id);
    });
    for (const line of shut) {
      this.lines.delete(line);
      this.ground.post({ type: "shut", line, why });
    }
  }

  private answer(n: number, status: number, body: string, filename = ""): void {
    this.outbox.send([{ type: "answer", n, status, media: "application/json", body, filename }]);
  }

  /** A line that was shut meanwhile hears nothing. */
  private post(message: FromWorker): void {
    if (message.type !== "told" || this.lines.has(message.line)) this.ground.post(message);
  }
}
