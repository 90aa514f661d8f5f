import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { keep } from "./account";
import { DAILY, expect, it, pushed } from "./fixtures";

/** The worker of version 1.0, which only told notices. */
const BEFORE = readFileSync(new URL("workers/1.0.js", import.meta.url), "utf8");
const GAMES = JSON.parse(readFileSync(new URL("../first/games.json", import.meta.url), "utf8")) as { title: string }[];

/** Waits until the worker keeps the page; it begins when the page has nothing else to do. */
const ready = (page: Page): Promise<void> => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Whether a worker stands between this page and the network. */
const controlled = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Whether a worker waits for the one before it to go. */
const waits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Whether the worker that keeps files is the one there is, neither installing nor waiting for another to go. */
const alone = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const known = await navigator.serviceWorker.getRegistration();
    return known?.active?.state === "activated" && !known.installing && !known.waiting;
  });

/** How many files of the build are kept, in all. */
const files = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().length;
  });

/** What is kept that a server said to somebody: it has their name, or came from where a server answers. */
const told = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const found: string[] = [];
    for (const one of await caches.keys()) {
      const cache = await caches.open(one);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const text = (await (await cache.match(request))?.text()) ?? "";
        if (text.includes(name) || /^\/(api|ws|feed)\//.test(pathname)) found.push(pathname);
      }
    }
    return found;
  }, name);

const NEWER = "Une nouvelle version est là.";

pushed("comes up without a network, with the games in words", DAILY, async ({ ann, server }) => {
  const { page } = ann;
  await ann.goto("");
  await ready(page);
  await server.kill();
  await ann.goto("?again=1");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const { title } of GAMES) await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await server.start();
  // What hears it comes with the page's last parts.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      return page.getByRole("link", { name: "Notifications" }).count();
    })
    .toBe(1);
});

pushed("keeps all of the build for who asks, and nothing that was said to anybody", async ({ ann, server }) => {
  const { page } = ann;
  const name = "Sidonie Tartempion";
  await keep(ann, name);
  await ready(page);
  for (const path of ["", "me", "notices", "rules", "privacy"]) await ann.goto(path);
  await expect.poll(() => controlled(page)).toBe(true);
  await ann.open({ game: "mutation", options: {}, opponent: "computer", level: 1 });
  await ann.board();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage("keep"));
  const listed = (await (await page.request.get(`${ann.address}sw.js`)).text()).match(/url:`[^`]+`,revision/g) ?? [];
  expect(listed.length).toBeGreaterThan(300);
  await expect.poll(() => files(page)).toBe(listed.length);
  await expect.poll(() => told(page, name)).toEqual([]);
  // A document with a name would be found.
  await page.evaluate(async () => (await caches.open("planted")).put("/me", await fetch("/me")));
  await expect.poll(() => told(page, name)).toEqual(["/me"]);
  await server.kill();
  await ann.goto("rules/felon");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comment on joue au Félon");
  // A game is begun where no server is.
  await page.evaluate(() => localStorage.setItem("zizanie.place", '"device"'));
  await ann.goto("");
  await ann.press("Nouvelle partie");
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await ann.board();
  await expect(page).toHaveURL(/\/g\/d-/);
  await server.start();
});

pushed("a new version asks when the game is over, and comes with its worker", DAILY, async ({ ann }) => {
  const { page } = ann;
  let served = 0;
  await ann.context.route("**/sw.js", async (route) => {
    const answer = await route.fetch();
    served += 1;
    await route.fulfill({ response: answer, body: `${await answer.text()}// Another build.` });
  });
  await ann.goto("rules");
  await ready(page);
  expect(served).toBe(1);
  await ann.context.unroute("**/sw.js");
  await page.route("**/version.txt", (route) => route.fulfill({ body: "another" }));
  const told = page.waitForResponse("**/version.txt");
  await ann.open({ game: "mutation", options: {}, opponent: "computer", level: 1 });
  await ann.board();
  await told;
  await expect.poll(() => waits(page)).toBe(true);
  await expect(page.getByText(NEWER)).toBeHidden();
  await ann.press("Abandonner");
  await page.locator(".block .btn--accent").click();
  await ann.sees(NEWER);
  await page.unroute("**/version.txt");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await ann.press("Recharger");
  await page.getByRole("button", { name: "Revanche" }).waitFor();
  await expect.poll(() => controlled(page)).toBe(true);
  await expect.poll(() => waits(page)).toBe(false);
  await expect(page.getByText(NEWER)).toBeHidden();
  await expect.poll(() => loads).toBe(1);
});

