import { expect, test, type BrowserContextOptions } from "@playwright/test";
import { Server } from "./server";
import { sizes, Visitor } from "./visitor";
import { Windows } from "./windows";

interface Fixtures {
  /** Where the page is served; a test that kills the server sets `own`. */
  address: string;
  own: boolean;
  /** The server that only this test uses; undefined unless `own`. */
  server: Server | undefined;
  /** How Ben's window is made; Ann sits at a desk. */
  phone: boolean;
  /** Lets one more visitor in; whoever complained in their console fails the test. */
  enter: (options?: BrowserContextOptions) => Promise<Visitor>;
  ann: Visitor;
  ben: Visitor;
}

/** A test with two visitors, who come in as soon as they are named. */
export const it = test.extend<Fixtures, { windows: Windows }>({
  own: [false, { option: true }],
  phone: [false, { option: true }],
  server: async ({ own }, use) => {
    const server = own ? await new Server().start() : undefined;
    await use(server);
    await server?.clear();
  },
  address: async ({ server }, use) => use(server?.address ?? process.env["ZIZANIE_ADDRESS"] ?? ""),
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
    await Promise.all(all.map((one) => windows.leave(one.page, address, failed || one.spent)));
    expect(all.flatMap((one) => one.complaints)).toEqual([]);
  },
  ann: async ({ enter }, use) => use(await enter()),
  ben: async ({ enter, phone }, use) => use(await enter(phone ? onPhone : {})),
});

/** A window of a phone, under a finger. */
export const onPhone = { viewport: sizes.phone, hasTouch: true };

export { expect } from "@playwright/test";
