import { describe, expect, it, vi } from "vitest";
import { Course } from "../../src/study/exercise.svelte";
import { noted, resumed } from "../../src/analysis/handed";
import { Dropped, Engine } from "../../src/study/engine.svelte";
import { keepStudy, recallStudy } from "../../src/study/kept";
import { onDevice, spared, Study } from "../../src/study/study.svelte";
import { ROOT } from "../../src/variations/tree";
import { setNear } from "../../src/net/near";
import { keep } from "../../src/site/store";
import type { FromAnalyst, ToAnalyst } from "../../src/analysis/messages";
import type { BenchQuestion, LogLine, Sheet, ToPage } from "../../src/wire";

vi.mock("../../src/device/able", () => ({ able: () => true }));

const UNTIL = { interval: 1, timeout: 60_000 };

/** A game in which anybody may say anything, and each third word is one that nobody need think about. */
function answer({ done }: BenchQuestion): Promise<ToPage> {
  const lines = done.map((line, n): LogLine => {
    const [seat = "", token = ""] = line.split(" ");
    return { n, seat, kind: "action", token, text: token };
  });
  const forced = done.at(-1)?.endsWith("!") ?? false;
  const sheet = {
    type: "sheet",
    id: "bench",
    game: "toy",
    seats: ["white", "black"].map((seat) => ({ seat, kind: "guest", name: "", version: 0, mine: true, online: true })),
    turn: done.length % 2 === 0 ? "white" : "black",
    outcome: null,
    version: lines.length,
    since: 0,
    lines,
    ply: lines.length,
    board: {},
    offer: forced ? { moves: [], heads: [], words: ["yes", "resign"] } : { moves: [], heads: [], words: ["a", "b"] },
  };
  return Promise.resolve(sheet as unknown as ToPage);
}

const study = (): Study => new Study("toy", { options: {} }, undefined, undefined, (_, question) => answer(question));

const tokens = (one: Study): string[] => one.lines.map((line) => line.split(" ")[1] ?? "");

it("asks no server about a record or a position, which may be of a game on this device", () => {
  expect(onDevice({ options: {}, record: "a record", ply: 0 })).toBe(true);
  expect(onDevice({ options: {}, position: "a position" })).toBe(true);
  setNear(() => Promise.reject(new Error("not yet")));
  expect(onDevice({ options: {} })).toBe(false);
});

