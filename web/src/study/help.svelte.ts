import type { Candidates, Depth } from "../analysis/analysis";
import { refusalOf } from "../site/site.svelte";
import type { Refusal } from "../wire";
import { Dropped, type Engine } from "./engine.svelte";

const DEPTHS: readonly Depth[] = ["quick", "standard"];

/** What is asked of the table. */
export interface Marking {
  /** The game as it stands, a saved game. */
  saved(): Promise<string>;
  /** Marks the game where it stands. Throws `Refused`. */
  mark(): Promise<void>;
}

/** Tells the player of a running game what they could do. The game is marked before anything is told, and not where there is nothing to tell. */
export class Helper {
  found = $state.raw<Candidates | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** Counts what was asked: what comes of an earlier question is of another moment. */
  private last = 0;

  constructor(
    private readonly engine: Pick<Engine, "help" | "stop">,
    private readonly table: Marking,
  ) {}

  async ask(marked: boolean): Promise<void> {
    const asked = ++this.last;
    this.found = null;
    this.refusal = null;
    this.busy = true;
    try {
      if (!marked) {
        await this.engine.help(await this.table.saved(), "quick");
        if (asked !== this.last) return;
        await this.table.mark();
      }
      const saved = await this.table.saved();
      for (const depth of DEPTHS) {
        if (asked !== this.last) return;
        const found = await this.engine.help(saved, depth);
        if (asked === this.last) this.found = found;
      }
    } catch (error) {
      if (asked === this.last && !(error instanceof Dropped)) this.refusal = refusalOf(error);
    } finally {
      if (asked === this.last) this.busy = false;
    }
  }

  /** Nobody wants to know any more, or the game goes on. */
  drop(): void {
    this.last++;
    this.found = null;
    this.refusal = null;
    this.busy = false;
    this.engine.stop();
  }
}
