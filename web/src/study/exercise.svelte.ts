import { SLIGHT } from "../analysis/analysis";
import { refusalOf } from "../site/site.svelte";
import type { Refusal } from "../wire";
import { Dropped, type Engine } from "./engine.svelte";
import type { Exercise } from "../analysis/handed";
import { Study } from "./study.svelte";
import { triedOn } from "../variations/tree";

/** What is said of a try. */
export type Verdict =
  | { kind: "judging" }
  | { kind: "shown" }
  /** With the chance that it leaves, and the best one. */
  | { kind: "good" | "poor"; value: number; best: number };

/** One tries one's own mistakes again, one after the other. */
export class Course {
  at = $state(0);
  verdict = $state.raw<Verdict | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  study = $state.raw() as Study;
  /** What the verdict is about. */
  private judged = "";

  constructor(
    readonly game: string,
    readonly exercise: Exercise,
    private readonly engine: Engine,
    private readonly news: ConstructorParameters<typeof Study>[2] = () => undefined,
  ) {
    this.at = exercise.at ?? 0;
    this.study = this.begin();
  }

  get task(): Exercise["tasks"][number] {
    const task = this.exercise.tasks[this.at];
    if (!task) throw new RangeError(`no task ${this.at}`);
    return task;
  }

  get last(): boolean {
    return this.at === this.exercise.tasks.length - 1;
  }

  /** Compares what was tried first with the best; does nothing where that was judged. */
  async judge(): Promise<void> {
    const [first] = triedOn(this.study.root, this.study.path);
    if (!first || first.line === this.judged || this.verdict?.kind === "shown") return;
    this.judged = first.line;
    this.verdict = { kind: "judging" };
    this.refusal = null;
    const token = first.line.slice(this.task.seat.length + 1);
    try {
      const found = await this.engine.ask({ ...this.study.question, done: [] }, "standard", token);
      const value = found.tried?.value ?? 0;
      const best = Math.max(value, found.candidates[0]?.value ?? 0);
      this.verdict = { kind: best - value < SLIGHT ? "good" : "poor", value, best };
    } catch (error) {
      // Whoever wanted something else has said what stands now.
      if (error instanceof Dropped) return;
      this.verdict = null;
      this.refusal = refusalOf(error);
    }
  }

  /** Back to the question. */
  again(): void {
    this.clear();
    this.study.go([]);
  }

  /** Plays the solution on the board. */
  async show(): Promise<void> {
    this.again();
    this.verdict = { kind: "shown" };
    await this.study.act(this.task.seat, this.task.best);
  }

  next(): void {
    this.clear();
    this.study.close();
    this.at += 1;
    this.study = this.begin();
  }

  private clear(): void {
    this.engine.stop();
    this.judged = "";
    this.verdict = null;
    this.refusal = null;
  }

  private begin(): Study {
    return new Study(this.game, { options: {}, record: this.exercise.record, ply: this.task.ply - 1 }, this.news);
  }
}