describe("a study", () => {
  it("grows by what is tried, and by answers that nobody need think about", async () => {
    const one = study();
    await vi.waitUntil(() => one.session.sheet, UNTIL);
    await one.act("white", "a");
    await one.act("black", "b!");
    expect(tokens(one)).toEqual(["a", "b!", "yes"]);
    one.go([0]);
    await one.act("black", "c");
    expect(tokens(one)).toEqual(["a", "c"]);
    expect(one.root.after[0]?.after.map((node) => node.tried?.line)).toEqual(["black b!", "black c"]);
    one.prune();
    expect([tokens(one), one.root.after[0]?.after.length]).toEqual([["a"], 1]);
    one.on();
    expect(tokens(one)).toEqual(["a", "b!", "yes"]);
    one.back();
    expect(tokens(one)).toEqual(["a"]);
    one.on();
    one.prune();
    expect([tokens(one), one.root.after[0]?.after.length]).toEqual([["a"], 0]);
    one.close();
  });

  it("forgets what was on its way when it goes elsewhere", async () => {
    let slow: (() => void) | undefined;
    const one = new Study("toy", { options: {} }, undefined, undefined, async (_, question) => {
      if (question.done.some((line) => line.endsWith("slow"))) await new Promise<void>((go) => (slow = go));
      return answer(question);
    });
    await vi.waitUntil(() => one.session.sheet, UNTIL);
    await one.act("white", "a");
    one.session.play("slow");
    await vi.waitUntil(() => slow, UNTIL);
    one.go([]);
    slow?.();
    await one.act("white", "b");
    expect(one.session.pending).toBeNull();
    slow = undefined;
    const late = one.act("black", "slow");
    await vi.waitUntil(() => slow, UNTIL);
    one.go([0]);
    (slow as (() => void) | undefined)?.();
    await late;
    expect([tokens(one), one.path]).toEqual([["a"], [0]]);
    expect(one.root.after.map((node) => node.after.length)).toEqual([0, 0]);
    one.close();
  });

  it("leads to both ends of a line, and where it stands there already loses nothing that is on its way", async () => {
    const one = study();
    await vi.waitUntil(() => one.session.sheet, UNTIL);
    await one.act("white", "a");
    await one.act("black", "b!");
    one.start();
    expect(tokens(one)).toEqual([]);
    one.end();
    expect(tokens(one)).toEqual(["a", "b!", "yes"]);
    one.close();
    for (const stay of ["start", "end"] as const) {
      let slow: (() => void) | undefined;
      const other = new Study("toy", { options: {} }, undefined, undefined, async (_, question) => {
        if (question.done.length > 0) await new Promise<void>((go) => (slow = go));
        return answer(question);
      });
      await vi.waitUntil(() => other.session.sheet, UNTIL);
      const late = other.act("white", "a");
      await vi.waitUntil(() => slow, UNTIL);
      other[stay]();
      slow?.();
      await late;
      expect(tokens(other), stay).toEqual(["a"]);
      other.close();
    }
  });

  it("goes back to where a side thought last", async () => {
    const one = study();
    await vi.waitUntil(() => one.session.sheet, UNTIL);
    for (const [k, token] of ["a", "b", "c", "d"].entries()) await one.act(k % 2 === 0 ? "white" : "black", token);
    one.back("white");
    expect(tokens(one)).toEqual(["a", "b"]);
    one.back("black");
    expect(tokens(one)).toEqual(["a"]);
    one.back("black");
    expect(tokens(one)).toEqual([]);
    one.close();
  });

  it("asks about the position that it shows", () => {
    const one = new Study("toy", { options: {}, record: "a record", ply: 7 });
    expect(one.question).toEqual({ options: {}, record: "a record", ply: 7, seed: "study", seats: [], done: [] });
    one.close();
  });

  it("is there the next time, unless it is too large to keep", () => {
    const left = { base: { options: {} }, root: ROOT, path: [] };
    keepStudy("toy", left);
    expect(recallStudy("toy")).toEqual(left);
    keepStudy("toy", { ...left, base: { options: {}, record: "x".repeat(400_000) } });
    expect(recallStudy("toy")).toEqual(left);
  });

  it.each([
    5,
    {},
    { base: { options: {} }, root: ROOT, path: [0] },
    { base: {}, root: ROOT, path: [] },
    { base: { options: {} }, root: { ...ROOT, after: [ROOT] }, path: [] },
    { base: { options: {} }, root: { ...ROOT, drawn: { arrows: [{}], rings: [] } }, path: [] },
  ])("is begun anew where what lies there is none: %j", (left) => {
    keep("study-toy", left);
    expect(recallStudy("toy")).toBeUndefined();
  });
});

it("only the one word that is left is said unasked", () => {
  const sheet = (offer: object, outcome: unknown = null): Sheet =>
    ({ outcome, offer: { moves: [], heads: [], words: [], ...offer } }) as unknown as Sheet;
  expect(spared(sheet({ words: ["pass", "resign", "offer draw"] }))).toBe("pass");
  expect(spared(sheet({ words: ["yes", "no"] }))).toBeUndefined();
  expect(spared(sheet({ words: ["pass"], heads: ["#3"] }))).toBeUndefined();
  expect(spared(sheet({ words: ["pass"], moves: [{}] }))).toBeUndefined();
  expect(spared(sheet({ words: ["pass"] }, { winner: "white" }))).toBeUndefined();
});

/** A worker that thinks when a test says so. */
class ByHand {
  static all: ByHand[] = [];
  onmessage: ((event: { data: FromAnalyst }) => void) | null = null;
  asked: ToAnalyst[] = [];
  ended = false;
  constructor() {
    ByHand.all.push(this);
  }
  postMessage(asked: ToAnalyst): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  found(value: number, tried?: number): void {
    const weighed = (chance: number): object => ({ action: "best", written: "best", value: chance, interval: 0 });
    const json = { seat: "white", candidates: [weighed(value)], ...(tried !== undefined && { tried: weighed(tried) }) };
    this.onmessage?.({ data: { type: "found", json: JSON.stringify(json) } });
  }
}

const engine = (): Engine => ((ByHand.all = []), new Engine("toy", () => new ByHand() as unknown as Worker));
const QUESTION: BenchQuestion = { options: {}, seats: [], done: [] };

