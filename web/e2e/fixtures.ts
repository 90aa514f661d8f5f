import { expect, test, type BrowserContextOptions } from "@playwright/test";
import { READY, Server } from "./server";
import { sizes, Visitor } from "./visitor";
import { Windows } from "./windows";

interface Fixtures {
  /** Where the page is served. */
  address: string;
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
  windows: Windows;
}

/** All who come to a test come from one address. */
const CROWD = ["--crowd", "10"];

/** A test with two visitors, who come in as soon as they are named. */
export const it = test.extend<Fixtures, Kept>({
  phone: [false, { option: true }],
  server: [
    async ({}, use) => {
      const server = await new Server(CROWD).start();
      await use(server);
      await server.clear();
    },
    { scope: "worker", timeout: READY },
  ],
  address: async ({ server }, use) => use(server.address),
  windows: [async ({ browser }, use) => use(new Windows(browser)), { scope: "worker" }],
  enter: async ({ windows, address, contextOptions, locale, viewport }, use, test) => {
    const all: Visitor[] = [];
    await use(async (options) => {
      const page = await windows.open({ ...contextOptions, locale: locale ?? "fr-FR", viewport, ...options });
      const visitor = new Visitor(page, address);
      all.push(visitor);
      return visitor;
    });
    const failed = test.status !== test.expectedStatus;
    if (failed) for (const text of all.flatMap((one) => one.refused)) console.log(`refused: ${text}`);
    await Promise.all(all.map((one) => windows.leave(one.page, address, failed)));
    expect(all.flatMap((one) => one.complaints)).toEqual([]);
  },
  ann: async ({ enter }, use) => use(await enter()),
  ben: async ({ enter, phone }, use) => use(await enter(phone ? onPhone : {})),
});

/** A window of a phone, under a finger. */
export const onPhone = { viewport: sizes.phone, hasTouch: true };

export { expect } from "@playwright/test";