pushed("who was told notices by the worker of 1.0 goes on being told", async ({ ann }) => {
  const { page } = ann;
  const local = ann.address.replace("127.0.0.1", "localhost");
  await ann.context.grantPermissions(["notifications"], { origin: new URL(local).origin });
  await ann.context.route("**/sw.js", (route) =>
    route.fulfill({ body: BEFORE, headers: { "content-type": "text/javascript" } }),
  );
  await page.goto(`${local}rules`);
  await ready(page);
  // It took over the page that was open, as none does any more.
  await expect.poll(() => controlled(page)).toBe(true);
  const line = await ann.context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one) found(one.registrationId);
    }),
  );
  await line.send("ServiceWorker.enable");
  const registrationId = await registered;
  await expect.poll(() => files(page)).toBe(0);
  await ann.context.unroute("**/sw.js");
  await page.reload();
  await expect.poll(() => files(page)).toBeGreaterThan(0);
  await expect.poll(() => alone(page)).toBe(true);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    navigator.serviceWorker.addEventListener("message", ({ data }) => heard.push(data));
    Object.assign(globalThis, { heard });
  });
  const notice = { number: 1, at: 0, kind: "turn", game: "felon", match: "m", other: "Zoé", due: 0, seen: false };
  const data = JSON.stringify({ language: "fr", notice });
  await line.send("ServiceWorker.deliverPushMessage", { origin: new URL(local).origin, registrationId, data });
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual(["news"]);
});

pushed("can be installed, in the reader’s language", async ({ ann, enter }) => {
  const ben = await enter({ locale: "en-GB" });
  for (const [visitor, lang] of [
    [ann, "fr"],
    [ben, "en"],
  ] as const) {
    const { page } = visitor;
    await visitor.goto("");
    await ready(page);
    const line = await visitor.context.newCDPSession(page);
    const { data, errors, url } = await line.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(url).toBe(`${visitor.address}manifest.${lang}.webmanifest`);
    const manifest = JSON.parse(data ?? "") as { name: string; shortcuts: { name: string; url: string }[] };
    expect(manifest.name).toBe("Zizanie");
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(GAMES.map(({ title }) => title));
    for (const shortcut of manifest.shortcuts)
      expect((await visitor.context.request.get(visitor.address + shortcut.url)).ok()).toBe(true);
    const wrong = async (): Promise<string[]> =>
      (await line.send("Page.getInstallabilityErrors")).installabilityErrors.map(({ errorId }) => errorId);
    // What stands in the way is the window of a test.
    await expect.poll(wrong).toEqual(["in-incognito"]);
  }
});

it("a part of the page that a newer version took away asks for it at once", async ({ ann }) => {
  const { page } = ann;
  await page.route("**/assets/SettingsDialog-*.js", (route) => route.fulfill({ status: 404 }));
  await ann.open({ game: "mutation", options: {}, opponent: "screen" });
  await ann.board();
  await page.route("**/version.txt", (route) => route.fulfill({ body: "another" }));
  await ann.press("Réglages");
  await ann.sees(NEWER);
});

pushed("the program of a device begins while a page is looked at, once it is kept", async ({ ann }) => {
  const { page } = ann;
  const begun = (): boolean => page.workers().some((one) => one.url().includes("device-worker"));
  const program = (): Promise<boolean> =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().some(({ url }) => url.endsWith(".wasm"));
    });
  await page.addInitScript(() => localStorage.removeItem("zizanie.place"));
  await ann.goto("games/mutation");
  await expect(page.locator("button.play")).toBeEnabled();
  await ready(page);
  expect([begun(), await program()]).toEqual([false, false]);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage("keep"));
  await expect.poll(program).toBe(true);
  expect(begun()).toBe(false);
  await ann.goto("games/confusion");
  await expect.poll(begun).toBe(true);
});
