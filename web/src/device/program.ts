import size from "device.json";
import address from "device.wasm?url";
import { type Crossing, textsOf } from "./crossing";
import { runtime } from "./runtime";

// The only door to the program, which is written in Java (browser/DeviceProgram): what it can do, and what it needs.

export interface Program {
  begin(id: string, name: string): void;
  ask(method: string, path: string, body: string): { status: number; type: string; body: string; filename: string };
  /** Nothing, or the refusal as JSON. */
  restore(saved: string): string;
  /** A saved game may be asked about until it is forgotten; nothing goes on there. Nothing, or the refusal as JSON. */
  look(saved: string): string;
  forget(id: string): void;
  /** Nothing, or the refusal as JSON. */
  open(line: number, id: string, have: number): string;
  hear(line: number, text: string): void;
  close(line: number): void;
  ring(): void;
  /** The answer to `think` of `Around`; nothing where thinking failed. */
  thought(n: number, advice: string): void;
}

/** The world around the program. Nothing here may call the program back before it has returned. */
export interface Around {
  millis(): number;
  random(count: number): Uint8Array;
  /** Infinity: never. */
  wake(at: number): void;
  told(line: number, text: string): void;
  keep(id: string, saved: string, row: string): void;
  /** A JSON text that only the thinking worker reads; a player waits for what is urgent. */
  think(n: number, question: string, urgent: boolean): void;
  cancel(n: number): void;
}

/** The calls that the program exports; texts cross apart. */
type Calls = Record<
  "begin" | "ask" | "restore" | "look" | "forget" | "ring" | "think" | "analyse" | "candidates" | "help",
  () => void
> &
  Record<"hear" | "close" | "thought" | "closer", (n: number) => void> & { open(line: number, have: number): void };

/** Fetches the program and compiles it as it arrives; `progress` hears which part has come, from 0 to 1. */
export async function fetchModule(progress: (part: number) => void): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  let come = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      come += part.length;
      progress(Math.min(1, come / size.bytes));
      out.enqueue(part);
    },
  });
  return WebAssembly.compileStreaming(
    new Response(answer.body.pipeThrough(counted), { headers: { "Content-Type": "application/wasm" } }),
  );
}

const nowhere = (): never => {
  throw new Error("only the house on a device does that");
};

/** Starts the house on a device. */
export async function start(module: WebAssembly.Module, around: Around): Promise<Program> {
  const texts = textsOf();
  let status = 0;
  const calls = await instance(module, texts, {
    millis: () => around.millis(),
    random: () => around.random(1)[0] ?? 0,
    wake: (at: number) => around.wake(at),
    told: (line: number) => around.told(line, texts.said()),
    keep: () => around.keep(texts.said(), texts.said(), texts.said()),
    think: (n: number, urgent: number) => around.think(n, texts.said(), urgent === 1),
    cancel: (n: number) => around.cancel(n),
    answer: (given: number) => (status = given),
  });
  return {
    begin: (...given) => texts.call(calls.begin, given),
    ask: (...given) => {
      texts.call(calls.ask, given);
      return { status, type: texts.said(), body: texts.said(), filename: texts.said() };
    },
    restore: (saved) => (texts.call(calls.restore, [saved]), texts.said()),
    look: (saved) => (texts.call(calls.look, [saved]), texts.said()),
    forget: (id) => texts.call(calls.forget, [id]),
    open: (line, id, have) => (texts.call(() => calls.open(line, have), [id]), texts.said()),
    hear: (line, text) => texts.call(() => calls.hear(line), [text]),
    close: (line) => calls.close(line),
    ring: () => calls.ring(),
    thought: (n, advice) => texts.call(() => calls.thought(n), [advice]),
  };
}

/** The world of a program that only thinks. */
const THINKING = {
  millis: Date.now,
  random: () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0,
  answer: () => {},
  wake: nowhere,
  told: nowhere,
  keep: nowhere,
  think: nowhere,
  cancel: nowhere,
};

/** What the thinking worker runs: the advice about a question. */
export async function think(module: WebAssembly.Module): Promise<(question: string) => string> {
  const texts = textsOf();
  const calls = await instance(module, texts, THINKING);
  return (question) => (texts.call(calls.think, [question]), texts.said());
}

/** What is analysed: a record to a depth, one decision of it for longer, what one could do in a position, or in a running game. */
export type Analysed =
  | { record: string; what: { depth: string; draft?: string } | { ply: number } }
  | { game: string; question: object; tried?: string; depth: string }
  | { saved: string; depth: string };

/** What hears how far an analysis is. */
export interface Listener {
  /** So many steps of all are done; whether a draft is wanted, from which an analysis can go on. */
  progress(done: number, all: number): boolean;
  drafted(draft: string): void;
}

/** What the analysing worker runs: what it finds, or the refusal, as JSON. */
export async function analyse(
  module: WebAssembly.Module,
  listener: Listener,
): Promise<(asked: Analysed) => { status: number; json: string }> {
  const texts = textsOf();
  let status = 0;
  const calls = await instance(module, texts, {
    ...THINKING,
    progress: (done: number, all: number) => (listener.progress(done, all) ? 1 : 0),
    drafted: () => listener.drafted(texts.said()),
    answer: (given: number) => (status = given),
  });
  return (asked) => {
    if ("saved" in asked) texts.call(calls.help, [asked.saved, asked.depth]);
    else if ("game" in asked) {
      const { game, question, tried = "", depth } = asked;
      texts.call(calls.candidates, [game, JSON.stringify(question), tried, depth]);
    } else {
      const { record, what } = asked;
      if ("ply" in what) texts.call(() => calls.closer(what.ply), [record]);
      else texts.call(calls.analyse, [record, what.depth, what.draft ?? ""]);
    }
    return { status, json: texts.said() };
  };
}

async function instance(module: WebAssembly.Module, texts: Crossing, around: Record<string, unknown>): Promise<Calls> {
  const failed = (): never => {
    throw new Error(texts.said());
  };
  const outside = { progress: () => 0, drafted: nowhere, ...around, elapsed: () => performance.now(), fail: failed };
  const { exports } = await WebAssembly.instantiate(module, {
    ...runtime(module),
    text: texts.imports,
    around: outside as WebAssembly.ModuleImports,
  });
  return exports as unknown as Calls;
}
