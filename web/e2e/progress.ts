import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

/** How many lines a green run prints. */
const LINES = 10;

/** What a failed test complained of, without the colours of a terminal. */
function told({ errors, stdout, stderr }: TestResult): string {
  const said = [...stdout, ...stderr].map((chunk) => chunk.toString());
  // eslint-disable-next-line no-control-regex
  return [...errors.map(({ stack, message, snippet }) => `${stack ?? message ?? ""}\n${snippet ?? ""}`), ...said]
    .join("\n")
    .replace(/\u001b\[[0-9;]*m/g, "");
}

/** Tells a tenth of the tests in a line, and failures wholly; the last line sums up. */
export default class Progress implements Reporter {
  private all = 0;
  private done = 0;
  private readonly counts = { passed: 0, failed: 0, skipped: 0 };

  onBegin({ metadata }: FullConfig, suite: Suite): void {
    this.all = suite.allTests().length;
    const { shuffleSeed: seed } = metadata as { shuffleSeed?: string };
    if (seed !== undefined) console.log(`browser: in the order of seed ${seed}`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "interrupted") return;
    const how = test.outcome() === "expected" ? "passed" : result.status === "skipped" ? "skipped" : "failed";
    this.counts[how] += 1;
    this.done += 1;
    if (how === "failed") {
      const { file, line } = test.location;
      console.log(`browser: ${file}:${line} ${test.title} (${Math.round(result.duration / 1000)} s)\n${told(result)}`);
    }
    const tenth = (done: number): number => Math.floor((done * LINES) / this.all);
    if (tenth(this.done) > tenth(this.done - 1)) console.log(`browser: ${this.done} of ${this.all}`);
  }

  onError({ message, stack }: { message?: string; stack?: string }): void {
    this.counts.failed += 1;
    console.log(stack ?? message);
  }

  onEnd({ status }: FullResult): void {
    if (status === "timedout" || status === "interrupted") console.log(`browser: ${status}`);
    const { passed, failed, skipped } = this.counts;
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
