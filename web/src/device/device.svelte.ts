import type { Trouble } from "./messages";

/** What the page says once. */
export type Saying = Trouble | "gone" | "broken" | "program" | "unable";

/** What the page shows of the house on this device. */
class Device {
  /** How much of the program is here, from 0 to 1; null while nothing is fetched. */
  loading = $state<number | null>(null);
  /** What there is to say, each until it is put away. */
  sayings = $state.raw<readonly Saying[]>([]);
  /** Games that go on in another window. */
  elsewhere = $state.raw<ReadonlySet<string>>(new Set());
  /** What was said of which game: it isn't said again. */
  private readonly said = new Set<string>();

  /** Says something; of a game, only once. */
  say(what: Saying, id = ""): void {
    if (id && this.said.has(`${what} ${id}`)) return;
    this.said.add(`${what} ${id}`);
    if (!this.sayings.includes(what)) this.sayings = [...this.sayings, what];
  }

  /** It was read, or isn't so any more. */
  unsay(what: Saying): void {
    this.sayings = this.sayings.filter((one) => one !== what);
  }

  moved(id: string, away: boolean): void {
    const others = new Set(this.elsewhere);
    if (away) others.add(id);
    else others.delete(id);
    this.elsewhere = others;
  }
}

/** The house on this device, as the page shows it. */
export const device = new Device();
