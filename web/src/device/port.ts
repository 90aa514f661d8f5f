import { mount } from "svelte";
import { OFFLINE, Refused } from "../net/api";
import { keepAll } from "../net/keeper";
import type { Socket } from "../net/lasting";
import type { Kept } from "../net/near";
import { site } from "../site/site.svelte";
import { keep, recall } from "../site/store";
import type { MatchRow, Refusal } from "../wire";
import { told } from "../wire/french";
import { able } from "./able";
import { device } from "./device.svelte";
import { Lender } from "./lender";
import { Line } from "./line";
import type { FromWorker, ToWorker } from "./messages";
import { MANY, STOPPED, UNABLE, UNFETCHED } from "./refusals";
import { games } from "./store";
import address from "./worker?worker&url";

export { able };

/** How long a worker may say nothing at all, in milliseconds, before another one takes its place: once the player has gone, and while they wait for an answer. */
const PATIENCE = 8_000;
const LONG_PATIENCE = 30_000;

/** How long after a board has come the rest of the build is fetched, in milliseconds: both come over one line. */
const SOON = 2_000;

/** How long a page is waited for to be at rest, in milliseconds. */
const REST = 1_000;

/** The address of the program. */
const PROGRAM = /\/device-[^/]*\.wasm$/;

const nothing = (): void => undefined;

type Answer = Extract<FromWorker, { type: "answer" }>;
/** What is asked of the worker, before it has its number. */
type Question =
  | { type: "ask"; method: string; path: string; body: string }
  | { type: "restore"; saved: string }
  | { type: "forget"; id: string };

interface Asked {
  resolve(answer: Answer): void;
  reject(cause: Refused): void;
}

let worker: Worker | undefined;
const thinking = new Lender((n) => worker?.postMessage({ type: "died", n } satisfies ToWorker));
/** The worker has said something, so it isn't the file that is missing. */
let alive = false;
/** The program has come. */
let ready = false;
/** Whose name its new games bear. */
let called = "";
/** Which part of the program has come. */
let part = 0;
let keeping = false;
/** The game whose board is drawn before anybody asks for one. */
let rehearsed = "";
let silence: ReturnType<typeof setTimeout> | undefined;
let last = 0;
const asked = new Map<number, Asked>();
const lines = new Map<number, { line: Line; id: string }>();
/** Sockets of games that go on in another window, until the player wants them here. */
const parked = new Map<Socket, { id: string; have: number }>();
/** Games that couldn't be read: their lines don't come back by themselves. */
const broken = new Set<string>();
/** Games that the browser doesn't keep: they last as long as the page. */
const unkept = new Map<string, MatchRow>();

import("./Loading.svelte").then(
  ({ default: Loading }) => mount(Loading, { target: document.body }),
  () => undefined,
);

addEventListener("visibilitychange", () => {
  if (!document.hidden) worker?.postMessage({ type: "look" } satisfies ToWorker);
});

// A page that is put by holds its worker still, in Firefox in the midst of writing too, and no other page could write meanwhile. Where nothing can be written, it keeps what is nowhere else.
addEventListener("pagehide", ({ persisted }) => {
  if (persisted && unkept.size === 0) ends(STOPPED);
});

/** The worker at work; another one after the last has died. */
function house(): Worker {
  if (worker) return worker;
  const one = new Worker(address, { type: "module" });
  worker = one;
  [alive, ready, called] = [false, false, name()];
  part = 0;
  one.onmessage = ({ data }: MessageEvent<FromWorker>) => worker === one && hears(data);
  one.onerror = (event) => {
    event.preventDefault();
    console.warn(event.message);
    if (worker === one) died();
  };
  send({ type: "begin", name: called });
  return one;
}

const name = (): string => site.me?.name ?? "";

function send(message: ToWorker): void {
  house().postMessage(message);
}

/** The program's progress, for whoever waits for it. */
function progress(): void {
  device.loading = ready || asked.size + lines.size === 0 ? null : part;
}

/** Whoever plays here wants to go on without a line. */
function keepSoon(): void {
  if (!keeping) setTimeout(() => void keepAll(), SOON);
  keeping = true;
}

