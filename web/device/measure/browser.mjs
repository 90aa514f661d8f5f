import { createServer } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";

const TYPES = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
const ASSETS = fileURLToPath(new URL("../../dist/assets", import.meta.url));
const named = (start, end) => readdirSync(ASSETS).find((file) => file.startsWith(start) && file.endsWith(end));

/** The files of the program, as the last build named them. */
export const files = {
  module: named("device-", ".wasm"),
  worker: named("device-worker-", ".js"),
  thinking: named("device-thinking-", ".js"),
};

export const bytes = readFileSync(`${ASSETS}/${files.module}`);

/** Chromium, with a profile of its own. */
export const launch = () =>
  puppeteer.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

/** An empty page beside the program's files, in a browser of its own, which `use` is given. */
export async function inEmptyPage(use) {
  const server = createServer(({ url }, answer) => {
    const file = url.startsWith("/assets/") ? url.slice("/assets/".length) : undefined;
    try {
      const body = file ? readFileSync(`${ASSETS}/${file}`) : "<!doctype html><title>measure</title>";
      answer.writeHead(200, { "Content-Type": TYPES[(file ?? "html").split(".").pop()] }).end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    return await use(page, browser);
  } finally {
    await browser.close();
    server.close();
  }
}

/** The process that shows the pages of a browser's only window. */
export async function renderer(browser) {
  const cdp = await browser.target().createCDPSession();
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  await cdp.detach();
  const using = processInfo.filter(({ type }) => type === "renderer").sort((a, b) => b.cpuTime - a.cpuTime);
  return using[0].id;
}

/** The memory of a process that no file backs, in bytes. */
export function memory(pid) {
  const [, kilobytes] = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return 1024 * Number(kilobytes);
}

export const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
