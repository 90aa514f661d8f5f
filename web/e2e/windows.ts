import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** What leaves something behind in a window that can't be taken out again. */
const LASTING = {
  context: [
    ...["addInitScript", "exposeBinding", "exposeFunction", "setOffline", "setGeolocation", "setExtraHTTPHeaders"],
    ...["setHTTPCredentials", "grantPermissions", "newCDPSession", "routeWebSocket", "setStorageState"],
  ],
  page: [
    ...["addInitScript", "exposeBinding", "exposeFunction", "setExtraHTTPHeaders", "routeWebSocket"],
    ...["addLocatorHandler", "close"],
  ],
  clock: ["install", "fastForward", "pauseAt", "resume", "runFor", "setFixedTime", "setSystemTime"],
} as const;

/** Tells whenever one of these methods is called. */
function overheard(one: object, methods: readonly string[], tell: () => void): void {
  const whole = one as Record<string, (...given: unknown[]) => unknown>;
  for (const name of methods) {
    const method = whole[name];
    if (!method) throw new Error(`there is no ${name} any more`);
    whole[name] = (...given) => {
      tell();
      return method.apply(one, given);
    };
  }
}

/** What the page is told of its reader's eyes; `emulateMedia` puts it back. */
type Light = Pick<BrowserContextOptions, "colorScheme" | "reducedMotion">;

/** A window, and whether it is still as it was made. */
interface Window {
  readonly page: Page;
  readonly kind: string;
  readonly light: Light;
  readonly devtools: CDPSession;
  readonly sites: Set<string>;
  changed: boolean;
}

/**
 * Windows that a worker keeps from test to test. Each has its own cookies and storage, which are emptied when a visitor leaves; what it
 * has fetched and compiled stays, which is most of what a new window costs. A window that a test changed is closed.
 */
export class Windows {
  private readonly free: Window[] = [];
  private readonly used = new Map<Page, Window>();

  constructor(private readonly browser: Browser) {}

  /** An empty window made with these options. */
  async open(options: BrowserContextOptions): Promise<Page> {
    const { viewport, ...rest } = options;
    const kind = JSON.stringify(rest);
    const at = this.free.findLastIndex((window) => window.kind === kind);
    const window = at < 0 ? await this.made(kind, options) : this.free.splice(at, 1)[0]!;
    if (viewport) await window.page.setViewportSize(viewport);
    this.used.set(window.page, window);
    return window.page;
  }

  /** A new window. Tests wait for what they expect, not for an eye: it shows at once what others do. Its games are the server's unless a test says otherwise. */
  private async made(kind: string, options: BrowserContextOptions): Promise<Window> {
    const context = await this.browser.newContext(options);
    await context.addInitScript(() => {
      for (const [key, usual] of [
        ["zizanie.pace", '"none"'],
        ["zizanie.place", '"server"'],
      ] as const)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, usual);
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const { colorScheme = "light", reducedMotion = "no-preference" } = options;
    const window: Window = {
      page,
      kind,
      light: { colorScheme, reducedMotion },
      devtools,
      sites: new Set(),
      changed: false,
    };
    const tell = (): void => void (window.changed = true);
    overheard(context, LASTING.context, tell);
    overheard(page, LASTING.page, tell);
    overheard(context.clock, LASTING.clock, tell);
    context.on("serviceworker", tell);
    context.on("request", (request) => {
      if (request.isNavigationRequest()) window.sites.add(new URL(request.url()).origin);
    });
    return window;
  }

  /** Takes a window back from whoever was at `address`; one that was changed, or in which something failed, is closed. */
  async leave(page: Page, address: string, failed: boolean): Promise<void> {
    const context = page.context();
    const window = this.used.get(page);
    this.used.delete(page);
    const { origin } = new URL(address);
    const elsewhere = [...(window?.sites ?? [])].some((site) => site !== origin);
    if (!window || failed || window.changed || elsewhere) return context.close();
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    for (const other of context.pages()) if (other !== page) await other.close();
    // A picture of the same site, so that the browser keeps the process; a server that was killed has none.
    const there = await page.goto(`${address}icon.svg`).catch(() => null);
    if (!there) return context.close();
    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia({ media: null, ...window.light });
    await window.devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await context.clearCookies();
    window.sites.clear();
    this.free.push(window);
  }
}