/** The worker is there after all, or nobody waits for it. */
function spoken(): void {
  clearTimeout(silence);
  silence = undefined;
}

function died(): void {
  if (!alive && asked.size + lines.size > 0) device.say("program");
  ends(alive ? STOPPED : UNFETCHED);
}

/** What was asked is refused, and the lines come back by themselves. */
function ends(why: Refusal): void {
  worker?.terminate();
  worker = undefined;
  thinking.clear();
  spoken();
  device.loading = null;
  const cause = new Refused(why);
  for (const [n, { reject }] of [...asked]) {
    asked.delete(n);
    reject(cause);
  }
  unkept.clear();
  for (const [n, { line }] of [...lines]) {
    lines.delete(n);
    line.shut();
  }
}

function hears(message: FromWorker): void {
  alive = true;
  spoken();
  heard(message);
  if (ready && asked.size > 0) hurry(LONG_PATIENCE);
}

/** Another worker takes the place of this one if it says nothing meanwhile. */
function hurry(patience: number): void {
  silence ??= setTimeout(died, patience);
}

function heard(message: FromWorker): void {
  switch (message.type) {
    case "loading":
      part = message.part;
      progress();
      break;
    case "ready":
      ready = true;
      progress();
      device.unsay("program");
      rehearse();
      break;
    case "answer":
      asked.get(message.n)?.resolve(message);
      asked.delete(message.n);
      break;
    case "told":
      lines.get(message.line)?.line.told(message.text);
      keepSoon();
      break;
    case "shut":
      shut(message);
      break;
    case "kept":
      kept(message.id);
      break;
    case "trouble":
      if (message.id && message.row) unkept.set(message.id, message.row);
      device.say(message.what, message.id);
      break;
    case "lend":
      thinking.lend(message);
      break;
    case "end":
      thinking.end(message.n);
      break;
  }
}

function shut({ line: n, why }: Extract<FromWorker, { type: "shut" }>): void {
  const of = lines.get(n);
  if (!of) return;
  lines.delete(n);
  device.loading = null;
  if (why === "broken") broken.add(of.id);
  if (why === "elsewhere") device.moved(of.id, true);
  else device.say(why, why === "program" ? "" : of.id);
  of.line.shut();
}

function kept(id: string): void {
  unkept.delete(id);
  if (recall("device") === true) return;
  keep("device", true);
  // A browser that won't promise it may still keep it.
  void navigator.storage?.persist?.().catch(() => undefined);
}

async function question(what: Question): Promise<Answer> {
  if (!able()) throw new Refused(UNABLE);
  // New games bear the name of whoever plays now: somebody else may have signed in.
  if (what.type !== "forget" && ready && called !== name() && unkept.size === 0) died();
  return new Promise((resolve, reject) => {
    const n = ++last;
    asked.set(n, { resolve, reject });
    send({ ...what, n });
    progress();
    if (ready) hurry(LONG_PATIENCE);
  });
}

/** Whether the program has come. */
export const up = (): boolean => worker !== undefined && ready;

/** Has the program fetched and begun for whoever is about to want it, unless they are sparing with what they fetch. */
export function prepare(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) begin();
}

function begin(): void {
  if (able() && !worker) send({ type: "prepare" });
}

/** Whether this build's program is kept in this browser, so that nothing is fetched: its worker, whose name changes with it, and a program. */
async function programKept(): Promise<boolean> {
  if (!("caches" in window) || !(await caches.match(address))) return false;
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().some(({ url }) => PROGRAM.test(url));
}

/** Settles once the page is seen. */
const seen = (): Promise<unknown> =>
  document.hidden
    ? new Promise((then) => document.addEventListener("visibilitychange", then, { once: true }))
    : Promise.resolve();

/** Has the program begin, and draw a board of a game that is looked at, while the page is at rest, where it is kept: what has run once runs at once. Whether it is so. */
export async function anticipate(game: string): Promise<boolean> {
  await seen();
  if (!able() || !(await programKept().catch(() => false))) return false;
  if (!ready) rehearsed = game;
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: REST });
  else setTimeout(begin, REST);
  return true;
}

