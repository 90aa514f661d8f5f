import type { Page } from "@playwright/test";
import { DAILY, expect, it } from "./fixtures";

/** What a visitor finds in a window of what an earlier one may have left. */
async function found(page: Page, address: string): Promise<typeof CLEAN> {
  await page.goto(`${address}api/me`);
  return page.evaluate(
    async (now) => ({
      daysOff: Math.round((Date.now() - now) / 86_400_000),
      stub: "stub" in window,
      kept: Object.keys(localStorage).filter((key) => key !== "zizanie.pace" && key !== "zizanie.place"),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      online: navigator.onLine,
      granted: Notification.permission === "granted",
      night: matchMedia("(prefers-color-scheme: dark)").matches,
      moving: !matchMedia("(prefers-reduced-motion: reduce)").matches,
      print: matchMedia("print").matches,
    }),
    Date.now(),
  );
}

const CLEAN = {
  daysOff: 0,
  stub: false,
  kept: [] as string[],
  session: [] as string[],
  databases: 0,
  workers: 0,
  online: true,
  granted: false,
  night: false,
  moving: false,
  print: false,
};

/** What a test may do to a window, each by a name; the last one is looked for at the other site too. */
const CHANGES: Readonly<Record<string, (page: Page, address: string) => Promise<unknown>>> = {
  "a script before every page": (page) => page.addInitScript("window.stub = 1"),
  "a script before every page of the window": (page) => page.context().addInitScript("window.stub = 1"),
  "a function of the test's": (page) => page.exposeFunction("stub", () => 1),
  "a false clock": (page) => page.clock.install({ time: 0 }),
  "a broken line": (page) => page.context().setOffline(true),
  "a permission": (page) => page.context().grantPermissions(["notifications"]),
  "another light": (page) => page.emulateMedia({ colorScheme: "dark", reducedMotion: "no-preference", media: "print" }),
  "a worker behind the page": async (page, address) => {
    await page.goto(`${address}rules`);
    await page.evaluate(() => navigator.serviceWorker.register("/sw.js"));
  },
  "things kept": async (page, address) => {
    await page.goto(`${address}api/me`);
    await page.evaluate(async () => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem("stub", "1");
      await new Promise((done) => (indexedDB.open("stub").onsuccess = done));
      document.cookie = "stub=1";
    });
  },
  "things kept at another site": async (page, address) => {
    await page.goto(`${address.replace("127.0.0.1", "localhost")}api/me`);
    await page.evaluate(() => localStorage.setItem("stub", "1"));
  },
};

/** A kind of window that no other test asks for. */
const OURS = { userAgent: "windows.test" };

it(
  "the next visitor finds nothing of what a test did to a window",
  DAILY,
  async ({ windows, address, contextOptions }) => {
    let window = await windows.open({ ...contextOptions, ...OURS });
    for (const [what, change] of Object.entries(CHANGES))
      await it.step(what, async () => {
        await change(window, address);
        await windows.leave(window, address, false);
        window = await windows.open({ ...contextOptions, ...OURS });
        const cookies = await window.context().cookies();
        const left = await found(window, address);
        expect({ ...left, cookies }).toEqual({ ...CLEAN, cookies: [] });
      });
    const { kept } = await found(window, address.replace("127.0.0.1", "localhost"));
    expect(kept).toEqual([]);
    await window.context().close();
  },
);

it("a window that nobody changed is used again", DAILY, async ({ windows, address, contextOptions }) => {
  const first = await windows.open({ ...contextOptions, ...OURS });
  await first.goto(`${address}rules`);
  await windows.leave(first, address, false);
  const next = await windows.open({ ...contextOptions, ...OURS });
  expect(next).toBe(first);
  await next.context().close();
});
