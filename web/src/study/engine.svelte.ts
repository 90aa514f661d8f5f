import type { Candidates, Depth } from "../analysis/analysis";
import { begun, refused } from "../analysis/analyst.svelte";
import type { FromAnalyst, ToAnalyst } from "../analysis/messages";
import { able } from "../device/able";
import type { BenchQuestion } from "../wire";

/** Whoever asked wants something else by now. */
export class Dropped extends Error {}

/** Thinks about one position after the other in a worker that stays; a new question ends the one before. */
export class Engine {
  /** It is thinking. */
  busy = $state(false);
  /** How much of the program has come, from 0 to 1; null while it is there. */
  loading = $state<number | null>(null);
  private worker: Worker | undefined;
  private drop: ((cause: Error) => void) | undefined;

  constructor(
    private readonly game: string,
    private readonly start: () => Worker = begun,
  ) {}

  /** What the player of a running game could do, who has asked for help in it. Throws as `ask` does. */
  help(saved: string, depth: Depth): Promise<Candidates> {
    return this.put({ saved, depth });
  }

  /** Whether this browser can. */
  get able(): boolean {
    return able();
  }

  /** What one could do in a position, and what `tried` is worth there. Throws `Dropped` and `Refused`. */
  ask(question: BenchQuestion, depth: Depth, tried?: string): Promise<Candidates> {
    const { game } = this;
    const about = $state.snapshot(question) as BenchQuestion;
    return this.put({ game, question: about, depth, ...(tried !== undefined && { tried }) });
  }

  private put(asked: ToAnalyst): Promise<Candidates> {
    this.stop();
    return new Promise((resolve, reject) => {
      const worker = (this.worker ??= this.start());
      this.busy = true;
      const over = (then: () => void): void => {
        this.busy = false;
        this.loading = null;
        this.drop = undefined;
        then();
      };
      this.drop = (cause) => over(() => reject(cause));
      worker.onerror = (event) => {
        event.preventDefault();
        console.warn(event.message);
        this.end();
        over(() => reject(new Error(event.message)));
      };
      worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
        if (data.type === "loading") this.loading = data.part < 1 ? data.part : null;
        if (data.type === "found") over(() => resolve(JSON.parse(data.json) as Candidates));
        if (data.type === "refused") over(() => reject(refused(data.json)));
      };
      worker.postMessage(asked);
    });
  }

  /** Thinks no more; a worker in the middle of a thought can only be ended. */
  stop(): void {
    if (!this.drop) return;
    this.end();
    this.drop(new Dropped());
  }

  /** Lets go of the worker. */
  close(): void {
    this.stop();
    this.end();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
