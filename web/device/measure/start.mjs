import { brotliCompressSync } from "node:zlib";
import { bytes, files, inEmptyPage, middle } from "./browser.mjs";

const TIMES = 9;

const compile = async ({ module }, times) => {
  const taken = [];
  for (let k = 0; k < times; k++) {
    const before = performance.now();
    await WebAssembly.compileStreaming(fetch(`/assets/${module}`));
    taken.push(performance.now() - before);
  }
  return taken;
};

/** From a worker's file to its first answer. */
const begin = async ({ worker }) => {
  const before = performance.now();
  const device = new Worker(`/assets/${worker}`, { type: "module" });
  device.postMessage({ type: "begin", name: "Ann" });
  device.postMessage({ type: "ask", n: 1, method: "GET", path: "/api/games", body: "" });
  await new Promise((resolve) => {
    device.onmessage = ({ data }) => data.type === "answer" && resolve();
  });
  device.terminate();
  return performance.now() - before;
};

/**
 * A thought is called off in its midst, and another worker answers an easy question: how much longer than if it had been there. With a
 * `spare`, that one was begun before, as thinker.ts does it.
 */
const again = async ({ module, thinking }, { easy, hard }, spare, times) => {
  const compiled = await WebAssembly.compileStreaming(fetch(`/assets/${module}`));
  const start = () => {
    const one = new Worker(`/assets/${thinking}`, { type: "module" });
    const { port1: line, port2: its } = new MessageChannel();
    one.postMessage("line", [its]);
    line.postMessage(compiled);
    return { line, end: () => one.terminate() };
  };
  let thinker = start();
  const thought = (question) =>
    new Promise((resolve) => {
      thinker.line.onmessage = ({ data }) => resolve(data);
      thinker.line.postMessage({ n: 1, question });
    });
  const timed = async (work) => {
    const before = performance.now();
    await work();
    return performance.now() - before;
  };
  const taken = [];
  for (let k = 0; k < times; k++) {
    await thought(easy);
    const there = await timed(() => thought(easy));
    const other = spare && start();
    void thought(hard);
    await new Promise((rest) => setTimeout(rest, 500));
    const anew = await timed(() => {
      thinker.end();
      thinker = other || start();
      return thought(easy);
    });
    taken.push(anew - there);
  }
  return taken;
};

const told = (times) =>
  `${times
    .toSorted((a, b) => a - b)
    .map(Math.round)
    .join(" ")} (middle ${Math.round(middle(times))})`;

/** What the program weighs and how it begins; `questions` are an easy and a hard one. */
export async function measureStart(questions) {
  console.log(`module, bytes: ${bytes.length}, by Brotli ${brotliCompressSync(bytes).length}`);
  console.log(
    "fetched from this machine and compiled, ms:",
    told(await inEmptyPage((page) => page.evaluate(compile, files, TIMES))),
  );
  const begun = [];
  for (let k = 0; k < TIMES; k++) begun.push(await inEmptyPage((page) => page.evaluate(begin, files)));
  console.log("a worker begins and answers first, ms:", told(begun));
  for (const spare of [true, false]) {
    const taken = await inEmptyPage((page) => page.evaluate(again, files, questions, spare, TIMES));
    console.log(`${spare ? "the spare" : "a new"} thinking worker answers, less the answer, ms:`, told(taken));
  }
}
