import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Newer, playing } from "../../src/app/newer.svelte";
import { routeOf } from "../../src/site/router";

/** A worker that a page talks to, as far as it goes. */
class Worker extends EventTarget {
  state = "installed";
  said: unknown[] = [];
  postMessage(what: unknown): void {
    this.said.push(what);
  }
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = new Worker();
  updated = 0;
  update(): Promise<void> {
    this.updated += 1;
    return Promise.resolve();
  }
}

let registration: Registration;
let served: string;
let asked: number;

beforeEach(() => {
  registration = new Registration();
  served = "mine";
  asked = 0;
  document.head.innerHTML = '<meta name="version" content="mine"><link rel="manifest" href="/manifest.fr.webmanifest">';
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(new Response(`${served}\n`));
  });
  Object.defineProperty(navigator, "serviceWorker", {
    value: { register: () => Promise.resolve(registration) },
    configurable: true,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  document.head.replaceChildren();
});

async function begun(): Promise<Newer> {
  const newer = new Newer();
  await newer.begin();
  return newer;
}

it("nobody is asked in the middle of a game, and everybody after it", () => {
  for (const path of ["/g/abc", "/learn/felon", "/practice/felon/one"]) expect(playing(routeOf(path)), path).toBe(true);
  for (const path of ["/", "/rules", "/me", "/practice/felon", "/workshop/ironpond"])
    expect(playing(routeOf(path)), path).toBe(false);
  expect(playing(routeOf("/g/abc"), false)).toBe(true);
  expect(playing(routeOf("/g/abc"), true)).toBe(false);
});

it("a server of the same build has nothing new", async () => {
  const newer = await begun();
  await newer.look(true);
  expect([newer.there, asked]).toEqual([false, 1]);
});

it("a server of another build does, and its worker is fetched", async () => {
  const newer = await begun();
  served = "another";
  await newer.look(true);
  expect([newer.there, registration.updated]).toEqual([true, 1]);
});

it("a server is asked once in a while, unless something points to another build", async () => {
  vi.useFakeTimers();
  const newer = await begun();
  await newer.look();
  expect(asked).toBe(0);
  vi.advanceTimersByTime(60_000);
  await newer.look();
  await newer.look();
  expect(asked).toBe(1);
  await newer.look(true);
  expect(asked).toBe(2);
  vi.useRealTimers();
});

it("nothing is new where no server answers", async () => {
  const newer = await begun();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
  await newer.look(true);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<p>a proxy", { status: 502 })));
  await newer.look(true);
  expect(newer.there).toBe(false);
});

it("a worker that waits is left alone until somebody takes it, and the page is loaded once", async () => {
  const newer = await begun();
  const next = (registration.waiting = new Worker());
  served = "another";
  await newer.look(true);
  expect(next.said).toEqual([]);
  let loads = 0;
  newer.take(() => (loads += 1));
  expect([next.said, loads]).toEqual([["go"], 0]);
  next.becomes("activating");
  next.becomes("activated");
  next.becomes("redundant");
  expect(loads).toBe(1);
});

it("a page is loaded again by itself where there is no worker", async () => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  const newer = await begun();
  let loads = 0;
  newer.take(() => (loads += 1));
  expect(loads).toBe(1);
});

it("a page of the new build lets its worker in, and nobody is asked", async () => {
  const newer = await begun();
  const next = (registration.installing = new Worker());
  registration.dispatchEvent(new Event("updatefound"));
  [registration.installing, registration.waiting] = [null, next];
  next.becomes("installed");
  await vi.waitFor(() => expect(next.said).toEqual(["go"]));
  expect(newer.there).toBe(false);
});

it("a worker that waits already is let in by a page of its build, and the first one of all is left alone", async () => {
  const next = (registration.waiting = new Worker());
  await begun();
  expect(next.said).toEqual(["go"]);
  registration = new Registration();
  registration.active = null;
  const first = (registration.installing = new Worker());
  await begun();
  first.becomes("installed");
  expect(asked).toBe(1);
});

it("what can't be fetched asks at once where the server has another build, and not where the line is bad", async () => {
  const newer = await begun();
  await newer.lost();
  expect(newer.broken).toBe(false);
  served = "another";
  await newer.lost();
  expect([newer.there, newer.broken]).toEqual([true, true]);
});

it("a page that is being edited asks nothing", async () => {
  document.head.replaceChildren();
  const newer = await begun();
  await newer.look(true);
  expect(asked).toBe(0);
});
