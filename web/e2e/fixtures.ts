import { expect, test, type BrowserContextOptions } from "@playwright/test";
import { WHOLE } from "./chromium";
import { Cluster } from "./cluster";
import type { Doors } from "./doors";
import { Post } from "./post";
import { due } from "./scale";
import { READY, Server } from "./server";
import { onPhone, Visitor } from "./visitor";
import { Windows } from "./windows";

interface Fixtures {
  /** Leaves out what is due on another day. */
  day: void;
  /** Where the page is served. */
  address: string;
  /** Where the time and the deals of the server are moved. */
  doors: Doors;
  /** Where windows are opened. */
  house: Windows;
  /** How Ben's window is made; Ann sits at a desk. */
  phone: boolean;
  /** Lets one more visitor in; whoever complained in their console fails the test. */
  enter: (options?: BrowserContextOptions) => Promise<Visitor>;
  ann: Visitor;
  ben: Visitor;
}

interface Kept {
  /** The server of a worker; whoever kills it starts it again. */
  server: Server;
  /** A mail server that takes whatever comes, and a server that sends letters through it. */
  post: Post;
  sender: Server;
  /** Three servers behind nginx. */
  cluster: Cluster;
  windows: Windows;
  /** Windows of a browser that lacks nothing. */
  whole: Windows;
}

/** All who come to a test come from one address, and no time gives them back what they have used up. */
const CROWD = ["--crowd", "10000"];

/** A test with two visitors, who come in as soon as they are named. */
export const it = test.extend<Fixtures, Kept>({
  day: [
    async ({}, use, test) => {
      test.skip(!due(test), "due on another day");
      await use();
    },
    { auto: true },
  ],
  phone: [false, { option: true }],
  server: [
    async ({}, use) => {
      const server = await new Server(CROWD).start();
      await use(server);
      await server.clear();
    },
    { scope: "worker", timeout: READY },
  ],
  post: [
    async ({}, use) => {
      const post = await new Post().open();
      await use(post);
      post.close();
    },
    { scope: "worker" },
  ],
  sender: [
    async ({ post }, use) => {
      const mail = ["--mail", `smtp://127.0.0.1:${post.port}`, "--mail-from", "Zizanie <games@play.example.org>"];
      const server = await new Server([...CROWD, "--public-url", "https://play.example.org", ...mail]).start();
      await use(server);
      await server.clear();
    },
    { scope: "worker", timeout: READY },
  ],
  cluster: [
    async ({}, use) => {
      const cluster = await new Cluster().start();
      await use(cluster);
      await cluster.clear();
    },
    { scope: "worker", timeout: 5 * READY },
  ],
  address: async ({ server }, use) => use(server.address),
  doors: async ({ server }, use) => use(server.doors),
  windows: [async ({ browser }, use) => use(new Windows(browser)), { scope: "worker" }],
  whole: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({ executablePath: WHOLE });
      await use(new Windows(browser));
      await browser.close();
    },
    { scope: "worker", timeout: READY },
  ],
  house: async ({ windows }, use) => use(windows),
  enter: async ({ house, address, contextOptions, locale, viewport }, use, test) => {
    const all: Visitor[] = [];
    await use(async (options) => {
      const page = await house.open({ ...contextOptions, locale: locale ?? "fr-FR", viewport, ...options });
      const visitor = new Visitor(page, address);
      all.push(visitor);
      return visitor;
    });
    const failed = test.status !== test.expectedStatus;
    if (failed) for (const text of all.flatMap((one) => one.refused)) console.log(`refused: ${text}`);
    await Promise.all(all.map((one) => house.leave(one.page, address, failed)));
    expect(all.flatMap((one) => one.complaints)).toEqual([]);
  },
  ann: async ({ enter }, use) => use(await enter()),
  ben: async ({ enter, phone }, use) => use(await enter(phone ? onPhone : {})),
});

/** The same at the server that sends letters. */
export const posted = it.extend({
  address: async ({ sender }, use) => use(sender.address),
  doors: async ({ sender }, use) => use(sender.doors),
});

/** The same under the name that passkeys work for. */
export const local = it.extend({
  address: async ({ server }, use) => use(server.address.replace("127.0.0.1", "localhost")),
});

/** In a browser that lacks nothing, with the worker that keeps the page and is told something while no page is open. */
export const pushed = it.extend({
  house: async ({ whole }, use) => use(whole),
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, serviceWorkers: "allow" }),
});

export { DAILY } from "./scale";
export { expect } from "@playwright/test";
export { onPhone } from "./visitor";
