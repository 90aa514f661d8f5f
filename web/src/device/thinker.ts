/** A question for the thinking worker. */
export interface Asked {
  n: number;
  question: string;
  /** A player waits for it: it goes before those that are not. */
  urgent?: boolean;
}

/** What comes of it. */
export interface Advised {
  n: number;
  advice: string;
}

export interface Heard {
  /** The advice on a question, or nothing where thinking failed. */
  thought(n: number, advice: string): void;
  /** A question had no advice twice. */
  failed(): void;
}

/** How often a question is asked that its worker dies of. */
const TRIES = 2;

/** The thinking worker: one thought at a time, later ones wait; calling one off ends it and starts another. What is urgent makes the others begin again. */
export class Thinker {
  private worker: Worker | undefined;
  private readonly waiting: Asked[] = [];
  private asked: Asked | undefined;
  private tries = 0;
  /** The question that had no advice last. */
  private vain = 0;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly heard: Heard,
    private readonly begun: () => Worker = () =>
      new Worker(new URL("./thinking.ts", import.meta.url), { type: "module", name: "thinking" }),
  ) {
    this.worker = this.start();
  }

  think(n: number, question: string, urgent = false): void {
    const before = urgent ? this.waiting.findIndex((one) => !one.urgent) : -1;
    this.waiting.splice(before < 0 ? this.waiting.length : before, 0, { n, question, urgent });
    if (!this.asked) this.next();
    else if (urgent && !this.asked.urgent) {
      this.waiting.splice(1, 0, this.asked);
      this.end();
      this.next();
    }
  }

  cancel(n: number): void {
    if (this.asked?.n === n) {
      this.end();
      // It is there when something is asked next.
      this.worker = this.start();
      this.next();
    } else {
      const at = this.waiting.findIndex((one) => one.n === n);
      if (at >= 0) this.waiting.splice(at, 1);
    }
  }

  close(): void {
    this.waiting.length = 0;
    this.asked = undefined;
    this.end();
  }

  private start(): Worker {
    const worker = this.begun();
    worker.onmessage = ({ data }: MessageEvent<Advised>) => this.told(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.died();
    };
    worker.postMessage(this.module);
    return worker;
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private next(): void {
    this.asked = this.waiting.shift();
    this.tries = 0;
    this.ask();
  }

  private ask(): void {
    if (!this.asked) return;
    this.tries++;
    this.worker ??= this.start();
    this.worker.postMessage(this.asked);
  }

  private told({ n, advice }: Advised): void {
    if (this.asked?.n !== n) return;
    this.next();
    this.heard.thought(n, advice);
    if (advice !== "") return;
    if (this.vain === n) this.heard.failed();
    this.vain = n;
  }

  /** A worker that died has nothing to lose but its thought; the next question starts another. */
  private died(): void {
    this.end();
    if (!this.asked || this.tries < TRIES) return this.ask();
    const { n } = this.asked;
    this.next();
    this.heard.thought(n, "");
    this.heard.failed();
  }
}
