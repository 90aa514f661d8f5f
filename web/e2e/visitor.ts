import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { eventually } from "./eventually.ts";
import { held } from "./schema";

/** The windows that we look through. */
export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A window of a phone, under a finger. */
export const onPhone = { viewport: sizes.phone, hasTouch: true };

/** One visitor with a browser of their own; what its console complains about is kept, and what doesn't fit the wire. */
export class Visitor {
  readonly complaints: string[] = [];

  /** What the server refused them: what a test that fails tells besides. */
  readonly refused: string[] = [];

  readonly context: BrowserContext;

  /** The page that they went to hears at once what is new. */
  private hears = false;

  constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    this.context = page.context();
    page.on("response", async (answer) => {
      if (answer.status() < 400) return;
      const body = await answer.text().catch(() => "");
      this.refused.push(`${answer.request().method()} ${answer.url()} ${answer.status()} ${body}`);
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("websocket", (line) => {
      held(line, (what) => this.complaints.push(what));
      if (line.url().endsWith("/ws/me")) line.on("framereceived", () => (this.hears = true));
    });
    page.on("console", (message) => {
      const text = message.text();
      // A server that was killed on purpose can't be reached; that is no fault of the page.
      if (message.type() === "error" && !/ERR_CONNECTION|WebSocket|Failed to load resource/.test(text))
        this.complaints.push(text);
    });
  }

  // ---- going somewhere

  /** Goes to a page of the site, such as "rules/felon"; "" is home. */
  async goto(path: string): Promise<void> {
    this.hears = false;
    await this.page.goto(this.address + path);
  }

  /** Waits until what is new is told at once: what came before that is counted, not said. */
  async listens(): Promise<void> {
    await eventually("the line over which news comes", () => this.hears);
  }

  /** Goes to the match at which another visitor is, or soon will be. */
  async join(other: Visitor): Promise<void> {
    await other.page.waitForURL("**/g/*");
    await this.page.goto(other.page.url());
  }

  /** Asks the server something in this visitor's name, without a page; what it refuses fails. */
  async ask<T>(path: string, data?: unknown, method = data === undefined ? "GET" : "POST"): Promise<T> {
    const headers = { origin: new URL(this.address).origin };
    const answer = await this.context.request.fetch(`${this.address}api/${path}`, { method, headers, data });
    const body = await answer.text();
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${body}`);
    return (body === "" ? undefined : JSON.parse(body)) as T;
  }

  /** Opens a match by asking for it; its creator sits where they wish. */
  async open(match: Record<string, unknown>): Promise<void> {
    const { id } = await this.ask<{ id: string }>("matches", match);
    await this.goto(`g/${id}`);
  }

  /** Says what this visitor is called. */
  async calls(name: string): Promise<void> {
    await this.ask("me");
    await this.ask("me", { name }, "PUT");
  }

  /** Sits down with another visitor at a match that begins at once, and both see its board. */
  async meets(other: Visitor, match: Record<string, unknown> = { seat: "white" }): Promise<void> {
    const asked = { game: "mutation", options: {}, opponent: "friend", ...match };
    const { id } = await this.ask<{ id: string }>("matches", asked);
    await other.ask(`matches/${id}/seat`, {});
    await Promise.all(
      [this, other].map(async (one) => {
        await one.goto(`g/${id}`);
        await one.board();
      }),
    );
  }

  /** Leaves a table, and waits until the server knows it of who sits opposite. */
  async leaves(other: Visitor, to = "api/me"): Promise<void> {
    const match = other.page.url().replace(/.*\/g\//, "matches/");
    await this.goto(to);
    const seats = async (): Promise<boolean[]> =>
      (await other.ask<{ seats: { here: boolean }[] }>(match)).seats.map(({ here }) => here);
    await expect.poll(seats).toContain(false);
  }

  /** Opens a new game with the dialog and waits for its board, if nobody must come before. */
  async begin(opponent: string, side = "Blancs", game = "Chess Mutation"): Promise<void> {
    const { page } = this;
    await this.goto("");
    await this.press("Nouvelle partie");
    const dialog = page.getByRole("dialog");
    await this.choose(game);
    await dialog.getByText(opponent, { exact: true }).click();
    if (opponent === "L’ordinateur") await dialog.getByTitle("1, débutant").click();
    if (opponent !== "À deux sur cet écran") {
      await this.press("Changer");
      await dialog.getByText(side, { exact: true }).click();
    }
    await dialog.getByRole("button", { name: /^(Jouer|Créer le lien)$/ }).click();
    await page.waitForURL("**/g/*");
    if (opponent !== "Inviter un ami" && game !== "Confusion") await this.board();
  }

  /** Chooses a game in the dialog of a new one. */
  async choose(game: string): Promise<void> {
    await this.page.getByRole("dialog").locator("label").filter({ hasText: game }).first().click();
  }

  // ---- doing something

  /** Clicks a square. */
  async touch(at: string): Promise<void> {
    await this.cell(at).click();
  }

  /** Plays a move such as "e2e4" with the mouse and waits until the list has it. */
  async play(token: string, ply: number): Promise<void> {
    await this.touch(token.slice(0, 2));
    await this.touch(token.slice(2));
    await this.played(ply);
  }

  /** Presses a button. */
  async press(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
  }

  /** Lets an announced card happen. */
  async lets(): Promise<void> {
    await this.press("Laisser faire");
  }

  /** Waits for one's turn; if something is announced before, lets it happen. */
  async letsIfAsked(): Promise<void> {
    const pass = this.page.getByRole("button", { name: "Laisser faire", exact: true }).filter({ visible: true });
    const turn = this.page.getByText("À vous de jouer.").filter({ visible: true });
    await pass.or(turn).first().waitFor();
    if (await pass.isVisible()) await pass.click();
  }

  /** Confirms that two of one's own change places, if what was touched asks for it; the list then has `ply` actions. */
  async swaps(ply: number): Promise<void> {
    const swap = this.page.getByRole("button", { name: /^Échanger/ });
    await swap
      .or(this.page.locator(`[data-ply="${ply}"]`))
      .first()
      .waitFor({ state: "attached" });
    if (await swap.isVisible()) await swap.click();
  }

  /** Once, this document will say something else to the server than it means. */
  async missays(meant: string, said: string): Promise<void> {
    await this.page.evaluate(
      ([meant, said]) => {
        const { send } = WebSocket.prototype;
        WebSocket.prototype.send = function (message) {
          if (String(message).includes(meant)) WebSocket.prototype.send = send;
          send.call(this, String(message).replace(meant, said));
        };
      },
      [meant, said] as const,
    );
  }

  // ---- seeing something: `waitFor`, for an `expect` would describe the whole page each time that it looks in vain

  /** A square of the board, as a screen reader meets it. */
  cell(at: string): Locator {
    return this.page.locator(`[role=gridcell][data-at=${at}]`);
  }

  /** The stones and pieces that stand. */
  get pieces(): Locator {
    return this.page.locator(".zb-l-pieces > g");
  }

  /** The viewer's cards. */
  get hand(): Locator {
    return this.page.locator(".hand .card");
  }

  /** The actions in the list. */
  get actions(): Locator {
    return this.page.locator("[data-ply]");
  }

  /** Waits for the board. */
  async board(): Promise<void> {
    await this.page.locator(".zb-grid").waitFor();
  }

  /** Waits until the label of a square says so. */
  async labels(at: string, what: string | RegExp): Promise<void> {
    const label = typeof what === "string" ? new RegExp(what.replace(/[.*+?()[\]{}|\\^$]/g, "\\$&")) : what;
    await expect(this.cell(at)).toHaveAttribute("aria-label", label);
  }

  /** Waits until `ply` actions stand in the list. */
  async played(ply: number): Promise<void> {
    await this.page.locator(`[data-ply="${ply}"]`).waitFor({ state: "attached" });
  }

  /** Waits for a text on the page. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  /** Waits until these are wholly in sight: neither above or below the window, nor under the tabs of a phone. */
  async shows(...selectors: string[]): Promise<void> {
    await expect.poll(() => this.page.evaluate(cut, selectors)).toEqual([]);
  }
}

/** What of these is cut off. Runs in the page. */
function cut(selectors: string[]): string[] {
  const foot = Math.min(innerHeight, document.querySelector("nav[style]")?.getBoundingClientRect().top ?? innerHeight);
  return selectors.filter((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return (
      found.length === 0 ||
      found.some((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < 0 || bottom > foot + 0.5;
      })
    );
  });
}

/** Waits until an element has a text of this form, and says which: for what chance decides. */
export async function decided(element: Locator, form: RegExp): Promise<string> {
  await expect(element).toHaveText(form);
  return ((await element.textContent()) ?? "").trim();
}

/** Waits until a field holds a value of this form, and says which. */
export async function entered(field: Locator, form: RegExp): Promise<string> {
  await expect(field).toHaveValue(form);
  return field.inputValue();
}