describe("an engine", () => {
  it("keeps its worker between questions, and ends it in the middle of a thought", async () => {
    const one = engine();
    const first = one.ask(QUESTION, "quick");
    ByHand.all[0]?.found(0.6);
    expect((await first).candidates[0]?.value).toBe(0.6);
    const second = one.ask(QUESTION, "standard", "a");
    expect(ByHand.all).toHaveLength(1);
    expect(ByHand.all[0]?.asked[1]).toEqual({ game: "toy", question: QUESTION, depth: "standard", tried: "a" });
    const third = one.ask(QUESTION, "quick");
    await expect(second).rejects.toThrow(Dropped);
    expect([ByHand.all.length, ByHand.all[0]?.ended, one.busy]).toEqual([2, true, true]);
    ByHand.all[1]?.found(0.4);
    await third;
    expect(one.busy).toBe(false);
    one.close();
    expect(ByHand.all[1]?.ended).toBe(true);
  });

  it("says what was refused, and answers the next question", async () => {
    const one = engine();
    const asked = one.ask(QUESTION, "quick");
    const error = { code: "not-over", message: "n", message_fr: "n" };
    ByHand.all[0]?.onmessage?.({ data: { type: "refused", json: JSON.stringify({ error }) } });
    await expect(asked).rejects.toThrow();
    const next = one.ask(QUESTION, "quick");
    ByHand.all[0]?.found(0.5);
    expect((await next).seat).toBe("white");
  });
});

describe("one's own mistakes", () => {
  const task = { ply: 1, seat: "white", played: "a", best: "b", value: 0.2, bestValue: 0.7, interval: 0 };
  const exercise = {
    record: "a record",
    tasks: [1, 3].map((ply) => ({ ...task, ply, written: "b", shown: "a" })),
  };

  it.each([
    [0.62, 0.65, "good"],
    [0.3, 0.65, "poor"],
    [0.7, 0.65, "good"],
  ])("a try worth %d beside %d is %s", async (tried, best, kind) => {
    const one = engine();
    const course = new Course("toy", exercise, one);
    expect(course.study.base).toEqual({ options: {}, record: "a record", ply: 0 });
    course.study.root = { ...ROOT, after: [{ ...ROOT, tried: { line: "white c", log: {} as LogLine } }] };
    course.study.path = [0];
    const judged = course.judge();
    expect(course.verdict).toEqual({ kind: "judging" });
    expect(ByHand.all[0]?.asked[0]).toMatchObject({ tried: "c", question: { done: [], ply: 0 } });
    ByHand.all[0]?.found(best, tried);
    await judged;
    expect(course.verdict).toEqual({ kind, value: tried, best: Math.max(tried, best) });
    course.again();
    expect([course.verdict, course.study.path]).toEqual([null, []]);
    course.next();
    expect([course.at, course.last, course.study.base.ply]).toEqual([1, true, 2]);
    course.study.close();
  });

  /** As if the table had let somebody try something at once. */
  const tries = (course: Course, token: string): Promise<void> => {
    course.study.root = { ...ROOT, after: [{ ...ROOT, tried: { line: `white ${token}`, log: {} as LogLine } }] };
    course.study.path = [0];
    return course.judge();
  };

  it("each try is judged, also without pressing anything between", async () => {
    const course = new Course("toy", exercise, engine());
    const first = tries(course, "c");
    ByHand.all[0]?.found(0.6, 0.2);
    await first;
    const second = tries(course, "d");
    expect(course.verdict).toEqual({ kind: "judging" });
    const third = tries(course, "e");
    await second;
    expect(course.verdict).toEqual({ kind: "judging" });
    ByHand.all[1]?.found(0.6, 0.6);
    await third;
    expect(course.verdict).toMatchObject({ kind: "good" });
    course.study.close();
  });

  it("those of an entry of the history begin where they were, and go with it", () => {
    const two = { ...exercise, tasks: [...exercise.tasks, ...exercise.tasks], at: 1 };
    const state = noted({ sheet: true }, two);
    expect(state).toEqual({ sheet: true, exercise: two });
    expect(resumed(state)).toEqual({ exercise: two });
    const course = new Course("toy", two, engine());
    expect([course.at, course.last]).toEqual([1, two.tasks.length === 2]);
    course.study.close();
    expect(noted(state, undefined)).toEqual({ sheet: true });
    for (const other of [null, {}, { exercise: 3 }, { exercise: { record: "r" } }, { exercise: { ...two, at: 9 } }])
      expect(resumed(other)).toBeUndefined();
  });

  it("what can't be judged is said once", async () => {
    const course = new Course("toy", exercise, engine());
    const first = tries(course, "c");
    const error = { code: "not-over", message: "n", message_fr: "n" };
    ByHand.all[0]?.onmessage?.({ data: { type: "refused", json: JSON.stringify({ error }) } });
    await first;
    expect([course.verdict, course.refusal?.code]).toEqual([null, "not-over"]);
    await course.judge();
    expect(ByHand.all[0]?.asked).toHaveLength(1);
    course.study.close();
  });

  it("the solution that is shown while a try is judged stays the solution", async () => {
    const course = new Course("toy", exercise, engine());
    const first = tries(course, "c");
    void course.show();
    await first;
    await tries(course, "b");
    expect(course.verdict).toEqual({ kind: "shown" });
    course.study.close();
  });
});
