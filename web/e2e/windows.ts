import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/**
 * Windows that a worker keeps from test to test. Each has its own cookies and storage, which are emptied when a visitor leaves; what it
 * has fetched and compiled stays, which is most of what a new window costs.
 */
export class Windows {
  private readonly free = new Map<string, Page[]>();
  private readonly kinds = new Map<Page, string>();

  constructor(private readonly browser: Browser) {}

  /** An empty window made with these options. */
  async open(options: BrowserContextOptions): Promise<Page> {
    const { viewport, ...rest } = options;
    const kind = JSON.stringify(rest);
    const page = this.free.get(kind)?.pop() ?? (await this.made(options));
    if (viewport) await page.setViewportSize(viewport);
    this.kinds.set(page, kind);
    return page;
  }

  /** A new window. Tests wait for what they expect, not for an eye: it shows at once what others do. */
  private async made(options: BrowserContextOptions): Promise<Page> {
    const context = await this.browser.newContext(options);
    await context.addInitScript(() => {
      if (localStorage.getItem("zizanie.pace") === null) localStorage.setItem("zizanie.pace", '"none"');
    });
    return context.newPage();
  }

  /** Takes a window back from whoever was at `address`; one in which something failed is closed. */
  async leave(page: Page, address: string, failed: boolean): Promise<void> {
    const context = page.context();
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    if (failed) return context.close();
    for (const other of context.pages()) if (other !== page) await other.close();
    // A picture of the same site, so that the browser keeps the process; a server that was killed has none.
    await page.goto(`${address}icon.svg`).catch(() => page.goto("about:blank"));
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.clearDataForOrigin", {
      origin: new URL(address).origin,
      storageTypes: "local_storage,indexeddb,cache_storage",
    });
    await devtools.detach();
    await context.clearCookies();
    await context.clearPermissions();
    await page.emulateMedia({ colorScheme: null });
    const kind = this.kinds.get(page) ?? "";
    this.free.set(kind, [...(this.free.get(kind) ?? []), page]);
  }
}
