import AxeBuilder from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";

/** The shortest mate we know on the layout CM-1: Black mates on the second move. */
export const SHORT_MATE = ["d2d3", "d7d5", "d3e5", "d5d1"];

/** Starts the browser. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** The windows that we look through. */
export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** What axe finds wrong with the page as it stands. */
export async function violations(visitor: Visitor): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

/** One visitor with a browser of his own; what his console complains about is kept. */
export class Visitor {
  readonly complaints: string[] = [];
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.setDefaultTimeout(15_000);
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (message) => {
      const text = message.text();
      // A server that was killed on purpose can't be reached; that is no fault of the page.
      if (message.type() === "error" && !/ERR_CONNECTION|WebSocket|Failed to load resource/.test(text))
        this.complaints.push(text);
    });
  }

  static async enter(browser: Browser, more: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      locale: "fr-FR",
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
      ...more,
    });
    return new Visitor(context, await context.newPage());
  }

  /** Opens a new game with the dialog and waits for its board. */
  async begin(address: string, opponent: string, side = "Blancs", game = "Chess Mutation"): Promise<void> {
    const { page } = this;
    await page.goto(address);
    await page.getByRole("button", { name: "Nouvelle partie" }).first().click();
    const dialog = page.getByRole("dialog");
    await this.choose(game);
    await dialog.getByText(opponent, { exact: true }).click();
    if (opponent === "Ordinateur") await dialog.getByTitle("1, débutant").click();
    if (opponent !== "À deux ici") await dialog.getByText(side, { exact: true }).click();
    await dialog.getByRole("button", { name: "Commencer" }).click();
    if (game !== "Confusion") await this.board();
  }

  /** Chooses a game in the dialog of a new one. */
  async choose(game: string): Promise<void> {
    await this.page.getByRole("dialog").locator("label").filter({ hasText: game }).first().click();
  }

  /** Waits for the board. */
  async board(): Promise<void> {
    await this.page.locator(".zb-grid").waitFor();
  }

  /** Clicks a square. */
  async touch(at: string): Promise<void> {
    await this.page.locator(`[role=gridcell][data-at=${at}]`).click();
  }

  /** Plays a move such as "e2e4" with the mouse and waits until the list has it. */
  async play(token: string, ply: number): Promise<void> {
    await this.touch(token.slice(0, 2));
    await this.touch(token.slice(2));
    await this.played(ply);
  }

  /** Opens a match whose options the dialog would take long to set; the creator sits where he wishes. */
  async open(address: string, match: Record<string, unknown>): Promise<void> {
    const { page } = this;
    await page.goto(address);
    const { id } = await page.evaluate(async (wanted) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/matches", { method: "POST", headers, body: JSON.stringify(wanted) });
      return (await answer.json()) as { id: string };
    }, match);
    await page.goto(`${address}g/${id}`);
  }

  /** Waits until `ply` actions stand in the list. */
  async played(ply: number): Promise<void> {
    await this.page.locator(`[data-ply="${ply}"]`).waitFor();
  }

  /** How many actions stand in the list. */
  async count(): Promise<number> {
    return this.page.locator("[data-ply]").count();
  }

  /** Waits for a text on the page. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  /** What of these is not wholly in sight: above or below the window, or under the tabs of a phone. */
  async cut(...selectors: string[]): Promise<string[]> {
    return this.page.evaluate((all) => {
      const foot = Math.min(
        innerHeight,
        document.querySelector("nav[style]")?.getBoundingClientRect().top ?? innerHeight,
      );
      return all.filter((selector) => {
        const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        return (
          found.length === 0 ||
          found.some((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top < 0 || bottom > foot + 0.5;
          })
        );
      });
    }, selectors);
  }

  /** Presses a button. */
  async press(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
