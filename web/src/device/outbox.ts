import type { FromWorker } from "./messages";

/** What is said only once what it is about is kept; all in the order in which it came about. */
export class Outbox {
  private tail: Promise<void> | undefined;

  constructor(private readonly post: (message: FromWorker) => void) {}

  /** Says it after all that waits, and after `kept` if something has to be kept; what that answers is said in its place, if it answers. */
  send(out: readonly FromWorker[], kept?: () => Promise<readonly FromWorker[] | undefined>): void {
    if (!kept && !this.tail) return this.say(out);
    const turn = (this.tail ?? Promise.resolve())
      .then(kept)
      .catch(() => undefined)
      .then((instead) => {
        if (this.tail === turn) this.tail = undefined;
        this.say(instead ?? out);
      });
    this.tail = turn;
  }

  /** Once all that waits has been said. */
  async idle(): Promise<void> {
    while (this.tail) await this.tail;
  }

  private say(out: readonly FromWorker[]): void {
    for (const message of out) this.post(message);
  }
}
