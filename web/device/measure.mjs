// How fast the program of a device is in Chromium: node device/measure.mjs, in web/, after a build. Prints milliseconds.
import { createServer } from "node:http";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";

const MOVES = 5;
const TYPES = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
const dist = fileURLToPath(new URL("../dist/assets", import.meta.url));
const named = (start, end) => readdirSync(dist).find((file) => file.startsWith(start) && file.endsWith(end));
const files = {
  module: named("device-", ".wasm"),
  worker: named("device-worker-", ".js"),
  thinking: named("device-thinking-", ".js"),
};

const server = createServer(({ url }, answer) => {
  const file = url === "/" ? undefined : url.slice("/assets/".length);
  try {
    const body = file ? readFileSync(`${dist}/${file}`) : "<!doctype html><title>measure</title>";
    answer.writeHead(200, { "Content-Type": TYPES[(file ?? "html").split(".").pop()] }).end(body);
  } catch {
    answer.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

/** Times in a page of its own, whose processor is so many times slower. */
async function measured(slower, what, given) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const told = await page.evaluate(what, { ...files, ...given });
  await context.close();
  return told;
}

const compile = async ({ module }) => {
  const times = [];
  for (let k = 0; k < 3; k++) {
    const before = performance.now();
    await WebAssembly.compileStreaming(fetch(`/assets/${module}`));
    times.push(Math.round(performance.now() - before));
  }
  return times;
};

const play = async ({ module, worker, thinking, moves }) => {
  const out = [];
  const asked = new Map();
  let n = 0;
  const began = performance.now();
  const device = new Worker(`/assets/${worker}`, { type: "module" });
  const ready = new Promise((resolve) => {
    device.onmessage = ({ data }) => {
      if (data.type === "ready") resolve(performance.now() - began);
      if (data.type === "answer") asked.get(data.n)?.(data.body);
    };
  });
  const ask = (method, path, body) =>
    new Promise((resolve) => {
      asked.set(++n, resolve);
      device.postMessage({ type: "ask", n, method, path, body });
    });
  device.postMessage({ type: "begin", name: "Ann" });
  const games = JSON.parse(await ask("GET", "/api/games", ""));
  out.push(["start of the worker", Math.round(await ready)]);
  const compiled = await WebAssembly.compileStreaming(fetch(`/assets/${module}`));
  const start = () => {
    const one = new Worker(`/assets/${thinking}`, { type: "module" });
    one.postMessage(compiled);
    return one;
  };
  const kept = (id) =>
    new Promise((resolve) => {
      const open = indexedDB.open("zizanie");
      open.onsuccess = () => {
        const get = open.result.transaction("games").objectStore("games").get(id);
        get.onsuccess = () => resolve(get.result.saved);
      };
    });
  let thinker = start();
  const thought = (question) =>
    new Promise((resolve) => {
      const before = performance.now();
      thinker.onmessage = ({ data }) => resolve(data.advice ? performance.now() - before : Number.NaN);
      thinker.postMessage({ n: 1, question });
    });
  const again = [];
  for (const { id: game, profile, levels = profile?.levels ?? 8 } of games.games ?? games) {
    const body = { game, options: {}, opponent: "screen", seat: "random" };
    const { id } = JSON.parse(await ask("POST", "/api/matches", JSON.stringify(body)));
    const saved = await kept(id);
    const row = [];
    for (let level = 1; level <= levels; level++) {
      const times = [];
      const highest = level === levels;
      for (let k = 0; k < (highest ? 1 : moves); k++) {
        const question = { kind: "THINK", level, millis: highest ? 2400 : 5000, seed: "1", saved };
        times.push(await thought(JSON.stringify(question)));
      }
      row.push(Math.round(times.sort((a, b) => a - b)[times.length >> 1]));
    }
    out.push([game, ...row]);
    // Calling a thought off ends the worker; the next one answers an easy question.
    const question = JSON.stringify({ kind: "THINK", level: 1, millis: 5000, seed: "1", saved });
    const warm = await thought(question);
    const before = performance.now();
    thinker.terminate();
    thinker = start();
    await thought(question);
    again.push(Math.round(performance.now() - before - warm));
  }
  out.push(["another thinking worker, less a thought", ...again]);
  return out;
};

const bytes = readFileSync(`${dist}/${files.module}`);
console.log(`module: ${statSync(`${dist}/${files.module}`).size} bytes, Brotli ${brotliCompressSync(bytes).length}`);
console.log("fetch and compile, thrice:", (await measured(1, compile)).join(" "));
console.log("with the processor four times slower:", (await measured(4, compile)).join(" "));
for (const [what, ...times] of await measured(1, play, { moves: MOVES })) console.log(`${what}:`, times.join(" "));
await browser.close();
server.close();