/** Draws the board that was to be drawn before anybody asks for one; under another name the worker would have to begin again. */
function rehearse(): void {
  if (rehearsed && asked.size + lines.size === 0 && called === name())
    askDevice(`/api/games/${rehearsed}/bench`, "POST", { options: {}, seats: [], done: [] }).catch(nothing);
  rehearsed = "";
}

function refusalIn(body: string): Refusal {
  try {
    return told((JSON.parse(body) as { error: Refusal }).error);
  } catch {
    return OFFLINE;
  }
}

/** What was answered; throws `Refused` where it was no. */
function taken(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  device.loading = null;
  if (answer.status > 0) throw new Refused(refusalIn(answer.body));
  throw new Refused(answer.body === "many" ? MANY : UNFETCHED);
}

/** Asks this device what a server would be asked; throws `Refused`. */
export async function askDevice<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  if (path === "/api/matches" && method === "GET") return (await rows()).flatMap(({ row }) => row ?? []) as T;
  const text = body === undefined ? "" : JSON.stringify(body);
  const answer = taken(await question({ type: "ask", method, path, body: text }));
  return (answer.body === "" ? undefined : JSON.parse(answer.body)) as T;
}

/** A file that a path leads to, as one downloads it; throws `Refused`. A saved game is there even when the program isn't. */
export async function fileOf(path: string): Promise<{ name: string; text: string }> {
  const id = /^\/api\/matches\/(d-[\w-]+)\/saved$/.exec(path)?.[1];
  const stored = id && !unkept.has(id) ? await games.get(id).catch(() => undefined) : undefined;
  if (stored) return { name: `${stored.row?.game ?? "zizanie"}-${stored.id.slice(2, 10)}.json`, text: stored.saved };
  const { filename, body } = taken(await question({ type: "ask", method: "GET", path, body: "" }));
  return { name: filename, text: body };
}

/** Lines to a game here. The first takes it from any other tab; those that come after one broke do not. */
export function dial(id: string): (have: number) => Socket {
  let fresh = true;
  return (have) => {
    const socket: Socket = { send: nothing, close: nothing, onopen: null, onmessage: null, onclose: null };
    if (fresh) {
      device.moved(id, false);
      broken.delete(id);
    }
    fresh = false;
    if (!able()) device.say("unable");
    else if (device.elsewhere.has(id)) {
      parked.set(socket, { id, have });
      socket.close = () => parked.delete(socket);
    } else if (!broken.has(id)) plug(socket, id, have);
    return socket;
  };
}

/** Makes a socket a line to a game here. */
function plug(socket: Socket, id: string, have: number): void {
  const n = ++last;
  const line = new Line(socket, {
    say: (text) => send({ type: "say", line: n, text }),
    close: () => lines.delete(n) && worker?.postMessage({ type: "close", line: n } satisfies ToWorker),
    silent: () => hurry(PATIENCE),
  });
  lines.set(n, { line, id });
  send({ type: "open", line: n, id, have });
  progress();
  queueMicrotask(() => line.begin());
}

/** Takes a game back from another window. */
export function goOn(id: string): void {
  device.moved(id, false);
  for (const [socket, of] of [...parked]) {
    if (of.id !== id) continue;
    parked.delete(socket);
    plug(socket, id, of.have);
  }
}

/** The games on this device, the newest first; where the browser keeps nothing, those of this page. */
export async function rows(): Promise<Kept[]> {
  const stored = await games.rows().catch(() => []);
  const others = [...unkept].map(([id, row]) => ({ id, row, updated: row.updated, broken: false }));
  return [...others, ...stored.filter(({ id }) => !unkept.has(id))];
}

/** Lets a saved game go on here; throws `Refused`. */
export async function restoreGame(saved: string): Promise<{ id: string }> {
  return JSON.parse(taken(await question({ type: "restore", saved })).body) as { id: string };
}

/** Deletes a game. */
export async function removeGame(id: string): Promise<void> {
  if (worker) await question({ type: "forget", id }).catch(() => undefined);
  unkept.delete(id);
  await games.remove(id);
}

/** Deletes all games on this device. */
export async function clearGames(): Promise<void> {
  for (const { id } of await rows()) if (worker) await question({ type: "forget", id }).catch(() => undefined);
  unkept.clear();
  await games.clear();
}
