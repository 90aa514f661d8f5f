import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import puppeteer, { type Page } from "puppeteer-core";
import { eventually } from "../eventually";

/** Another browser than the one of the other tests, as far as we need it. */
export interface Elsewhere {
  goto(url: string): Promise<void>;
  /** Runs a function body in the page and gives back what it returns. */
  run<T>(body: string): Promise<T>;
  /** Presses and lets go at a point of the window. */
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

const FIREFOX = process.env["FIREFOX"] ?? "/usr/bin/firefox-esr";
const WEBKIT = process.env["WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver";
const SIZE = { width: 1280, height: 800 };

/**
 * The browsers by name, with the Debian package that brings them, and whether a guest's games stay in them where a server answers too;
 * undefined where they aren't installed.
 */
export const browsers = [
  { name: "Firefox", from: "firefox-esr", keeps: true, open: existsSync(FIREFOX) ? firefox : undefined },
  {
    name: "WebKit",
    from: "webkit2gtk-driver and xvfb",
    keeps: false,
    open: existsSync(WEBKIT) && existsSync("/usr/bin/Xvfb") ? webkit : undefined,
  },
] as const;

async function firefox(): Promise<Elsewhere> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true });
  const page: Page = await browser.newPage();
  await page.setViewport(SIZE);
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    run: <T>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<T>,
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}

/** What a driver answers, by the WebDriver protocol of the W3C. */
async function ask<T>(url: string, method: string, body?: unknown): Promise<T> {
  const answer = await fetch(url, body === undefined ? { method } : { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T };
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}

function ready(url: string): Promise<boolean> {
  return eventually("WebKit's driver", () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

async function webkit(): Promise<Elsewhere> {
  const number = 1000 + Math.floor(Math.random() * 30_000);
  const processes: ChildProcess[] = [];
  const start = (command: string, ...options: string[]): void => {
    const env = { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: "x11", WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
    processes.push(spawn(command, options, { stdio: "ignore", env }));
  };
  start("Xvfb", `:${number}`, "-screen", "0", `${SIZE.width}x${SIZE.height}x24`, "-nolisten", "tcp");
  start(WEBKIT, `--port=${number + 20_000}`);
  const driver = `http://127.0.0.1:${number + 20_000}`;
  await ready(driver);
  const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, "POST", { capabilities: {} });
  const at = `${driver}/session/${sessionId}`;
  const pointer = (x: number, y: number): unknown => [
    { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return {
    goto: async (url) => void (await ask(`${at}/url`, "POST", { url })),
    run: <T>(script: string) => ask<T>(`${at}/execute/sync`, "POST", { script, args: [] }),
    click: async (x, y) =>
      void (await ask(`${at}/actions`, "POST", {
        actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: pointer(x, y) }],
      })),
    async close() {
      await ask(at, "DELETE").catch(() => undefined);
      for (const one of processes) one.kill();
    },
  };
}
