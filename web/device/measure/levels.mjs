import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { files, inEmptyPage, memory, middle, renderer } from "./browser.mjs";

const JAR = fileURLToPath(new URL("../../../bench/target/bench-all.jar", import.meta.url));
const EVERY = 100;
const LONG = 500;

/** What a JVM on one thread was asked and said: `highest` moves of the highest level of each game, and so many of the others. */
export function asked(highest, others) {
  const java = process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : "java";
  const given = ["-cp", JAR, "fr.zizanie.bench.thought.DeviceThoughts", `${highest}`, `${others}`];
  const said = execFileSync(java, given, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return said
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** A device with a game in it, as a page has it, and a thinking worker beside it. */
const begin = async ({ module, worker, thinking }, saved) => {
  const device = new Worker(`/assets/${worker}`, { type: "module" });
  const answered = new Promise((resolve) => {
    device.onmessage = ({ data }) => data.type === "answer" && resolve(data);
  });
  device.postMessage({ type: "begin", name: "Ann" });
  device.postMessage({ type: "restore", n: 1, saved });
  const { status, body } = await answered;
  if (status !== 200) throw new Error(body);
  device.postMessage({ type: "open", line: 1, id: JSON.parse(body).id, have: 0 });
  const compiled = await WebAssembly.compileStreaming(fetch(`/assets/${module}`));
  const start = () => {
    const one = new Worker(`/assets/${thinking}`, { type: "module" });
    const { port1: line, port2: its } = new MessageChannel();
    one.postMessage("line", [its]);
    line.postMessage(compiled);
    return { line, end: () => one.terminate() };
  };
  let one = start();
  globalThis.thought = (question) =>
    new Promise((resolve) => {
      const before = performance.now();
      one.line.onmessage = ({ data }) => resolve({ millis: performance.now() - before, advice: data.advice });
      one.line.postMessage({ n: 1, question });
    });
  // As thinker.ts does after a thought that was long.
  globalThis.afresh = () => {
    one.end();
    one = start();
  };
};

/** What the workers' heaps took together, garbage too, in bytes. */
async function heaps(page) {
  const told = await Promise.all(page.workers().map(({ client }) => client.send("Runtime.getHeapUsage")));
  return sum(told.map(({ totalSize }) => totalSize));
}

/** Asks in a browser of its own what was asked of a JVM about one game; what heaps and process took meanwhile at most. */
function game(questions) {
  return inEmptyPage(async (page, browser) => {
    const pid = await renderer(browser);
    const before = memory(pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memory(pid))), EVERY);
    await page.evaluate(begin, files, questions.at(-1).saved);
    const answers = [];
    let heap = 0;
    for (const { question } of questions) {
      answers.push(await page.evaluate((asked) => globalThis.thought(asked), question));
      heap = Math.max(heap, await heaps(page));
      if (answers.at(-1).millis >= LONG) await page.evaluate(() => globalThis.afresh());
    }
    clearInterval(watch);
    return { answers, heap, memory: most - before };
  });
}

const visits = (advice) => Number(JSON.parse(advice).visits);
const sum = (numbers) => numbers.reduce((sum, one) => sum + one, 0);

/** Each game, level by level, in Chromium and on the JVM that was asked the same before. */
export async function measureLevels(all) {
  for (const id of new Set(all.map(({ game }) => game))) {
    const questions = all.filter(({ game }) => game === id);
    const { answers, heap, memory: taken } = await game(questions);
    const pairs = questions.map((jvm, k) => ({ ...jvm, here: answers[k] }));
    const rows = { browser: [], jvm: [] };
    for (const { level } of pairs.filter(({ level }, k) => pairs[k - 1]?.level !== level)) {
      const those = pairs.filter((one) => one.level === level);
      if (those.some(({ timed, here, advice }) => !timed && here.advice !== advice))
        throw new Error(`${id}, level ${level}: the browser advises something else than the JVM`);
      rows.browser.push(Math.round(middle(those.map(({ here }) => here.millis))));
      rows.jvm.push(Math.round(middle(those.map(({ micros }) => micros / 1000))));
    }
    const highest = pairs.filter(({ timed }) => timed);
    const here = sum(highest.map((one) => visits(one.here.advice))) / sum(highest.map((one) => one.here.millis));
    const jvm = sum(highest.map((one) => visits(one.advice))) / sum(highest.map(({ micros }) => micros / 1000));
    console.log(`${id}, ms by level in Chromium: ${rows.browser.join(" ")}`);
    console.log(`${id}, ms by level on the JVM: ${rows.jvm.join(" ")}`);
    console.log(
      `${id}, highest level, thousand positions a second: ${here.toFixed(1)}, on the JVM ${jvm.toFixed(1)}`,
      `(${highest.length} moves)`,
    );
    console.log(`${id}, heaps of both workers at most, MB: ${Math.round(heap / 1e6)}`);
    console.log(`${id}, what the page's process took more at most, MB: ${Math.round(taken / 1e6)}`);
  }
}
