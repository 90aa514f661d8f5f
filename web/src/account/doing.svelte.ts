import { refusalOf } from "../site/site.svelte";
import type { Refusal } from "../wire";

/** One thing that a visitor may do here, and why it couldn't be done the last time. */
export class Doing {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Does it, unless it is being done; undefined where it was refused. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.refusal = null;
    try {
      return await work();
    } catch (error) {
      this.refusal = refusalOf(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
