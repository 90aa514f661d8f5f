import type { FromWorker } from "./messages";

/** Begins and ends the thinking workers of a device worker, on the page. */
export class Lender {
  private readonly workers = new Map<number, Worker>();

  constructor(private readonly died: (n: number) => void) {}

  lend({ n, line }: Extract<FromWorker, { type: "lend" }>): void {
    const worker = new Worker(new URL("./thinking.ts", import.meta.url), { type: "module", name: "thinking" });
    this.workers.set(n, worker);
    worker.onerror = (event) => {
      event.preventDefault();
      console.warn(event.message);
      // Another device worker counts its own from one again.
      if (this.workers.get(n) === worker) this.died(n);
    };
    worker.postMessage("line", [line]);
  }

  end(n: number): void {
    this.workers.get(n)?.terminate();
    this.workers.delete(n);
  }

  clear(): void {
    for (const n of [...this.workers.keys()]) this.end(n);
  }
}
