import { BOUND } from "./eventually.ts";
import type { Visitor } from "./visitor";

/** A host may be away for a minute, and counts as there for half a minute longer; time of a server that passes costs time of ours. */
const LEFT = 180_000;

/** Where a test moves the time of its server, which stands still by itself, and says what is dealt. */
export class Doors {
  private address = "";
  private left = 0;

  /** From now on they are here; time goes on from where it was left. */
  async at(address: string): Promise<void> {
    this.address = address;
    const behind = this.left - (await this.time());
    if (behind > 0) await this.pass(behind);
  }

  /** Keeps in mind how late it is at a server that is about to be killed. */
  async leave(): Promise<void> {
    this.left = await this.time();
  }

  /** The milliseconds since 1970 at the server. */
  async time(): Promise<number> {
    return Number(await this.ask("time", "GET"));
  }

  /** Lets time pass; what is due then has happened. */
  async pass(millis: number): Promise<void> {
    await this.ask(`pass?millis=${Math.ceil(millis)}`, "POST");
  }

  /** Whoever was in the hall and isn't there any more has left it, and their seats are gone. */
  async empty(): Promise<void> {
    await this.pass(LEFT);
  }

  /** From now on it is as late for these visitors as at the server, and their time runs on. */
  async agree(...visitors: Visitor[]): Promise<void> {
    const time = await this.time();
    for (const { page } of visitors) await page.clock.install({ time });
  }

  /** From now on time stands still for these visitors too; it is as late as at the server. */
  async still(...visitors: Visitor[]): Promise<void> {
    const time = await this.time();
    for (const { page } of visitors) {
      // Until it is stopped, a false clock runs.
      await page.clock.install({ time: time - BOUND });
      await page.clock.pauseAt(time);
    }
  }

  /** Lets time pass for everybody: at the server first, then for these visitors, whose clock is false. */
  async passFor(millis: number, ...visitors: Visitor[]): Promise<void> {
    await this.pass(millis);
    for (const { page } of visitors) await page.clock.fastForward(millis);
  }

  /** Meanwhile it takes so many milliseconds before something is done for a player, who sees it coming. */
  async pausing(millis: number, meanwhile: () => Promise<void>): Promise<void> {
    await this.ask(`pause?millis=${millis}`, "POST");
    try {
      await meanwhile();
    } finally {
      await this.ask("pause?millis=0", "POST");
    }
  }

  /** The next match that begins at once is dealt so that these hands, by seat, hold these cards. */
  async deal(game: string, options: Record<string, string>, hands: Record<string, readonly string[]>): Promise<void> {
    await this.ask("deal", "POST", JSON.stringify({ game, options, hands }));
  }

  private async ask(what: string, method: string, body?: string): Promise<string> {
    const answer = await fetch(this.address + what, { method, ...(body !== undefined && { body }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
    return text;
  }
}
