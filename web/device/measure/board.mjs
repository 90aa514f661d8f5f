import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, middle, renderer } from "./browser.mjs";
import { slowDown, slowLine } from "./slow.mjs";

const ZIZANIE = fileURLToPath(new URL("../../../zizanie", import.meta.url));
const SLOWER = 4;
const BOARD = ".zb-can, .zb-goal, [data-ply]";

/** A server on data of its own: its port, and how to end it. */
async function serve() {
  const data = mkdtempSync(join(tmpdir(), "zizanie-measure-"));
  const child = spawn(ZIZANIE, ["serve", "--port", "0", "--data", data], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise((ready, failed) => {
    child.on("exit", () => failed(new Error("the server ended")));
    let said = "";
    child.stdout.on("data", (part) => {
      said += part;
      const at = /ready at http:\/\/[^:]+:(\d+)/.exec(said);
      if (at) ready(Number(at[1]));
    });
  });
  return {
    port,
    async close() {
      child.removeAllListeners("exit");
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** How long somebody looks at the page before they play, in milliseconds. */
const LOOKED = 2_000;

/**
 * From the click on "play" on a game's page to a board that can be touched, in milliseconds, and how much slower the process was. The
 * page is looked at before, and a finger is on the button for a tenth of a second.
 */
async function clicked(browser, page, address, times) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const wake = times > 1 ? slowDown(await renderer(browser), times) : () => 1;
  await page.waitForSelector("button.play:not([disabled])");
  await new Promise((looked) => setTimeout(looked, LOOKED));
  const taken = await page.evaluate(
    (board) =>
      new Promise((resolve) => {
        const play = document.querySelector("button.play");
        play.dispatchEvent(new PointerEvent("pointerenter"));
        let before = Infinity;
        setTimeout(() => {
          before = performance.now();
          play.click();
        }, 100);
        const look = () =>
          document.querySelector(board) ? resolve(performance.now() - before) : requestAnimationFrame(look);
        look();
      }),
    BOARD,
  );
  return { taken, slower: await wake() };
}

/** Waits until the page has put by all that a game on the device needs, as it does once one was played. */
function kept(page) {
  return page.waitForFunction(
    async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().some(({ url }) => url.endsWith(".wasm"));
    },
    { polling: 500, timeout: 120_000 },
  );
}

/** How long a game on the device takes to begin: the first time, and once everything is kept. */
export async function measureBoard(times) {
  const server = await serve();
  const line = await slowLine(server.port);
  const rows = { first: [], slowAgain: [], again: [] };
  const slower = [];
  try {
    const games = await (await fetch(`http://127.0.0.1:${server.port}/api/games`)).json();
    for (let k = 0; k < times; k++)
      for (const { id: game } of games.games ?? games) {
        const browser = await launch();
        const page = await browser.newPage();
        const address = `http://127.0.0.1:${line.port}/games/${game}`;
        for (const [row, times] of [
          [rows.first, SLOWER],
          [rows.slowAgain, SLOWER],
          [rows.again, 1],
        ]) {
          const one = await clicked(browser, page, address, times);
          row.push(one.taken);
          if (times > 1) slower.push(one.slower);
          if (row === rows.first) await kept(page);
        }
        await browser.close();
      }
  } finally {
    line.close();
    await server.close();
  }
  const told = (row) => `middle ${Math.round(middle(row))}, longest ${Math.round(Math.max(...row))}`;
  console.log(
    `from click to board at 10 Mbit/s, processor ${middle(slower).toFixed(1)} times slower, ms: ${told(rows.first)}`,
  );
  console.log(
    `the same once everything is kept, ms: ${told(rows.slowAgain)}; with a processor as it is: ${told(rows.again)}`,
  );
}
