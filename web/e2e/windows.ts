import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/**
 * Windows that a worker keeps from test to test. Each has its own cookies and storage, which are emptied when a visitor leaves; what it
 * has fetched and compiled stays, which is most of what a new window costs.
 */
export class Windows {
  private readonly free = new Map<string, Page[]>();
  private readonly made = new Map<Page, BrowserContextOptions>();

  constructor(private readonly browser: Browser) {}

  /** An empty window made with these options. */
  async open(options: BrowserContextOptions): Promise<Page> {
    const kept = this.free.get(JSON.stringify(options))?.pop();
    if (kept) return kept;
    const page = await (await this.browser.newContext(options)).newPage();
    this.made.set(page, options);
    return page;
  }

  /** Takes a window back from whoever was at `address`; one that is spent is closed. */
  async leave(page: Page, address: string, spent: boolean): Promise<void> {
    const context = page.context();
    const options = this.made.get(page) ?? {};
    page.removeAllListeners();
    if (spent) return context.close();
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
    await page.emulateMedia({ colorScheme: options.colorScheme ?? null });
    if (options.viewport) await page.setViewportSize(options.viewport);
    const made = JSON.stringify(options);
    this.free.set(made, [...(this.free.get(made) ?? []), page]);
  }
}
