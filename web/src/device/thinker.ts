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

/** A worker that thinks, one question at a time. */
export interface Thinking {
  ask(asked: Asked): void;
  end(): void;
}

/** What is heard of it. */
export interface ThinkingHeard {
  advised(advised: Advised): void;
  /** It can't be asked any more. */
  died(): void;
}

export interface Heard {
  /** The advice on a question, or nothing where thinking failed. */
  thought(n: number, advice: string): void;
  /** A question had no advice twice. */
  failed(): void;
}

/** How often a question is asked that its worker dies of. */
const TRIES = 2;

/** A thought of so many milliseconds leaves a hundred megabytes that nobody collects until there are more; its worker is ended then. */
const LONG = 500;

/** The thinking worker: one thought at a time, later ones wait; calling one off ends it, and a spare one takes its place. What is urgent makes the others begin again. */
export class Thinker {
  private worker: Thinking | undefined;
  private spare: Thinking | undefined;
  private readonly waiting: Asked[] = [];
  private asked: Asked | undefined;
  private tries = 0;
  /** The question that had no advice last. */
  private vain = 0;
  private since = 0;

  constructor(
    private readonly heard: Heard,
    private readonly begin: (heard: ThinkingHeard) => Thinking,
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
      this.worker = this.another();
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
    this.spare?.end();
    this.spare = undefined;
  }

  private start(): Thinking {
    const worker = this.begin({
      advised: (advised) => this.told(advised),
      died: () => {
        if (worker !== this.spare) return this.died();
        this.spare.end();
        this.spare = undefined;
      },
    });
    return worker;
  }

  /** The spare one, which is there already, else another. */
  private another(): Thinking {
    const worker = this.spare ?? this.start();
    this.spare = undefined;
    return worker;
  }

  private end(): void {
    this.worker?.end();
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
    this.since = performance.now();
    this.worker ??= this.another();
    this.worker.ask(this.asked);
  }

  private told({ n, advice }: Advised): void {
    if (this.asked?.n !== n) return;
    const long = performance.now() - this.since >= LONG;
    this.next();
    this.heard.thought(n, advice);
    if (long && !this.asked) {
      this.end();
      this.worker = this.another();
    }
    // Beginning one takes longer than a thought may take to be called off; the first answer isn't kept waiting for that.
    this.spare ??= this.start();
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
