import { Session } from "../play/session.svelte";
import type { Lesson, Refusal, Sheet } from "../wire";
import { Sandbox, type Judgement } from "./sandbox";

/** How long one looks at a position before the script goes on, in milliseconds. */
export const PAUSE = 900;
/** How long one looks at each pick that is being shown. */
const PICK = 650;

/** An action without the order of its picks: a set may be picked in any. */
function bare(action: string): string {
  const [head = "", ...picks] = action.split(" ");
  return [head, ...picks.sort()].join(" ");
}

/** Whether an action is one of those asked for. */
export function meets(action: string, asked: readonly string[]): boolean {
  return asked.some((one) => {
    if (one === "*") return true;
    if (one.endsWith(" *")) return action.startsWith(one.slice(0, -1));
    return bare(one) === bare(action);
  });
}

/** What is said of an action that the rules allow and the lesson doesn't ask for. */
const ASIDE: Refusal = {
  code: "aside",
  message: {
    fr: "C’est permis, mais ce n’est pas le but ici. Rien n’a bougé.",
    en: "That is allowed, but it is not the aim here. Nothing has moved.",
  },
};

/** A step of the script as a line. */
function lineOf({ by = "", actions }: Lesson["steps"][number]): string {
  return `${by} ${actions[0] ?? ""}`;
}

/** How a course is gone through, where that isn't the usual way; `done` is what was done in it already. */
interface Going {
  pause?: number;
  asking?: ConstructorParameters<typeof Sandbox>[3];
  done?: readonly string[];
}

/** One goes through a lesson: the script plays the other side, and says so when an action doesn't lead to the goal. */
export class Course {
  /** How many steps are behind us. */
  reached = $state(0);
  /** Good tries that led elsewhere, and refusals, since it began. */
  missed = $state(0);
  showing = $state(false);
  /** The learner was shown something: they haven't found it themselves. */
  showed = $state(false);
  readonly session: Session;
  readonly over = $derived.by(() => this.reached >= this.lesson.steps.length);
  /** What the learner is to do; undefined while the script plays, and at the end. */
  readonly step = $derived.by(() => {
    const step = this.lesson.steps[this.reached];
    return step?.by === undefined ? step : undefined;
  });
  /** How many of the learner's own steps are behind us. */
  readonly mine = $derived.by(
    () => this.lesson.steps.slice(0, this.reached).filter((step) => step.by === undefined).length,
  );
  private readonly sandbox: Sandbox;
  private readonly pause: number;
  /** How many steps were behind us when it began. */
  private readonly opening: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    game: string,
    news: (before: Sheet | null, now: Sheet) => void,
    { pause = PAUSE, asking, done = [] }: Going = {},
  ) {
    const { options, position, seed, learner } = lesson;
    this.pause = pause;
    // What happens before the learner is asked for the first time needn't be watched in a first game.
    const opening = lesson.steps.findIndex((step) => step.by === undefined);
    this.opening = lesson.steps[opening]?.task ? opening : 0;
    const before = done.length > this.opening ? done : lesson.steps.slice(0, this.opening).map(lineOf);
    this.reached = before.length;
    this.sandbox = new Sandbox(
      { game, options, ...(position && { position }), seed, seats: [learner] },
      (line, after) => this.judge(line, after),
      (_, after) => this.goOn(after),
      asking,
      before,
    );
    this.session = new Session(
      `lesson-${lesson.id}`,
      (before, now) => {
        news(before, now);
        if (!before) this.script();
      },
      undefined,
      this.sandbox.open,
    );
  }

  /** From the beginning. */
  again(): void {
    this.missed = 0;
    this.showed = false;
    this.rewind(this.opening);
    this.script();
  }

  /** To what the learner did last, to do it once more. */
  back(): void {
    const last = this.lesson.steps.slice(0, this.reached).findLastIndex((step) => step.by === undefined);
    if (last >= 0) this.rewind(last);
  }

  /** What was done so far, line by line. */
  get lines(): readonly string[] {
    return this.sandbox.lines;
  }

  private rewind(to: number): void {
    clearTimeout(this.timer);
    this.showing = false;
    this.reached = to;
    void this.session.compose(null);
    this.sandbox.clear(to);
  }

  /** Plays the learner's next action before their eyes. */
  async show(): Promise<void> {
    const step = this.lesson.steps[this.reached];
    const action = step?.actions.find((one) => !one.endsWith("*"));
    if (!step || step.by !== undefined || action === undefined || this.showing || this.session.pending) return;
    this.showing = this.showed = true;
    const { reached } = this;
    const tokens = action.split(" ");
    for (let k = 1; k <= tokens.length && this.composes(action); k++) {
      if (this.reached !== reached || !this.showing) return;
      await this.session.compose(tokens.slice(0, k));
      await new Promise((resolve) => setTimeout(resolve, PICK));
    }
    if (this.reached !== reached || !this.showing) return;
    await this.session.compose(null);
    this.session.play(action);
    this.showing = false;
  }

  close(): void {
    clearTimeout(this.timer);
    this.session.close();
    this.sandbox.close();
  }

  /** Whether an action is composed of picks; a move is not, nor is a single word. */
  private composes(action: string): boolean {
    return this.session.sheet?.offer.heads.includes(action.split(" ")[0] ?? "") ?? false;
  }

  private judge(line: string, after: Sheet): Judgement {
    const { steps, learner } = this.lesson;
    const step = steps[this.reached];
    const action = line.slice(learner.length + 1);
    const good = after.outcome?.winner === learner || (step?.by === undefined && meets(action, step?.actions ?? []));
    if (good) return { happens: true };
    this.missed += 1;
    return { happens: false, refused: step?.aside ? { code: "aside", message: step.aside } : ASIDE };
  }

  private goOn(after: Sheet): void {
    // Whoever did it themselves meanwhile needn't be shown any more.
    this.showing = false;
    this.reached = after.outcome?.winner === this.lesson.learner ? this.lesson.steps.length : this.reached + 1;
    this.script();
  }

  /** The other side's part, step by step, until the learner is asked again. */
  private script(): void {
    const step = this.lesson.steps[this.reached];
    if (step?.by === undefined) return;
    const line = lineOf(step);
    // A pass shows nothing, so one needn't wait for it.
    const wait = step.actions[0] === "pass" ? this.pause / 2 : this.pause;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.sandbox.act(line).then((done) => {
        if (!done) return;
        this.reached += 1;
        this.script();
      });
    }, wait);
  }
}
