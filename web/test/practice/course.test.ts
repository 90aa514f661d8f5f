import { describe, expect, it, vi } from "vitest";
import { Course } from "../../src/practice/course.svelte";
import type { BenchQuestion, Lesson, Sheet, ToPage } from "../../src/wire";
import { sheetWith } from "../play/sheets";

const LESSON = {
  id: "two",
  options: {},
  position: "p",
  seed: "s",
  learner: "white",
  steps: [{ actions: ["card a1"] }, { actions: ["card b2"] }],
} as unknown as Lesson;

/** A table at which White may play cards, and answers only when it is told to. */
function table(): { course: Course; asked: BenchQuestion[]; answer: () => Promise<void> } {
  const asked: BenchQuestion[] = [];
  const waiting: (() => void)[] = [];
  const asking = (_: string, question: BenchQuestion): Promise<ToPage> => {
    asked.push(question);
    const sheet = sheetWith([]);
    const now = { ...sheet, version: question.done.length, turn: "white", offer: { ...sheet.offer, heads: ["card"] } };
    const picks = { type: "picks", ref: 0, tokens: [], moves: [], complete: false } as unknown as ToPage;
    return new Promise((resolve) => waiting.push(() => resolve(question.ask === "picks" ? picks : (now as Sheet))));
  };
  const course = new Course(LESSON, "ironpond", () => undefined, { asking });
  const answer = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { course, asked, answer };
}

describe("a course", () => {
  it("goes on after somebody asked to be shown before the last thing had happened", async () => {
    vi.useFakeTimers();
    try {
      const { course, asked, answer } = table();
      await answer();
      void course.show();
      // Two picks, each looked at for a while, then the action.
      for (let pick = 0; pick < 2; pick++) {
        await answer();
        await vi.advanceTimersByTimeAsync(1_000);
      }
      expect(asked.at(-1)).toMatchObject({ ask: "sheet", done: ["white card a1"] });
      void course.show();
      await answer();
      expect(course.reached).toBe(1);
      await answer();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(course.showing).toBe(false);
      course.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows no more what its learner has done meanwhile", async () => {
    vi.useFakeTimers();
    try {
      const { course, answer } = table();
      await answer();
      void course.show();
      await answer();
      course.session.play("card a1");
      await answer();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(course.reached).toBe(1);
      expect(course.showing).toBe(false);
      course.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
